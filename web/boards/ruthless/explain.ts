import type { Seat } from '@bonebed/kernel';
import { boardWords } from '../../words.ts';
import type { BoardAt, Explain, Explanation } from '../board.ts';
import { nameOf } from '../name-of.ts';
import { boardAt } from '../use-board.ts';
import { roleOf } from './card-words.ts';
import { printed, traitsOfBone } from './edition.ts';
import { bestNameOf, matchOf, numbersOf, PARTS, PHASES } from './facts.ts';
import { en } from './texts/explain.en.ts';
import { fr } from './texts/explain.fr.ts';
import { type BoneId, type Box, type CardId, promised, skeletonOf, type TableView } from './view.ts';
import { bt } from './words.ts';

const et = boardWords({ en, fr });
type Key = keyof typeof en;

/** Things that are named by one word, and the rule that says what they are. */
const PLAIN = {
  herald: 'RP-3.1',
  lastTurn: 'RP-10.2',
  paleontologists: 'RP-2.2',
  skips: 'RP-4.11',
  first: 'RP-2.6',
  wax: 'RP-6.7',
  presentation: 'RP-6.5',
  revision: 'RP-7.8',
  played: 'RP-4.5',
  spied: 'RP-4.5',
  draft: 'RP-3.7',
  worth: 'RP-6.9',
  track: 'RP-8.1',
  crew: 'RP-5.4',
  present: 'RP-6.5',
  publish: 'RP-7.1',
  'speakers.doubt': 'RP-6.5',
  'speakers.defend': 'RP-4.5',
} as const;

const isPlain = (thing: string): thing is keyof typeof PLAIN => Object.hasOwn(PLAIN, thing);

const PHASE_RULES = { field: 'RP-5.3', museum: 'RP-6.1', controversy: 'RP-7.1' } as const;

const ROLE_RULES: Readonly<Record<ReturnType<typeof roleOf>, string>> = {
  name: 'RP-6.2',
  crew: 'RP-5.4',
  defence: 'RP-4.5',
  doubt: 'RP-6.5',
  boost: 'RP-6.4',
  field: 'RP-4.1',
  museum: 'RP-4.1',
  controversy: 'RP-4.1',
};

/** What each thing of this board is called, what it means, and what holds at this moment. */
export const explain: Explain = (at, thing) => {
  const { view, box } = boardAt<TableView, Box>(at);
  const numbers = numbersOf(box, at.reader.language);
  if (isPlain(thing)) return { name: et(thing), words: et(`${thing}.about`, numbers), rule: PLAIN[thing] };
  const [kind, which = ''] = thing.split('.');
  const number = Number(which);
  switch (kind) {
    case 'turn':
      return said('turn', 'RP-2.8', et('turn.now', { turn: view.turn }));
    case 'phase':
      return explainPhase(view, which);
    case 'passes':
      return said('passes', 'RP-3.5', et('passes.now', { passes: view.passes, count: view.players.length }));
    case 'deck':
      return which === 'bones'
        ? said('deck.bones', 'RP-2.4', et('pile.now', { count: view.boneDeck }))
        : said('deck.events', 'RP-4.14', et('pile.now', { count: view.eventDeck }));
    case 'tray':
      return said('tray', 'RP-9.3', et('pile.now', { count: view.boneTray.count }));
    case 'goal': {
      const most = Math.max(...view.players.map(({ prestige }) => prestige));
      return said('goal', 'RP-10.1', et('goal.now', { goal: view.goal, most }));
    }
    case 'prestige':
    case 'soon':
    case 'museum':
    case 'hand':
      return explainPlayer(at, view, kind, number);
    case 'fan':
    case 'limit':
    case 'mayKeep':
      return explainHand(view, at.eyes ?? 0, thing);
    case 'paleontologist': {
      const { name, id } = box.paleontologists[number];
      return { name, words: printed(at, id), rule: 'RP-1.3' };
    }
    case 'skeleton':
      return explainSkeleton(at, number as CardId);
    case 'slot':
      return explainSlot(which);
    case 'match': {
      const { perfectScore: most } = box.constants;
      const now = number === most ? et('match.perfect', { most }) : et('match.now', { score: number, most });
      return said('match', 'RP-1.10', now);
    }
    case 'family':
      return {
        name: et('family', { name: box.families[number].name[at.reader.language] }),
        words: et('family.about'),
        rule: 'RP-1.6',
      };
    case 'bone':
      return explainBone(at, number as BoneId);
    case 'crew':
    case 'card':
      return explainCard(at, number as CardId, kind === 'crew');
    default:
      return null;
  }
};

/** A thing by its key, where its name needs no values. */
function said(
  key: Key & ('turn' | 'passes' | 'deck.bones' | 'deck.events' | 'tray' | 'goal' | 'match'),
  rule: string,
  now: string,
): Explanation {
  return { name: et(key), words: et(`${key}.about`), now, rule };
}

