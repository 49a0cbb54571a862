import { componentName, type Json, type Reader, say } from '@bonebed/kernel';
import type { SpecimenId } from '../box/box.ts';
import { type Holotype, LOUNGE } from '../rules/state.ts';
import type { PlayerView, TableView } from '../rules/view.ts';
import { INDENT, listed, ratioLines, WIDTH, word, wrapped } from './words.ts';

export { look } from './look.ts';

/** The table as text for a terminal, at most 80 columns wide. */
export function draw(view: Json, reader: Reader<Holotype>): string {
  // A view was made by `view`, so it has its shape.
  const table = view as TableView;
  const lines = [
    ...trackLines(table, reader),
    '',
    ...locationLines(table, reader),
    '',
    ...pileLines(table, reader),
    ...objectiveLines(table, reader),
    ...table.players.flatMap((player, seat) => ['', ...playerLines(table, reader, player, seat)]),
  ];
  return lines.join('\n');
}

/** The track, a sign a space, and what the signs mean. */
function trackLines({ track, active, turns }: TableView, reader: Reader<Holotype>): string[] {
  const { marker, lastSpace, museumReset, milestone } = track;
  let spaces = '';
  for (let space = 0; space <= lastSpace; space++) {
    const sign = signOf(space, track);
    spaces += space === marker ? `[${sign}]` : ` ${sign} `;
  }
  const signs = [
    ...(museumReset.length > 0 ? [`○ ${word(reader, 'museumReset')}`] : []),
    ...(milestone.length > 0 ? [`◇ ${word(reader, 'milestone')}`] : []),
  ];
  const turn = active === null ? [] : [word(reader, 'active', { player: reader.players[active], turn: turns + 1 })];
  return [
    [word(reader, 'track', { marker, lastSpace }), ...turn].join(' · '),
    ...(spaces.match(new RegExp(`.{1,${WIDTH - INDENT.length}}`, 'g'))?.map(line => line.trimEnd()) ?? []),
    `${INDENT}${signs.join('  ')}`.trimEnd(),
  ];
}

function signOf(space: number, { lastSpace, museumReset, milestone }: TableView['track']): string {
  if (space === lastSpace) return '■';
  if (museumReset.includes(space)) return '○';
  return milestone.includes(space) ? '◇' : '·';
}

/** Each location with its spaces and who stands there. */
function locationLines({ locations }: TableView, reader: Reader<Holotype>): string[] {
  const titles = locations.map((_, location) => componentName(reader, 'location', location));
  const width = Math.max(...titles.map(title => title.length));
  return locations.flatMap(({ spaces, workers }, location) => {
    const standing = workers.map(({ seat, worker }) => `${reader.players[seat]} ${workerLetter(reader, worker)}`);
    const free = Array.from({ length: spaces - workers.length }, () => '–');
    return listed(`${titles[location].padEnd(width)} `, [...standing, ...free]);
  });
}

function workerLetter(reader: Reader<Holotype>, worker: number): string {
  return word(reader, reader.box.workers[worker].id);
}

/** `T 1 J 2 K 3` */
function cubes(reader: Reader<Holotype>, counts: readonly number[]): string {
  return counts.map((count, period) => `${periodLetter(reader, period)} ${count}`).join('  ');
}

function periodLetter(reader: Reader<Holotype>, period: number): string {
  return word(reader, reader.box.periods[period].id);
}

function pileLines(table: TableView, reader: Reader<Holotype>): string[] {
  const { museum, decks, specimenDiscard, drawn, dice, rerollsLeft } = table;
  const top = specimenDiscard.at(-1);
  const piles = [
    word(reader, 'specimens', { count: decks.specimens }),
    word(reader, 'expeditions', { count: decks.expeditions }),
    word(reader, 'traces', { count: decks.traces }),
    word(reader, 'pile', {
      count: specimenDiscard.length,
      top: top === undefined ? 'none' : specimenName(reader, top),
    }),
  ];
  const lines = [
    `${INDENT}${word(reader, 'museum')} ${cubes(reader, museum)}`,
    ...listed(word(reader, 'decks'), piles),
  ];
  for (const card of drawn) {
    const mark = card === table.action.expedition ? '▸ ' : INDENT;
    lines.push(`${mark}${word(reader, 'drawn')} ${expeditionText(reader, card)}`);
  }
  const { expedition: chosen } = table.action;
  const period = chosen === null ? null : reader.box.expeditions[chosen].period;
  if (dice.length > 0 && period !== null) {
    const faces = dice.map(face => say(reader, `face.${reader.box.dice[period][face].id}`));
    lines.push(...listed(word(reader, 'dice', { left: rerollsLeft }), faces));
  }
  return lines;
}

