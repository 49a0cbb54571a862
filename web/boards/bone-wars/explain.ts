import { formatMessage, type Language, say, seatName, type Values } from '@bonebed/kernel';
import type { BoardAt, Explain, Explanation } from '../board.ts';
import { either } from '../either.ts';
import { nameOf } from '../name-of.ts';
import { boardAt } from '../use-board.ts';
import { en } from './texts/explain.en.ts';
import { fr } from './texts/explain.fr.ts';
import { type Box, kindsOf, papersOf, type TableView, timesPaid } from './view.ts';
import { words } from './words.ts';

const texts = { en, fr };

type Key = keyof typeof en;
type Bonus = { readonly do: string; readonly n: number };

/** Things that need no number to be told, by their keys on the board: their words and the rule that tells of them. */
const PLAIN: Readonly<Record<string, readonly [key: Key, rule: string]>> = {
  siteSpecies: ['siteSpecies', 'BW-8.9'],
  digDeeper: ['digDeeper', 'BW-8.16'],
  prize: ['prize', 'BW-11.1'],
  coverTile: ['coverTile', 'BW-10.14'],
  paperPrinted: ['paperPrinted', 'BW-9.12'],
  paperNeutral: ['paperNeutral', 'BW-3.11'],
  slotUpgraded: ['slotUpgraded', 'BW-10.13'],
  actionSlot: ['actionSlot', 'BW-7.1'],
  findGone: ['findGone', 'BW-9.21'],
  career: ['career', 'BW-5.3'],
  order: ['order', 'BW-15.7'],
  money: ['money', 'BW-10.1'],
  soloCard: ['soloCard', 'BW-17.2'],
  soloBack: ['soloBack', 'BW-17.2'],
  soloDeck: ['soloDeck', 'BW-17.2'],
  'soloHalf.paleontologist': ['soloTop', 'BW-17.17'],
  'soloHalf.team': ['soloBottom', 'BW-17.17'],
  'mode.team': ['modeTeam', 'BW-7.5'],
  'mode.paleontologist': ['modePaleontologist', 'BW-7.5'],
};

/** The rules of the bonuses. */
const BONUSES: Readonly<Record<string, string>> = {
  money: 'BW-10.1',
  boneFromBag: 'BW-10.2',
  rareBone: 'BW-10.3',
  exchangeRare: 'BW-10.4',
  swapPatron: 'BW-10.5',
  removePaleontologist: 'BW-10.6',
  speciesLook: 'BW-10.7',
  speciesDraw: 'BW-10.8',
  paleoCard: 'BW-10.9',
  digSiteActions: 'BW-10.10',
  loyalty: 'BW-10.11',
  splitLoyalty: 'BW-10.11',
  reclassify: 'BW-10.12',
  upgradeSlot: 'BW-10.13',
  removeCover: 'BW-10.14',
  upgradeTeam: 'BW-10.15',
  roundBonus: 'BW-2.1',
  anyRoundBonus: 'BW-2.1',
  rp: 'BW-16.4',
};

const ACTIONS: Readonly<Record<string, string>> = {
  publish: 'BW-9.5',
  debunk: 'BW-9.14',
  award: 'BW-9.17',
  minorFind: 'BW-9.20',
};

const CAMPS: Readonly<Record<string, Key>> = { movement: 'campMovement', archive: 'campArchive' };

/** Explains whatever this board draws: what it is called, what it does, what holds now. */
export const explain: Explain = (at, thing) => {
  const plain = PLAIN[thing];
  const table = tableOf(at);
  if (plain !== undefined) return table.told(plain[0], plain[1]);
  const [kind, ...rest] = thing.split('.');
  return EXPLAINERS[kind]?.(table, rest) ?? null;
};

type Table = ReturnType<typeof tableOf>;

