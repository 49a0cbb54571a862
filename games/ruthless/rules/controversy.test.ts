import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { asked, barredBy, bonesOf, museumOf, position, prestige, tray, under } from '../testing/index.ts';

const controversy = { stage: 'controversy' } as const;

describe('revising', () => {
  test('RP-7.1 one skeleton in any museum, one to three bones of different parts', () => {
    const bones = ['th-head-massive', 'th-vert-powerful', 'th-limb-grappler', 'th-limb-runner', 'fo-eggs'];
    const table = position([{ bones }, { museum: { tyrannosaurus: [] } }], controversy);
    expect(barredBy(table, 0, 'revise tyrannosaurus fo-eggs')).toBe('RP-7.1');
    give(table, '0 revise tyrannosaurus th-head-massive', '0 bone th-limb-grappler');
    expect(barredBy(table, 0, 'bone th-limb-runner')).toBe('RP-7.1');
    expect(barredBy(table, 0, 'bone fo-eggs')).toBe('RP-7.1');
    give(table, '0 bone th-vert-powerful', '0 publish');
    expect(museumOf(table, 1)).toEqual({ tyrannosaurus: ['th-head-massive', 'th-vert-powerful', 'th-limb-grappler'] });
  });

  test('RP-7.2 every bone has the color of the Name', () => {
    const table = position(
      [{ bones: ['or-limb-sprinter', 'th-limb-runner'] }, { museum: { allosaurus: [] } }],
      controversy,
    );
    expect(barredBy(table, 0, 'revise allosaurus or-limb-sprinter')).toBe('RP-7.2');
    expect(barredBy(table, 0, 'revise allosaurus th-limb-runner')).toBe('legal');
  });

  test('RP-7.3 only a closer match replaces; equal is not enough', () => {
    const table = position(
      [{ bones: ['th-head-crested', 'th-head-massive'] }, { museum: { ceratosaurus: ['th-head-horned'] } }],
      controversy,
    );
    expect(barredBy(table, 0, 'revise ceratosaurus th-head-crested')).toBe('RP-7.3');
    const closer = position(
      [{ bones: ['th-head-horned'] }, { museum: { ceratosaurus: ['th-head-massive'] } }],
      controversy,
    );
    expect(barredBy(closer, 0, 'revise ceratosaurus th-head-horned')).toBe('legal');
  });

  test('RP-7.3 RP-R29 an equal match of the wrong color is not replaced either', () => {
    // sa-vert-whip (blue) and th-vert-graceful (red) both share one trait with Allosaurus.
    const table = position(
      [{ bones: ['th-vert-graceful'] }, { museum: { allosaurus: ['sa-vert-whip'] } }],
      controversy,
    );
    expect(barredBy(table, 0, 'revise allosaurus th-vert-graceful')).toBe('RP-7.3');
  });

  test('RP-7.4 RP-R30 to add, the color is all that is asked', () => {
    const table = position(
      [{ bones: ['th-head-crested'] }, { museum: { ceratosaurus: ['th-limb-runner'] } }],
      controversy,
    );
    give(table, '0 revise ceratosaurus th-head-crested', '0 publish');
    expect(museumOf(table, 1).ceratosaurus).toEqual(['th-head-crested', 'th-limb-runner']);
  });

  test('RP-7.5 RP-R31 all bones are judged against the skeleton as it lies before', () => {
    const table = position(
      [
        { bones: ['ar-head-small', 'ar-limb-highhip', 'or-vert-light'] },
        { museum: { stegosaurus: ['th-head-horned', 'ar-limb-squat'] } },
      ],
      controversy,
    );
    give(table, '0 revise stegosaurus ar-head-small');
    expect(barredBy(table, 0, 'bone or-vert-light')).toBe('RP-7.2'); // one that is not allowed cannot come along
    give(table, '0 bone ar-limb-highhip', '0 publish');
    expect(museumOf(table, 1).stegosaurus).toEqual(['ar-head-small', 'ar-limb-highhip']);
  });

  test('RP-7.6 the Name never changes and fossils cannot be revised', () => {
    const table = position(
      [
        { bones: ['th-head-horned'], cards: ['ceratosaurus'] },
        { museum: { allosaurus: ['th-head-massive'] }, fossils: ['fo-eggs'] },
      ],
      controversy,
    );
    expect(barredBy(table, 0, 'reviseFossil fo-eggs')).toBe('RP-7.6');
    expect(barredBy(table, 0, 'describe ceratosaurus')).toBe('RP-4.1');
    give(table, '0 revise allosaurus th-head-horned', '0 publish');
    expect(Object.keys(museumOf(table, 1))).toEqual(['allosaurus', 'fossils']);
  });

  test('RP-7.7 boosts ride on a revision', () => {
    const table = position(
      [{ bones: ['th-head-horned'], cards: ['new-evidence'] }, { museum: { allosaurus: [] } }],
      controversy,
    );
    expect(barredBy(table, 0, 'boost new-evidence')).toBe('RP-7.7');
    give(table, '0 revise allosaurus th-head-horned', '0 boost new-evidence', '0 publish');
    expect(prestige(table)).toEqual([3, 0]);
  });

  test('RP-7.8 the owner of the skeleton gets a window, the reviser of an own one does not', () => {
    const player = {
      bones: ['th-head-horned', 'sa-head-pegtooth'],
      cards: ['coelophysis'],
      museum: { diplodocus: [] },
    };
    const rivals = position([player, { cards: ['apatosaurus'], museum: { allosaurus: [] } }], controversy);
    give(rivals, '0 revise allosaurus th-head-horned', '0 publish');
    expect(asked(rivals)).toBe('defendSkeleton 1');
    expect(rivals.view(null)).toMatchObject({ revision: { reviser: 0, owner: 1 } });
    const own = position([player, { cards: ['apatosaurus'] }], controversy);
    give(own, '0 revise diplodocus sa-head-pegtooth', '0 publish');
    expect(asked(own)).toBe('controversy 1');
  });

  test('RP-7.9 replaced bones go to the bone tray', () => {
    const table = position(
      [{ bones: ['th-head-horned', 'fo-eggs'] }, { museum: { allosaurus: ['th-head-massive'] } }],
      controversy,
    );
    give(table, '0 revise allosaurus th-head-horned', '0 publish');
    expect([museumOf(table, 1).allosaurus, tray(table)]).toEqual([['th-head-horned'], ['th-head-massive']]);
  });

  test('RP-7.10 own skeleton: 1 for each bone placed', () => {
    const bones = ['th-head-horned', 'th-limb-grappler', 'fo-eggs'];
    const table = position([{ bones, museum: { allosaurus: ['th-head-massive'] } }, {}], controversy);
    give(table, '0 revise allosaurus th-head-horned', '0 bone th-limb-grappler', '0 publish');
    expect(prestige(table)).toEqual([3, 1]);
  });

  test('RP-7.11 a rival’s skeleton: the owner loses what the reviser gains, and keeps the bones', () => {
    const bones = ['th-head-horned', 'th-limb-grappler', 'fo-eggs'];
    const table = position([{ bones }, { prestige: 5, museum: { allosaurus: ['th-head-massive'] } }], controversy);
    give(table, '0 revise allosaurus th-head-horned', '0 bone th-limb-grappler', '0 publish');
    expect(prestige(table)).toEqual([3, 3]);
    expect(museumOf(table, 1).allosaurus).toEqual(['th-head-horned', 'th-limb-grappler']);
  });

  test('RP-7.12 a boost pays only if a bone was placed', () => {
    const table = position(
      [
        { bones: ['th-head-horned', 'fo-eggs'], cards: ['new-evidence'] },
        { cards: ['stubborn-curator'], museum: { allosaurus: [] } },
      ],
      controversy,
    );
    give(
      table,
      '0 revise allosaurus th-head-horned',
      '0 boost new-evidence',
      '0 publish',
      '1 refuse stubborn-curator#1 th-head-horned',
    );
    expect(prestige(table)).toEqual([1, 1]);
    expect(under(table, 2)).toEqual(['stubborn-curator', 'new-evidence']);
  });

  test('RP-7.13 the same skeleton may be revised again, by anyone', () => {
    const table = position(
      [
        { bones: ['th-head-massive', 'fo-eggs'] },
        { bones: ['th-head-horned', 'fo-skin'] },
        { museum: { allosaurus: ['th-head-crested'] } },
      ],
      controversy,
    );
    give(table, '0 revise allosaurus th-head-massive', '0 publish', '1 revise allosaurus th-head-horned', '1 publish');
    expect(museumOf(table, 2).allosaurus).toEqual(['th-head-horned']);
  });

  test('RP-R46 a skeleton is known by its Name wherever it is shown', () => {
    const table = position(
      [{ bones: ['th-head-horned'] }, { museum: { ceratosaurus: [], allosaurus: [] } }],
      controversy,
    );
    expect(choiceTexts(table, 0)).toEqual([
      'pass',
      'revise ceratosaurus th-head-horned',
      'revise allosaurus th-head-horned',
    ]);
    give(table, '0 revise allosaurus th-head-horned', '0 publish');
    expect(museumOf(table, 1)).toEqual({ ceratosaurus: [], allosaurus: ['th-head-horned'] });
  });
});

