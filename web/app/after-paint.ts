/** A finger that stays down presses nothing, and a page in the background paints nothing: nobody waits longer than this. */
const LATEST_MS = 100;

/** Until what was just touched is on the screen; null when nothing was. */
let painting: Promise<void> | null = null;
let release = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;

function hold(): void {
  painting ??= new Promise<void>(resolve => {
    release = resolve;
  }).then(() => {
    painting = null;
  });
  clearTimeout(timer);
  timer = setTimeout(release, LATEST_MS);
}

/** What a press changes is seen in the next frame. A finger that only comes down asks for none: the frame of its tap would have to wait for that one. */
function holdUntilPainted(): void {
  hold();
  requestAnimationFrame(() => setTimeout(release));
}

for (const [kind, wait] of [
  ['pointerdown', hold],
  ['click', holdUntilPainted],
  ['keydown', holdUntilPainted],
] as const)
  globalThis.addEventListener?.(kind, ({ isTrusted }) => isTrusted && wait(), { capture: true, passive: true });

/** Takes messages in their order, none between a touch and its paint: that it was felt is seen at once, however long it takes to draw what comes of it. */
export function afterPaint<Message>(take: (message: Message) => void): (message: Message) => void {
  return message => {
    if (painting === null) take(message);
    else void painting.then(() => take(message));
  };
}
