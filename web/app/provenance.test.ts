import { expect, test } from 'vitest';
import { provenanceOf } from './provenance.ts';

test('what is reconstructed comes first, with where it stands and why', () => {
  const components = {
    counts: { provenance: 'rulebook', note: 'page 2' },
    board: { provenance: 'rulebook', circles: { provenance: 'reconstructed', note: 'ours' } },
    cards: { provenance: 'reconstructed', provenanceNote: 'guessed', items: [{ provenance: 'rulebook' }] },
  };
  expect(provenanceOf(components)).toEqual([
    { part: 'board.circles', provenance: 'reconstructed', note: 'ours' },
    { part: 'cards', provenance: 'reconstructed', note: 'guessed' },
    { part: 'counts', provenance: 'rulebook', note: 'page 2' },
    { part: 'board', provenance: 'rulebook', note: '' },
  ]);
});
