import { signal } from '@preact/signals';

/** How many tables wait for me on the server, besides the one that is open. */
export const waitingElsewhere = signal(0);

let shown = 0;

/** Says how many tables wait where one looks when one looks elsewhere: in the title, and by the badges of the icons (`badges.ts`). */
export function showWaiting(count: number, title: string): void {
  shown = count;
  document.title = count > 1 || (count === 1 && title === 'Bonebed') ? `(${count}) ${title}` : title;
  mark();
}

/** Nobody needs marks on a page that they look at: what makes them comes when it is left for the first time. */
function mark(): void {
  const count = document.hidden ? shown : 0;
  // A page is hidden, too, when it is left for good, and then nothing comes any more.
  if (document.hidden || isMarking)
    import('./badges.ts').then(
      ({ markWaiting }) => markWaiting(count, shown),
      () => {},
    );
  isMarking ||= document.hidden;
}

let isMarking = false;
document.addEventListener('visibilitychange', mark);
