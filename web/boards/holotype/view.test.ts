import { loadGame } from '@bonebed/games';
import { expect, test } from 'vitest';
import { newLocalTable } from '../../host/local-table.ts';
import type { HolotypePlayer, HolotypeView } from './view.ts';

/** The fields that the board's types speak of; the compiler keeps the two lists whole. */
const VIEW: Readonly<Record<keyof HolotypeView, true>> = {
  active: true,
  turns: true,
  elementary: true,
  ended: true,
  track: true,
  museum: true,
  locations: true,
  action: true,
  drawn: true,
  dice: true,
  rerollsLeft: true,
  decks: true,
  specimenDiscard: true,
  expeditionDiscard: true,
  objectives: true,
  players: true,
};
const PLAYER: Readonly<Record<keyof HolotypePlayer, true>> = {
  workers: true,
  fossils: true,
  storage: true,
  research: true,
  specimens: true,
  traces: true,
  dealt: true,
  hasChosen: true,
  kept: true,
  holotypes: true,
  milestones: true,
  discs: true,
  contributions: true,
};

test('a view of the game has every field that the board draws', async () => {
  const seats = [0, 1].map(() => ({ name: '', kind: 'bot' as const, bot: 'random' }));
  const table = newLocalTable(await loadGame('holotype'), { seats, settings: {}, seed: '7'.repeat(64) });
  for (let answers = 0; answers < 200 && table.botAsked() !== null; answers++) {
    const { view } = table.frame(0, 0);
    expect(view).toEqual(
      expect.objectContaining(
        Object.fromEntries(Object.keys(VIEW).map(key => [key, expect.toBeOneOf([null, expect.anything()])])),
      ),
    );
    expect(view).toHaveProperty('players.1');
    for (const key of Object.keys(PLAYER)) expect(view).toHaveProperty(`players.1.${key}`);
    table.botAnswers(table.botAsked() ?? 0);
  }
});