function explainPhase(view: TableView, which: string): Explanation | null {
  const phase = PHASES.find(one => one === which);
  if (phase === undefined) return null;
  const away = Math.sign(PHASES.indexOf(phase) - PHASES.indexOf(view.phase));
  const when = ['over', 'now', 'next'][away + 1];
  return {
    name: et(`phase.${phase}`),
    words: et(`phase.${phase}.about`),
    now: et('phase.now', { when }),
    rule: PHASE_RULES[phase],
  };
}

function explainPlayer(at: BoardAt, view: TableView, kind: string, seat: Seat): Explanation {
  const name = at.reader.players[seat] ?? '';
  const { prestige, skeletons, fossils, crew, bones, cards } = view.players[seat];
  switch (kind) {
    case 'museum': {
      const now = et('museum.now', { skeletons: skeletons.length, fossils: fossils.length, crew: crew.length });
      return { name: et('museum', { name }), words: et('museum.about'), now, rule: 'RP-6.10' };
    }
    case 'hand': {
      const now = et('hand.now', { bones: bones.count, cards: cards.count });
      return { name: et('hand', { name }), words: et('hand.about'), now, rule: 'RP-2.5' };
    }
    default: {
      const now =
        kind === 'soon'
          ? et('soon.now', { prestige, soon: promised(view, seat) })
          : et('prestige.now', { prestige, goal: view.goal });
      return { name: et('prestige', { name }), words: et('prestige.about'), now, rule: 'RP-8.1' };
    }
  }
}

function explainHand(view: TableView, seat: Seat, thing: string): Explanation | null {
  const { bones, cards, mayKeep, eventLimit } = view.players[seat];
  switch (thing) {
    case 'fan.bones':
      return {
        name: et(thing),
        words: et(`${thing}.about`),
        now: et('held.now', { count: bones.count }),
        rule: 'RP-9.1',
      };
    case 'fan.events':
      return {
        name: et(thing),
        words: et(`${thing}.about`),
        now: et('held.now', { count: cards.count }),
        rule: 'RP-3.8',
      };
    case 'mayKeep':
      return {
        name: et(thing),
        words: et(`${thing}.about`),
        now: et('mayKeep.now', { count: mayKeep }),
        rule: 'RP-9.1',
      };
    case 'limit': {
      const now = et('limit.now', { count: cards.count, limit: eventLimit });
      return { name: et(thing), words: et(`${thing}.about`), now, rule: 'RP-9.2' };
    }
    default:
      return null;
  }
}

function explainSkeleton(at: BoardAt, name: CardId): Explanation {
  const { view, box } = boardAt<TableView, Box>(at);
  const { language } = at.reader;
  const { family } = box.cards[name];
  const slots = skeletonOf(view, name)?.slots ?? [];
  const parts = slots.map((bone, slot) => {
    const part = bt(`part.${PARTS[slot]}`);
    return bone === null
      ? et('skeleton.missing', { part })
      : et('skeleton.part', { part, score: matchOf(box, bone, name), most: box.constants.perfectScore });
  });
  return {
    name: et('skeleton', { name: nameOf(box.cards[name], language) }),
    words: et('skeleton.about', { family: family === null ? '' : box.families[family].name[language] }),
    now: et('skeleton.now', { parts: parts.join(', ') }),
    rule: 'RP-7.1',
  };
}

function explainSlot(which: string): Explanation | null {
  const part = PARTS.find(one => one === which);
  if (part === undefined) return null;
  return { name: et('slot', { part: bt(`part.${part}`) }), words: et('slot.about'), rule: 'RP-7.4' };
}

function explainBone(at: BoardAt, bone: BoneId): Explanation {
  const { box } = boardAt<TableView, Box>(at);
  const { language } = at.reader;
  const { id, slot, family } = box.bones[bone];
  const name = et('bone', { name: nameOf(box.bones[bone], language) });
  const best = bestNameOf(box, bone);
  if (slot === null || family === null || best === null)
    return { name, words: et('fossil.about', numbersOf(box, language)), rule: 'RP-6.3' };
  const traits = traitsOfBone(at, id).map(({ words }) => words);
  return {
    name,
    words: et('bone.about', {
      part: bt(`part.${PARTS[slot]}`),
      family: box.families[family].name[language],
      traits: traits.join(', '),
    }),
    now: et('bone.now', {
      name: nameOf(box.cards[best], language),
      score: matchOf(box, bone, best),
      most: box.constants.perfectScore,
    }),
    rule: 'RP-1.4',
  };
}

function explainCard(at: BoardAt, card: CardId, isInPlay: boolean): Explanation {
  const { view, box } = boardAt<TableView, Box>(at);
  const { language } = at.reader;
  const own = box.cards[card];
  const role = roleOf(own);
  const name = nameOf(own, language);
  const rule = ROLE_RULES[role];
  if (own.family !== null) {
    const family = box.families[own.family].name[language];
    return { name, words: et('name.about', { ...numbersOf(box, language), family }), rule };
  }
  if (isInPlay) {
    const used = view.usedCrew.includes(card) ? 'yes' : 'no';
    return { name, words: printed(at, own.id), now: et('crew.now', { used }), rule };
  }
  return { name, words: et('card.about', { text: printed(at, own.id), when: bt(`when.${role}`) }), rule };
}
