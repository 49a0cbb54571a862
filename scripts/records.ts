import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { gameIds, loadGame } from '@bonebed/games';
import {
  BadInput,
  checkSettings,
  type Edition,
  fastRng,
  type Game,
  makeHeader,
  openEdition,
  pick,
  type Settings,
  seedFrom,
  Table,
  type Terms,
  writeRecord,
} from '@bonebed/kernel';

/** Makes the kept games anew (`npm run records`, or `npm run records -- <game>`): for each ending and seat count the shortest of some random games. */
const TRIES = 14;

const wanted = process.argv.slice(2);
for (const id of wanted.length === 0 ? gameIds : wanted) {
  const { game, components } = await loadGame(id);
  const edition = openEdition(game, components);
  const shortest = new Map<string, string>();
  for (const seats of game.seats) {
    for (let index = 0; index < TRIES; index++) {
      const { name, text } = playOne(game, edition, seats, index);
      const known = shortest.get(name);
      if (known === undefined || text.length < known.length) shortest.set(name, text);
    }
  }
  const folder = new URL(`../games/${id}/records/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  // Those of older rules, in folders of their own, stay for ever.
  for (const file of readdirSync(folder).filter(name => name.endsWith('.bonebed'))) rmSync(new URL(file, folder));
  for (const [name, text] of shortest) writeFileSync(new URL(`${name}.bonebed`, folder), text);
  console.log(`${id}: ${[...shortest.keys()].join(', ')}`);
}

function playOne(game: Game<Terms>, edition: Edition<Terms>, seats: number, index: number) {
  const seed = seedFrom(`record/${game.id}/${seats}/${index}`);
  const settings = settingsFor(game, seats, index);
  const table = new Table(game, edition.box, makeHeader(game, edition, { seats, settings, seed }));
  const rng = fastRng(`record/${index}`);
  while (table.pending !== null) {
    const seat = pick(rng, table.pending.waiting);
    table.answer(seat, pick(rng, table.choices(seat)).text);
  }
  return { name: `${table.outcome?.reason}-${seats}`, text: writeRecord(table.record()) };
}

/** The standard game, and now and then one with other settings, as far as this number of seats has them. */
function settingsFor(game: Game<Terms>, seats: number, index: number): Settings {
  if (index % 3 !== 1) return {};
  const settings: { [id: string]: Settings[string] } = {};
  for (const { id, values } of game.settings) settings[id] = values[index % values.length];
  try {
    return checkSettings(game, seats, settings);
  } catch (error) {
    if (error instanceof BadInput) return {};
    throw error;
  }
}
