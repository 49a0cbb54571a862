import { choiceTexts, EVERYBODY, give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { barredBy, bone, boneCount, card, cardNames, player, position, site } from '../testing/index.ts';

test('BW-E3 three free steps, a bone and a species on the way from Montana to Colorado', () => {
  const table = position(2, b => {
    b.team(0, 'montana');
    b.camps(0, 'movement', 'dakota', 'kansas');
    b.slotsFilled(0, 1);
  });
  give(table, '0 team T3', '0 move wyoming', '0 dig 1', '0 move colorado', '0 discover');
  expect(player(table, 0)).toMatchObject({ money: 5 - 4, site: site('colorado') });
  expect(table.position.state.turn.ap).toBe(0);
  expect(choiceTexts(table, 0)).toEqual(['move kansas', 'move wyoming', 'end']);
  give(table, '0 end');
  expect(table.position.state.sites[site('wyoming')].bones[0]).toBe(null);
  expect(table.position.state.sites[site('colorado')].species).toBe(null);
  expect(cardNames(player(table, 0).species)).toEqual(['trachodon']);
  expect(boneCount(table, 0, 'torso')).toBe(1);
});

test('BW-8.1 points are split freely among the actions and spent once', () => {
  const table = position(2, b => b.team(0, 'montana'));
  give(table, '0 team T3', '0 baseCamp movement', '0 dig 1', '0 digDeeper');
  expect(table.position.state.turn.ap).toBe(0);
  expect(barredBy(table, 0, 'dig 1')).toBe('BW-8.1');
});

test('BW-8.2 BW-8.12 the species of another site is out of reach, only dig site actions reach further', () => {
  const table = position(2, b => {
    b.team(0, 'montana');
    b.species('montana', null);
    b.camps(0, 'movement', 'dakota');
  });
  give(table, '0 team T3');
  expect(barredBy(table, 0, 'discover')).toBe('BW-8.9');
  expect(barredBy(table, 0, 'digSiteAction dakota')).toBe('legal');
});

test('BW-8.3 BW-R22 one free step a turn, renewed each turn, lost if unused', () => {
  const table = position(2, b => b.team(0, 'montana'));
  give(table, '0 team T1', '0 move dakota');
  expect(table.position.state.turn.ap).toBe(1);
  give(table, '0 move nebraska');
  expect(table.position.state.turn.ap).toBe(0);
  give(table, '1 team T1', '1 end', '0 team T2', '0 move kansas');
  expect(table.position.state.turn.ap).toBe(2);
});

test('BW-8.4 a step follows an arrow', () => {
  const table = position(2, b => b.team(0, 'montana'));
  give(table, '0 team T1');
  expect(barredBy(table, 0, 'move kansas')).toBe('BW-8.4');
  expect(barredBy(table, 0, 'move wyoming')).toBe('legal');
});

test('BW-8.5 BW-R23 from its university a team must step to a connected site, and nothing else is possible there', () => {
  const table = position(2, b => b.camps(0, 'movement', 'montana'));
  give(table, '0 team T3');
  expect(choiceTexts(table, 0)).toEqual(['move dakota', 'move nebraska', 'end']);
  expect(barredBy(table, 0, 'digSiteAction montana')).toBe('BW-8.5');
  expect(barredBy(table, 0, 'digDeeper')).toBe('BW-8.5');
  give(table, '0 move dakota');
  expect(player(table, 0)).toMatchObject({ campus: null, site: site('dakota') });
});

test('BW-8.6 depth 1 reaches the top slot, depth 2 the middle one too, depth 3 all', () => {
  const reach = (team: string) => {
    const table = position(2, b => b.team(0, 'montana'));
    give(table, `0 team ${team}`);
    return ['dig 1', 'dig 2', 'dig 3'].map(text => barredBy(table, 0, text));
  };
  expect(reach('T3')).toEqual(['legal', 'BW-8.6', 'BW-8.6']);
  expect(reach('T2')).toEqual(['legal', 'legal', 'BW-8.6']);
  expect(reach('T1')).toEqual(['legal', 'legal', 'legal']);
});

test('BW-8.7 an empty slot yields nothing, and bones do not slide up during the round', () => {
  const table = position(2, b => {
    b.team(0, 'montana');
    b.bones('montana', '-', 'tail', 'paw');
  });
  give(table, '0 team T3');
  expect(barredBy(table, 0, 'dig 1')).toBe('BW-8.7');
  expect(barredBy(table, 0, 'dig 2')).toBe('BW-8.6');
});

test('BW-8.8 BW-R17 with full crates another bone makes room for the one dug up', () => {
  const table = position(2, b => {
    b.team(0, 'montana');
    b.crates(0, 'wing', 'wing', 'claw', 'claw');
  });
  give(table, '0 team T1', '0 dig 1');
  expect(choiceTexts(table, 0)).toEqual(['claw', 'wing']);
  expect(barredBy(table, 0, 'torso')).toBe('BW-8.8');
  const bag = table.position.state.bag[bone('wing')];
  give(table, '0 wing');
  expect(boneCount(table, 0, 'torso')).toBe(1);
  expect(table.position.state.bag[bone('wing')]).toBe(bag + 1);
});

test('BW-8.9 Discover takes the species card for 2 points; the spot stays empty', () => {
  const table = position(2, b => b.team(0, 'montana'));
  give(table, '0 team T2', '0 discover');
  expect(cardNames(player(table, 0).species)).toEqual(['troodon']);
  expect(table.position.state.sites[site('montana')].species).toBe(null);
  expect(table.position.state.turn.ap).toBe(0);
  const poor = give(
    position(2, b => b.team(0, 'montana')),
    '0 team T1',
  );
  expect(barredBy(poor, 0, 'discover')).toBe('BW-8.1');
});

test('BW-8.10 BW-8.11 the tile of the own site or of a site with an own camp', () => {
  const table = position(2, b => {
    b.team(0, 'dakota');
    b.camps(0, 'archive', 'nebraska');
    b.camps(1, 'archive', 'kansas');
    b.crates(0, 'torso');
  });
  give(table, '0 team T3');
  expect(barredBy(table, 0, 'digSiteAction kansas')).toBe('BW-8.11');
  give(table, '0 digSiteAction dakota', '0 digSiteAction nebraska');
  expect(player(table, 0).money).toBe(5 - 3 + 1);
  expect(player(table, 0).crates.reduce((sum, n) => sum + n)).toBe(2);
});

test('BW-8.13 a base camp needs a free space in play and a camp of that kind on the board', () => {
  const full = position(2, b => {
    b.team(0, 'nebraska');
    b.camps(1, 'movement', 'nebraska');
  });
  give(full, '0 team T3');
  expect(barredBy(full, 0, 'baseCamp movement')).toBe('BW-8.13');
  const none = position(2, b => {
    b.team(0, 'montana');
    b.camps(0, 'movement', 'dakota', 'kansas');
  });
  give(none, '0 team T3');
  expect(barredBy(none, 0, 'baseCamp movement')).toBe('BW-8.13');
  expect(barredBy(none, 0, 'baseCamp archive')).toBe('legal');
});

test('BW-8.14 BW-I4 at most one own camp at a site', () => {
  const table = position(2, b => b.team(0, 'montana'));
  give(table, '0 team T3', '0 baseCamp archive');
  expect(barredBy(table, 0, 'baseCamp movement')).toBe('BW-8.14');
});

test('BW-8.15 BW-R22 a movement camp gives a free step at once, an archive camp raises the limit of envelopes', () => {
  const table = position(2, b => b.team(0, 'montana'));
  give(table, '0 team T3', '0 move dakota', '0 baseCamp movement', '0 move nebraska');
  expect(table.position.state.turn.ap).toBe(2);
  give(table, '0 baseCamp archive');
  expect(table.view(0)).toMatchObject({ players: [{ archiveLimit: 2, freeSteps: 2 }, { archiveLimit: 1 }] });
});

test('BW-8.16 Dig Deeper refills the site before the removed bones return, and discards the species', () => {
  const table = position(
    2,
    b => {
      b.team(0, 'montana');
      b.top('uintatherium');
    },
    [0, 0, 0],
  );
  give(table, '0 team T1', '0 digDeeper');
  const { state } = table.position;
  expect(state.sites[site('montana')].bones).toEqual([bone('torso'), bone('torso'), bone('torso')]);
  expect(state.sites[site('montana')].species).toBe(card('uintatherium'));
  expect(cardNames(state.speciesDiscard)).toEqual(['troodon']);
});

test('BW-8.16 with deck and discard pile empty the removed species card comes back', () => {
  const table = position(2, b => {
    b.team(0, 'montana');
    for (const one of b.state.speciesDeck) b.state.seen[one] = EVERYBODY;
    b.player(1).archive[0].push(...b.state.speciesDeck.splice(0));
    b.player(1).camps.archive = 0;
  });
  give(table, '0 team T1', '0 digDeeper');
  expect(table.position.state.sites[site('montana')].species).toBe(card('troodon'));
});

test('BW-R24 Dig Deeper is allowed at an empty site', () => {
  const table = position(2, b => {
    b.team(0, 'montana');
    b.bones('montana', '-', '-', '-');
    b.species('montana', null);
  });
  give(table, '0 team T1', '0 digDeeper');
  expect(table.position.state.sites[site('montana')].bones).not.toContain(null);
});

test('BW-8.17 once the free steps are spent each further step costs a point', () => {
  const table = position(2, b => b.team(0, 'montana'));
  give(table, '0 team T1', '0 move dakota', '0 move nebraska');
  expect(player(table, 0).site).toBe(site('nebraska'));
  expect(table.pending?.waiting).toEqual([1]);
});

test('BW-R25 BW-I6 teams share sites, and a camp that was placed stays', () => {
  const table = position(2, b => {
    b.team(0, 'montana');
    b.team(1, 'montana');
  });
  give(table, '0 team T1', '0 baseCamp movement', '0 end', '1 team T1', '1 dig 1', '1 end');
  expect(player(table, 1).site).toBe(player(table, 0).site);
  expect(table.position.state.sites[site('montana')].camps).toContain(0);
});