function tableOf(at: BoardAt) {
  const { view, box } = boardAt<TableView, Box>(at);
  const { language } = at.reader;
  const effects = (all: readonly Bonus[]) => all.map(({ do: what, n }) => say(at.reader, `effect.${what}`, { n }));
  const speak = (key: Key, values: Values = {}) => formatMessage(texts[language][key], values, language);
  return {
    view,
    box,
    me: at.eyes === null ? null : (view.players[at.eyes] ?? null),
    say: speak,
    name: (named: Parameters<typeof nameOf>[0]) => nameOf(named, language),
    who: (seat: number) => seatName(at.reader, seat),
    effects: (all: readonly Bonus[]) => effects(all).join(', '),
    /** What stands on the board itself. */
    onBoard: (key: string) => new Map(Object.entries(words.now(language))).get(key) ?? null,
    /** What a sentence of the game itself says. */
    game: (key: string) => say(at.reader, key),
    text: (label: { readonly en: string; readonly fr: string }) => label[language],
    told: (key: Key, rule: string | null, now?: string, name?: string): Explanation => ({
      name: name ?? speak(`${key}.name` as Key),
      words: speak(key, { ...numbersOf(box, language), cover: either(effects(box.coverChoices), language) }),
      ...(now === undefined ? {} : { now }),
      rule,
    }),
  };
}

/** The numbers of this box that the words tell of. */
function numbersOf(box: Box, language: Language): Values {
  const { openAtStart, total, cratesPerCoverTile } = box.board.crates;
  const { dig, discover, digSiteAction, digDeeper } = box.teamCost;
  const roundOf = (here: (round: Box['rounds'][number]) => boolean) => box.rounds.findIndex(here) + 1;
  return {
    ...papersOf(box, language),
    openAtStart,
    total,
    crates: cratesPerCoverTile,
    depths: Math.max(...box.sites.map(({ boneSlots }) => boneSlots)),
    dig,
    discover,
    digSiteAction,
    digDeeper,
    rounds: box.rounds.length,
    scoring: roundOf(({ midGameScoring }) => midGameScoring),
    ending: roundOf(({ endgameTile }) => endgameTile),
  };
}

type Explainer = (table: Table, rest: readonly string[]) => Explanation | null;

/** The thing of a kind by its number, where there is one. */
function numbered(explainer: (table: Table, index: number, further: number) => Explanation | null): Explainer {
  return (table, [index, further]) => explainer(table, Number(index), Number(further));
}

