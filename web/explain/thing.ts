/** A thing of the board that can be explained, and where it is shown: a chip of the list stands for a thing that lies elsewhere. */
export interface Found {
  readonly thing: string;
  readonly element: Element;
}

const keyOf = (element: Element) => element.getAttribute('data-thing') ?? '';

function foundIn(element: Element): Found {
  return { thing: keyOf(element), element };
}

/** The thing that an element is or lies in. */
export function thingOf(target: Element): Found | null {
  const chip = target.closest('[data-keys]');
  if (chip !== null) return thingOfChip(chip);
  const own = target.closest('.table [data-thing]');
  return own === null ? null : foundIn(own);
}

/** An option is about places on the table; the first of them that is explained explains it. */
function thingOfChip(chip: Element): Found | null {
  for (const key of (chip.getAttribute('data-keys') ?? '').split(' ')) {
    const spot = document.querySelector(`.table [data-spot="${CSS.escape(key)}"]`);
    const thing = spot?.closest('[data-thing]') ?? null;
    if (thing !== null) return { thing: keyOf(thing), element: chip };
  }
  return null;
}

/** The smallest thing under a point. What a spot shows lets the pointer through to its button, so places are compared. */
export function thingAt(target: Element, x: number, y: number): Found | null {
  const around = target.closest('[data-keys], .spot, [data-thing]');
  if (around === null || around.hasAttribute('data-keys')) return thingOf(target);
  const inside = [...around.querySelectorAll('[data-thing]')].filter(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  const deepest = inside.filter(element => !inside.some(other => other !== element && element.contains(other))).at(-1);
  return deepest === undefined ? thingOf(around) : foundIn(deepest);
}