describe('worked examples', () => {
  test('RP-E20 adding: gold limbs are illegal, blue ones are added', () => {
    const table = position(
      [
        {
          bones: ['sa-limb-stilts', 'ar-limb-squat'],
          museum: { camarasaurus: ['sa-head-spoontooth', 'sa-vert-forked'] },
        },
        {},
      ],
      controversy,
    );
    expect(barredBy(table, 0, 'revise camarasaurus ar-limb-squat')).toBe('RP-7.2');
    give(table, '0 revise camarasaurus sa-limb-stilts', '0 publish');
    expect(prestige(table)[0]).toBe(2);
  });

  test('RP-E22 an equal match is illegal; a closer one takes B to 0', () => {
    const table = position(
      [
        { bones: ['th-vert-graceful', 'th-vert-powerful'] },
        { museum: { tyrannosaurus: ['th-head-massive', 'sa-vert-tower'] } },
      ],
      controversy,
    );
    expect(barredBy(table, 0, 'revise tyrannosaurus th-vert-graceful')).toBe('RP-7.3');
    give(table, '0 revise tyrannosaurus th-vert-powerful', '0 publish');
    expect(prestige(table)).toEqual([2, 0]);
  });

  test('RP-E23 closer, but the wrong color', () => {
    const table = position(
      [{ bones: ['or-limb-sprinter'] }, { museum: { brachiosaurus: ['sa-vert-tower', 'ar-limb-squat'] } }],
      controversy,
    );
    expect(barredBy(table, 0, 'revise brachiosaurus or-limb-sprinter')).toBe('RP-7.2');
  });

  const revised = (defence: string) => {
    const table = position(
      [
        { bones: ['ar-head-small', 'ar-limb-highhip', 'fo-eggs'], cards: ['new-evidence'] },
        { prestige: 4, cards: [defence], museum: { stegosaurus: ['th-head-horned', 'or-vert-light'] } },
      ],
      controversy,
    );
    return give(
      table,
      '0 revise stegosaurus ar-head-small',
      '0 bone ar-limb-highhip',
      '0 boost new-evidence',
      '0 publish',
    );
  };

  test('RP-E24 a stubborn curator refuses the limbs', () => {
    const table = give(revised('stubborn-curator'), '1 refuse stubborn-curator#1 ar-limb-highhip');
    expect(prestige(table)).toEqual([3, 3]);
    expect(museumOf(table, 1).stegosaurus).toEqual(['ar-head-small', 'or-vert-light']);
    expect(tray(table).sort()).toEqual(['ar-limb-highhip', 'th-head-horned']);
    expect(under(table, 2)).toEqual(['stubborn-curator', 'new-evidence']);
  });

  test('RP-E25 RP-R22 every copy is bought up: the whole revision is spent', () => {
    const table = give(revised('buy-up-every-copy'), '1 defend buy-up-every-copy#1');
    expect(prestige(table)).toEqual([1, 4]);
    expect(museumOf(table, 1).stegosaurus).toEqual(['th-head-horned', 'or-vert-light']);
    expect(tray(table).sort()).toEqual(['ar-head-small', 'ar-limb-highhip']);
    expect(under(table, 2)).toEqual(['buy-up-every-copy', 'new-evidence']);
    expect(bonesOf(table, 0)).toEqual(['fo-eggs']);
  });
});
