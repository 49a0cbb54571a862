import {
  closed,
  either,
  exactly,
  fields,
  flag,
  integer,
  list,
  optional,
  orNull,
  table,
  text,
  type ValueOf,
  word,
} from '@bonebed/kernel';

const id = text(80);

const ids = list(text(60), 0, 5);

const amount = integer(0, 8);

const copies = integer(1, 8);

const part = word('head', 'vertebrae', 'limbs');

const phase = word('field', 'museum', 'controversy');

const words = closed({ en: text(500), fr: text(600) });

const tags = list(word('theft', 'holdup', 'destroy', 'disaster', 'delay', 'crew', 'doubt', 'slander'), 0, 4);

const countPassive = closed({ passive: word('startPrestige', 'keepBones', 'handLimit'), n: integer(-6, 6) });

const drawPassive = closed({ passive: exactly('extraDraw'), what: word('event', 'bone'), n: integer(-3, 3) });

const immunityPassive = closed({ passive: exactly('untargetable'), tags });

const savePassive = closed({ passive: exactly('saveBones'), tags, n: copies });

const passive = either(countPassive, drawPassive, immunityPassive, savePassive);

const ability = closed({ ability: exactly('cycleBone'), phase: exactly('field'), perTurn: exactly(1) });

const bareEffect = closed({ effect: word('stayInPlay', 'withdraw') });

const drawEffect = closed({ effect: exactly('draw'), what: word('event', 'bone'), n: copies });

const stealEffect = closed({
  effect: exactly('steal'),
  what: exactly('bone'),
  n: copies,
  from: exactly('target'),
  pick: word('random', 'seen'),
});

const destroyEffect = closed({
  effect: exactly('destroy'),
  what: exactly('bone'),
  n: either(copies, exactly('halfUp')),
  from: exactly('target'),
  pick: exactly('random'),
});

const skipEffect = closed({ effect: exactly('skipPhase'), who: exactly('target'), phase });

const crewEffect = closed({ effect: word('takeCrew', 'removeCrew'), from: exactly('target') });

const countEffect = closed({ effect: word('boost', 'keepBones', 'gain'), n: copies });

const removeEffect = closed({
  effect: exactly('removeBone'),
  n: exactly(1),
  from: word('presentation', 'skeleton'),
  pick: exactly('actor'),
  filter: optional(ids),
});

const loseEffect = closed({ effect: exactly('lose'), who: word('target', 'skeletonOwner'), n: copies });

const cancelEffect = closed({ effect: exactly('cancel'), tags, revision: optional(flag) });

const saveEffect = closed({ effect: exactly('save'), what: optional(exactly('bone')), n: copies });

const blockEffect = closed({ effect: exactly('blockRevision'), n: exactly(1) });

const effect = either(
  bareEffect,
  drawEffect,
  stealEffect,
  destroyEffect,
  skipEffect,
  crewEffect,
  countEffect,
  removeEffect,
  loseEffect,
  cancelEffect,
  saveEffect,
  blockEffect,
);

/** What may stand in a `components.json`. */
export const components = fields({
  game: exactly('ruthless'),
  counts: closed({
    paleontologists: integer(1, 8),
    bones: integer(1, 80),
    names: integer(1, 40),
    events: integer(1, 120),
    boneDeck: integer(1, 80),
    eventDeck: integer(1, 150),
    total: integer(1, 250),
    note: optional(text(600)),
  }),
  constants: closed({
    players: list(integer(2, 4), 1, 5),
    startPrestige: amount,
    minPrestige: amount,
    maxPrestige: optional(exactly(null)),
    goalByPlayers: table(integer(1, 25), 5),
    goalRange: list(integer(1, 40), 2, 2),
    fieldDraw: closed({ event: amount, bone: amount }),
    eventHandLimit: amount,
    describeBones: closed({ min: integer(1, 3), max: integer(1, 3) }),
    prestigePerBone: amount,
    prestigePerFossil: amount,
    prestigePerRevisedBone: amount,
    perfectScore: integer(1, 6),
    idleTurnsToEnd: integer(1, 6),
    lastTurn: integer(1, 30),
  }),
  families: list(fields({ id, color: text(40), name: words }), 1, 6),
  traits: list(fields({ id, part, text: words }), 1, 100),
  paleontologists: list(fields({ id, name: text(80), passives: list(passive, 0, 4), text: words }), 1, 6),
  names: list(
    fields({
      id,
      name: text(40),
      deck: exactly('event'),
      kind: exactly('name'),
      phase: exactly('museum'),
      timing: exactly('withDescription'),
      family: id,
      color: text(40),
      count: copies,
      ideal: closed({ head: ids, vertebrae: ids, limbs: ids }),
      text: words,
    }),
    1,
    30,
  ),
  bones: list(
    fields({
      id,
      deck: exactly('bone'),
      kind: word('skeletal', 'fossil'),
      part: orNull(part),
      family: orNull(text(40)),
      color: orNull(text(40)),
      count: copies,
      prestige: amount,
      name: words,
      traits: ids,
      perfectFor: optional(ids),
      text: words,
    }),
    1,
    50,
  ),
  matchTable: table(table(amount, 30), 50),
  events: list(
    fields({
      id,
      name: words,
      deck: exactly('event'),
      kind: word('crew', 'event', 'defence'),
      phase: word('field', 'museum', 'controversy', 'any'),
      timing: word('action', 'withPresentation', 'withRevision', 'doubt', 'defence'),
      count: copies,
      target: closed({
        kind: word('none', 'rival', 'eachRival', 'rivalCrew', 'rivalSkeleton', 'presentation', 'revision', 'threat'),
        filter: optional(ids),
      }),
      tags,
      effects: list(effect, 1, 4),
      passives: optional(list(passive, 0, 3)),
      abilities: optional(list(ability, 0, 1)),
      text: words,
    }),
    1,
    50,
  ),
});

export type Components = ValueOf<typeof components>;
export type RawName = Components['names'][number];
export type RawBone = Components['bones'][number];
export type RawEvent = Components['events'][number];
export type RawPassive = ValueOf<typeof passive>;