function expeditionText(reader: Reader<Holotype>, index: number): string {
  const { period, dice, rerolls, traceFossil } = reader.box.expeditions[index];
  const name = componentName(reader, 'expedition', index);
  if (period === null) return name;
  const trace = traceFossil ? 'yes' : 'no';
  return word(reader, 'expedition', { name, period: periodLetter(reader, period), dice, rerolls, trace });
}

function specimenName(reader: Reader<Holotype>, specimen: number): string {
  return componentName(reader, 'specimen', specimen);
}

/** Each Global Objective with what its slots ask for, and whose disc lies on them. */
function objectiveLines({ objectives }: TableView, reader: Reader<Holotype>): string[] {
  return objectives.flatMap(({ objective, discs }) => {
    const { slots } = reader.box.globalObjectives[objective];
    const lines = slots.flatMap((slot, place) => {
      const owner = discs[place];
      const disc = owner === null ? '○' : `● ${reader.players[owner]} ·`;
      return wrapped(`${INDENT}${INDENT}`, `${disc} ${componentName(reader, 'slot', slot)}`);
    });
    return ['', `${INDENT}${componentName(reader, 'objective', objective)}`, ...lines];
  });
}

function playerLines(table: TableView, reader: Reader<Holotype>, player: PlayerView, seat: number): string[] {
  const { fossils, storage, research, specimens, traces, discs, contributions, milestones, holotypes } = player;
  let stored = 0;
  for (const count of fossils) stored += count;
  const resting = player.workers.flatMap((place, worker) => (place === LOUNGE ? [workerLetter(reader, worker)] : []));
  const lines = [
    `${table.active === seat ? '▸' : ' '} ${reader.players[seat]}`,
    `${INDENT}${cubes(reader, fossils)}  ${word(reader, 'holding', { stored, storage, research })}`,
    `${INDENT}${word(reader, 'hand', { specimens: specimens.length, traces: traces.length, lounge: resting.join(' ') || '–' })}`,
  ];
  if (!table.elementary) lines.push(`${INDENT}${word(reader, 'discs', { discs, contributions })}`);
  if (holotypes.length > 0)
    lines.push(
      ...listed(
        word(reader, 'holotypes'),
        holotypes.map(card => holotypeText(reader, card)),
      ),
    );
  if (milestones.length > 0) {
    lines.push(
      ...listed(
        word(reader, 'milestones'),
        milestones.map(tile => componentName(reader, 'milestone', tile)),
      ),
    );
  }
  return [...lines, ...knownLines(reader, player)];
}

function holotypeText(reader: Reader<Holotype>, { specimen, trace }: PlayerView['holotypes'][number]): string {
  const name = specimenName(reader, specimen);
  return trace === null ? name : `${name} + ${componentName(reader, 'trace', trace)}`;
}

/** The cards of a hand that the reader knows: specimens with their cost, trace fossils, Personal Objectives. */
function knownLines(reader: Reader<Holotype>, { specimens, traces, dealt, kept }: PlayerView): string[] {
  const lines: string[] = [];
  for (const specimen of specimens)
    if (specimen !== null) lines.push(`${INDENT}${INDENT}${specimenLine(reader, specimen)}`);
  for (const trace of traces) {
    if (trace === null) continue;
    const { vp } = reader.box.traceFossils[trace];
    lines.push(`${INDENT}${INDENT}${word(reader, 'trace', { name: componentName(reader, 'trace', trace), vp })}`);
  }
  for (const personal of [...dealt, kept]) {
    if (personal === null) continue;
    const card = reader.box.personalObjectives[personal];
    const { text, all } = card;
    lines.push(`${INDENT}${INDENT}${word(reader, 'personal', { name: componentName(reader, 'personal', personal) })}`);
    const points = all === null ? '' : word(reader, 'points', { vp: all.vp });
    lines.push(...wrapped(`${INDENT}${INDENT}${INDENT}`, `${text[reader.language]}${points}`));
    lines.push(...ratioLines(reader, card, `${INDENT}${INDENT}${INDENT}`));
  }
  return lines;
}

const NAME_WIDTH = 32;

function specimenLine(reader: Reader<Holotype>, specimen: SpecimenId): string {
  const { type, period, diet, fossils, research, vp } = reader.box.specimens[specimen];
  const cost = word(reader, 'cost', { fossils, period: periodLetter(reader, period), research, vp });
  const kind = `${say(reader, `type.${type}`)}, ${say(reader, `diet.${diet}`)}`;
  return `${specimenName(reader, specimen).padEnd(NAME_WIDTH)} ${cost}  ${kind}`;
}
