/** How far a finger must go to turn the page, and how straight. */
const FAR_PX = 70;
const STRAIGHT = 2;

/** Calls `turn` with -1 or 1 when a finger is drawn across, unless it moved something that scrolls sideways. */
export function listenToSwipes(element: HTMLElement, turn: (direction: -1 | 1) => void): () => void {
  let start: { readonly x: number; readonly y: number } | null = null;
  const onStart = ({ touches, target }: TouchEvent) => {
    const isOne = touches.length === 1 && !scrollsSideways(target, element);
    start = isOne ? { x: touches[0].clientX, y: touches[0].clientY } : null;
  };
  const onEnd = ({ changedTouches: [touch] }: TouchEvent) => {
    if (start === null || touch === undefined) return;
    const [across, along] = [touch.clientX - start.x, touch.clientY - start.y];
    if (Math.abs(across) > FAR_PX && Math.abs(across) > STRAIGHT * Math.abs(along)) turn(across < 0 ? 1 : -1);
    start = null;
  };
  element.addEventListener('touchstart', onStart, { passive: true });
  element.addEventListener('touchend', onEnd, { passive: true });
  return () => {
    element.removeEventListener('touchstart', onStart);
    element.removeEventListener('touchend', onEnd);
  };
}

function scrollsSideways(target: EventTarget | null, root: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at !== null && at !== root; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth + 1 && getComputedStyle(at).overflowX !== 'visible') return true;
  }
  return false;
}