const EXPLAINERS: Readonly<Record<string, Explainer>> = {
  bone: numbered((table, bone) => {
    const { view, box, me, told, say: speak } = table;
    const now = { mine: me?.crates[bone] ?? 0, rare: view.board.rare[bone], bag: view.board.bag[bone] };
    return told(box.bones[bone].id as Key, 'BW-9.6', speak('now.bone', now), table.name(box.bones[bone]));
  }),
  need: ({ told }) => told('anyPart', 'BW-9.6'),
  part: ({ told }) => told('part', 'BW-9.5'),
  findIcon: numbered(({ box, told, name }, find) =>
    told(box.finds[find].id as Key, 'BW-1.6', undefined, name(box.finds[find])),
  ),
  slotIcon: numbered(({ told }) => told('slotIcon', 'BW-7.6')),
  effect: ({ told, effects }, [what, n]) => {
    const rule = BONUSES[what];
    return rule === undefined ? null : told(what as Key, rule, effects([{ do: what, n: Number(n) }]));
  },
  site: numbered(({ box, told, name }, site) => told('digSite', 'BW-2.8', undefined, name(box.sites[site]))),
  stratum: numbered(({ view, box, told, name, say: speak }, site, depth) => {
    const bone = view.board.sites[site].bones[depth];
    const words = bone === null ? speak('now.empty') : name(box.bones[bone]);
    return told('boneSlot', 'BW-8.6', speak('now.stratum', { depth: depth + 1, bone: words }));
  }),
  siteTile: numbered(({ box, told, name, effects, say: speak }, tile) => {
    const { effects: own, ...named } = box.siteTiles[tile];
    return told('siteTile', 'BW-8.10', speak('now.gives', { what: effects(own) }), name(named));
  }),
  camps: numbered(({ view, told, say: speak }, site) => {
    const free = view.board.sites[site].camps.filter(camp => camp === null).length;
    return told('baseCamp', 'BW-8.13', speak('now.camps', { free }));
  }),
  camp: ({ me, told, say: speak }, [kind]) => {
    const key = CAMPS[kind];
    if (key === undefined) return null;
    const now =
      kind === 'movement'
        ? speak('now.movement', { n: me?.freeSteps ?? 0 })
        : speak('now.archive', { n: me?.archiveLimit ?? 0 });
    return told(key, 'BW-8.15', now);
  },
  team: ({ told, who, say: speak }, [seat]) =>
    seat === 'neutral'
      ? told('neutralTeam', 'BW-14.3')
      : told('teamMarker', 'BW-8.2', speak('now.team', { name: who(Number(seat)) })),
  university: numbered(({ told }) => told('university', 'BW-2.7')),
  campus: numbered(({ view, box, told, text, name }, campus) => {
    const grant = box.grants[view.board.grants[campus]];
    return told('university', 'BW-14.4', `${name(grant)}: ${text(grant.text)}`);
  }),
  grant: numbered(({ box, told, text, name }, grant) => ({
    ...told('grant', 'BW-13.1', undefined, name(box.grants[grant])),
    words: text(box.grants[grant].text),
  })),
  grantMark: mark,
  awardMark: mark,
  professionMark: mark,
  patron: numbered(({ view, box, told, name, say: speak }, patron) => {
    const { credibility } = view.board.bookshelf[patron];
    return told(
      box.patrons[patron].id,
      'BW-16.2',
      speak('now.credibility', { credibility }),
      name(box.patrons[patron]),
    );
  }),
  worth: numbered(({ view, me, told, say: speak }, patron) => {
    const { credibility } = view.board.bookshelf[patron];
    if (me === null) return told('worth', 'BW-16.2', speak('now.credibility', { credibility }));
    const { value, worth } = me.loyalty[patron];
    return told('worth', 'BW-16.2', speak('now.worth', { credibility, value, worth }));
  }),
  shelf: numbered(({ view, told, say: speak }, patron) =>
    told('shelf', 'BW-16.1', speak('now.credibility', { credibility: view.board.bookshelf[patron].credibility })),
  ),
  overflowShelf: ({ told }) => told('overflowShelf', 'BW-9.13'),
  paper: ({ told }) => told('paper', 'BW-9.11'),
  loyaltyTrack: numbered(({ told }) => told('loyaltyTrack', 'BW-2.10')),
  loyaltyMark: numbered(({ view, told, who, say: speak }, patron, seat) => {
    const { step, value } = view.players[seat].loyalty[patron];
    return told('loyaltyTrack', 'BW-2.10', speak('now.loyalty', { name: who(seat), step, value }));
  }),
  passBonus: ({ told }) => told('passingBonus', 'BW-14.6'),
  roundBonus: ({ view, box, told, name, say: speak }) =>
    told('roundBonus', 'BW-2.1', speak('now.gives', { what: name(box.tiles[view.board.roundTiles[view.round]]) })),
  round: numbered(({ box, told, say: speak }, round) =>
    told('roundTrack', 'BW-2.1', speak('now.round', { n: round + 1, of: box.rounds.length })),
  ),
  folder: ({ told, onBoard }, [folder]) => {
    const name = onBoard(`folder.${folder}`);
    return name === null ? null : told('folder', null, onBoard(`folder.${folder}.about`) ?? undefined, name);
  },
  action: ({ told }, [action]) => (ACTIONS[action] === undefined ? null : told(action as Key, ACTIONS[action])),
  reward: ({ told }, [kind]) => told('reward', kind === 'publish' ? 'BW-9.8' : 'BW-9.14'),
  award: numbered(({ box, told, text }, award) => {
    const { type, name } = box.awards[award];
    return told(`award${type}` as Key, 'BW-9.18', undefined, text(name));
  }),
  awardSpace: numbered(({ box, told, say: speak }, space) => {
    const { requirement, loyalty } = box.awardSpaces[space];
    const need = requirement.map(({ n }) => n).join(' + ');
    return told('awardSpace', 'BW-9.17', speak('now.award', { need, n: loyalty }));
  }),
  bonusTile: numbered(({ box, told, name, effects, say: speak }, tile) =>
    told(
      'minorFindBonus',
      'BW-9.22',
      speak('now.gives', { what: effects(box.tiles[tile].effects) }),
      name(box.tiles[tile]),
    ),
  ),
  bag: ({ view, told, say: speak }) =>
    told('boneBag', 'BW-10.2', speak('now.bag', { n: view.board.bag.reduce((sum, count) => sum + count, 0) })),
  deck: ({ view, told, say: speak }, [which]) =>
    which === 'species'
      ? told('speciesDeck', 'BW-3.12', speak('now.deck', { n: view.board.speciesDeck }))
      : told('colleagueDeck', 'BW-10.9', speak('now.deck', { n: view.board.paleontologistDeck })),
  card: numbered(explainCard),
  category: ({ told, game }, [category]) => told('category', 'BW-1.6', undefined, game(`category.${category}`)),
  profession: numbered(({ box, told, effects, name, say: speak }, profession) => {
    const { effects: own, ...named } = box.professions[profession];
    return told('profession', 'BW-14.1', speak('now.gives', { what: effects(own) }), name(named));
  }),
  ending: numbered(({ box, told, effects, say: speak }, ending) =>
    told('endgameTile', 'BW-15.6', speak('now.gives', { what: effects(box.endings[ending].effects) })),
  ),
  actionPoint: ({ view, told, say: speak }) => told('actionPoint', 'BW-8.1', speak('now.points', { n: view.turn.ap })),
  depth: ({ view, told, say: speak }) => told('depth', 'BW-8.6', speak('now.depth', { n: view.turn.depth })),
  freeStep: ({ me, told, say: speak }) => told('freeStep', 'BW-8.3', speak('now.steps', { n: me?.stepsLeft ?? 0 })),
  paleontologist: numbered(({ told, who, say: speak }, seat) =>
    told('paleontologist', 'BW-9.1', speak('now.team', { name: who(seat) })),
  ),
  money: numbered(({ view, told, who, say: speak }, seat) =>
    told('money', 'BW-10.1', speak('now.money', { name: who(seat), n: view.players[seat].money })),
  ),
  patronTile: numbered(({ view, box, told, who, name, say: speak }, seat) => {
    const patron = name(box.patrons[view.players[seat].patron]);
    return told('patronTile', 'BW-6.6', speak('now.serves', { name: who(seat), patron }));
  }),
  handOf: ({ told }) => told('handOf', 'BW-H2'),
  crate: ({ me, told, say: speak }) =>
    told(
      'crate',
      'BW-8.8',
      me === null ? undefined : speak('now.crates', { used: kindsOf(me.crates).length, open: me.openCrates }),
    ),
  slot: numbered(({ me, told, say: speak }, slot) => {
    const own = me?.slots[slot];
    if (own === undefined) return told('actionSlot', 'BW-7.1');
    return told('actionSlot', 'BW-7.1', speak('now.slot', { cost: own.cost, ap: own.ap, depth: own.depth }));
  }),
  envelope: numbered((table, find) => explainEnvelope(table, table.me, find)),
  envelopeOf: numbered((table, seat, find) => explainEnvelope(table, table.view.players[seat], find)),
  specialist: numbered(({ box, told, name, effects, say: speak }, specialist) =>
    told(
      'specialist',
      'BW-10.15',
      speak('now.gives', { what: effects(box.specialists[specialist].effects) }),
      name(box.specialists[specialist]),
    ),
  ),
};

