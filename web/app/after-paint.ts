/** A page in the background paints nothing: nobody waits longer than this. */
const LATEST_MS = 100;

/** Until what was just touched is on the screen; null when nothing was. */
let painting: Promise<void> | null = null;

for (const kind of ['pointerdown', 'click', 'keydown'])
  globalThis.addEventListener?.(
    kind,
    ({ isTrusted }) => {
      if (isTrusted)
        painting ??= nextPaint().then(() => {
          painting = null;
        });
    },
    { capture: true, passive: true },
  );

function nextPaint(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, LATEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Takes messages in their order, none between a touch and its paint: that it was felt is seen at once, however long it takes to draw what comes of it. */
export function afterPaint<Message>(take: (message: Message) => void): (message: Message) => void {
  return message => {
    if (painting === null) take(message);
    else void painting.then(() => take(message));
  };
}