function mark({ told, who, say: speak }: Table, [seat]: readonly string[]): Explanation {
  return told('mark', null, speak('now.team', { name: who(Number(seat)) }));
}

function explainCard({ box, told, name, text, effects, say: speak }: Table, card: number): Explanation | null {
  const { species, paleontologist, team, solo, ...named } = box.cards[card];
  if (species !== null) {
    const bones = box.boneIds.filter(bone => species.fits[bone]).map(bone => name(box.bones[bone]));
    const now = speak('now.species', { bones: bones.join(', '), prize: effects(species.prize) });
    return told('speciesCard', 'BW-7.5', now, name(named));
  }
  if (paleontologist !== null) return told('paleontologistCard', 'BW-7.4', text(paleontologist.text), name(named));
  if (team !== null) {
    const { cost, ap, depth } = team;
    return told('teamCard', 'BW-7.3', speak('now.teamCard', { cost, ap, depth }), name(named));
  }
  return solo === null ? null : told('soloCard', 'BW-17.2', undefined, name(named));
}

function explainEnvelope(
  { box, told, name, effects, say: speak }: Table,
  player: Table['me'],
  find: number,
): Explanation {
  const { effects: own, ...named } = box.envelopes[find];
  if (player === null) return told('envelope', 'BW-9.9', undefined, name(named));
  const count = player.archive[find].length;
  const now = { count, limit: player.archiveLimit, bonus: effects(own), times: timesPaid(player, find) };
  return told('envelope', 'BW-9.9', speak('now.envelope', now), name(named));
}
