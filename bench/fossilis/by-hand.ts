import type { Box } from '@bonebed/games/fossilis';
import { handRandom } from '../by-hand.ts';
import type { PlayGames } from '../contest.ts';

/**
 * Fossilis as one would write it for speed and for nothing else: typed arrays that are made once, tiles by their look, every choice by drawing
 * again until it is legal. It plays whole games at random: the deal, slides with their pawns, digs, moves, climbs, Sand, extractions, the
 * market, the lab, claims, the pools and the score. So it is a limit for our rules, though a generous one. It leaves out what special
 * cards do, 2 to 3 % of all decisions: a skill takes its slot and changes nothing, a Tool is worth its points and is never used, an Event does nothing but refill the
 * pool, and at the end no bones are added to the lab. Nobody could host, log, undo or explain it.
 */
export function byHand(box: Box, seats: number, label: string): PlayGames {
  const random = handRandom(label.length);
  const below = (n: number): number => (n === 1 ? 0 : random(n));
  const { ground } = box;
  const CELLS = ground.cells.length;
  const KINDS = box.finds.length;
  const BONES = box.bones.length;
  const LOOKS = box.looks;
  const NONE = -1;
  const { energyPerTurn, extractionsPerTurn } = box.preview;

  // What the box says, flat.
  const next = Int8Array.from(ground.next.flatMap(row => row.map(cell => cell ?? NONE)));
  const distance = Int8Array.from(ground.distance.flat());
  const around = ground.around.map(cells => Int8Array.from(cells));
  const orthogonal = ground.orthogonal.map(cells => Int8Array.from(cells));
  const digFrom = ground.cells.map(cell => Int8Array.from([cell, ...ground.orthogonal[cell]]));
  const border = Int8Array.from(ground.border);
  const sidesOf = Int8Array.from(ground.sidesOf);
  const corners = Int8Array.from(box.corners);
  const looks = Array.from({ length: LOOKS }, (_, look) => box.tiles.find(tile => tile.look === look) ?? box.tiles[0]);
  const weight = Int8Array.from(looks, ({ material }) => box.materials[material].weight);
  const digEnergy = Int8Array.from(looks, ({ material }) => box.materials[material].digEnergy);
  const isSand = Uint8Array.from(looks, ({ material }) => (material === box.sand ? 1 : 0));
  const ANY = box.anyFragment;
  const fragments = Int8Array.from(looks.flatMap(look => [...look.fragments]));
  const price = Int8Array.from(box.finds, find => find.plaster);
  const needs = Int8Array.from(box.dinosaurs.flatMap(dinosaur => [...dinosaur.needs]));
  const values = Int8Array.from(box.dinosaurs.flatMap(dinosaur => [...dinosaur.values]));
  const perfect = Int16Array.from(box.dinosaurs, dinosaur => dinosaur.perfect);
  const market = [...box.tools, ...box.supplies];
  const costs = Int8Array.from(market.flatMap(card => [...card.cost]));
  const total = Int8Array.from(market, card => card.cost.reduce((sum, n) => sum + n, 0));
  const FIRST_SUPPLY = box.tools.length;

  // The state.
  const bottom = new Int8Array(CELLS);
  const top = new Int8Array(CELLS);
  const pawns = new Int8Array(seats);
  const sides = new Int8Array(seats);
  const finds = new Int8Array(CELLS * KINDS);
  const discard = new Int8Array(LOOKS);
  const boneDiscard = new Int8Array(BONES);
  const plaster = new Int16Array(seats);
  const score = new Int16Array(seats);
  const tiles = new Int8Array(seats * LOOKS);
  const storage = new Int8Array(seats * BONES);
  const donated = new Int8Array(seats * BONES);
  const lab = new Int8Array(seats);
  const labBones = new Int8Array(seats * BONES);
  const labDonated = new Int8Array(seats * BONES);
  const slots = new Int8Array(seats);
  const collected = new Int8Array(seats);
  const symbols = new Int8Array(seats * box.characteristics.length);
  const shown = new Int8Array(box.display.dinosaurs);
  const counter = new Int8Array(box.market.toolSlots + box.market.supplySlots);
  const dinosaurDeck = new Int8Array(box.dinosaurs.length);
  const toolDeck = new Int8Array(box.tools.length);
  const supplyDeck = new Int8Array(box.supplies.length);
  let dinosaursLeft = 0;
  let toolsLeft = 0;
  let suppliesLeft = 0;
  let skillsLeft = 0;
  let energy = 0;
  let extractions = 0;
  let pool = 0;
  let supply = 0;
  let eventsLeft = 0;
  let hasRunOut = false;
  let isEventHeld = false;
  let moves = 0;

  const shuffleInto = (list: Int8Array, first: number): void => {
    for (let i = 0; i < list.length; i++) list[i] = first + i;
    for (let i = list.length - 1; i > 0; i--) {
      const other = below(i + 1);
      const held = list[i];
      list[i] = list[other];
      list[other] = held;
    }
  };

  const isPawnOn = (cell: number): boolean => {
    for (let seat = 0; seat < seats; seat++) if (pawns[seat] === cell) return true;
    return false;
  };

  // The deal.
  const stones: number[] = [];
  const others: number[] = [];
  const lying = new Int8Array(box.finds.reduce((sum, { count }) => sum + count, 0));
  const pitOf = new Int8Array(lying.length);
  const order = new Int8Array(CELLS);
  const held = new Int8Array(CELLS);
  const takeAny = (list: number[]): number => {
    const at = below(list.length);
    const taken = list[at];
    list[at] = list[list.length - 1];
    list.pop();
    return taken;
  };
  const free: number[] = [];
  const deal = (): void => {
    for (const list of [bottom, top]) list.fill(NONE);
    for (const list of [pawns, lab, shown, counter]) list.fill(NONE);
    for (const list of [sides, finds, discard, boneDiscard, tiles, storage, donated, labBones, labDonated])
      list.fill(0);
    for (const list of [slots, collected, symbols]) list.fill(0);
    plaster.fill(0);
    score.fill(0);
    layFinds();
    layTiles();
    shuffleInto(dinosaurDeck, 0);
    shuffleInto(toolDeck, 0);
    shuffleInto(supplyDeck, FIRST_SUPPLY);
    dinosaursLeft = dinosaurDeck.length;
    toolsLeft = toolDeck.length;
    suppliesLeft = supplyDeck.length;
    for (let i = 0; i < shown.length; i++) shown[i] = dinosaurDeck[--dinosaursLeft];
    for (let i = 0; i < counter.length; i++) refillCounter(i);
    skillsLeft = box.display.skills;
    eventsLeft = box.display.events;
    supply = box.plaster.count;
    pool = 0;
    fillPool();
    for (let seat = seats - 1; seat >= 0; seat--) placePawn(seat);
  };
  const layFinds = (): void => {
    let filled = 0;
    for (let find = 0; find < KINDS; find++) for (let n = 0; n < box.finds[find].count; n++) lying[filled++] = find;
    held.fill(0);
    for (let i = 0; i < lying.length; i++) {
      // Round by round the pits in a new order; which find lies where is drawn with the pits.
      if (i % CELLS === 0) shuffleInto(order, 0);
      const other = i + below(lying.length - i);
      const find = lying[i];
      lying[i] = lying[other];
      lying[other] = find;
      pitOf[i] = order[i % CELLS];
      held[pitOf[i]] += 1;
    }
    const { shakeOneIn = 0, maxFindsPerPit } = box.constants;
    for (let i = 0; i < lying.length; i++) {
      if (shakeOneIn > 0 && below(shakeOneIn) === 0) hop(i, maxFindsPerPit);
      finds[pitOf[i] * KINDS + lying[i]] += 1;
    }
  };
  const hop = (i: number, most: number): void => {
    const beside = orthogonal[pitOf[i]];
    let room = 0;
    for (let n = 0; n < beside.length; n++) if (held[beside[n]] < most) room += 1;
    if (room === 0) return;
    let pit = beside[below(beside.length)];
    while (held[pit] >= most) pit = beside[below(beside.length)];
    held[pitOf[i]] -= 1;
    held[pit] += 1;
    pitOf[i] = pit;
  };
  const layTiles = (): void => {
    stones.length = 0;
    others.length = 0;
    for (const { material, look } of box.tiles) (material === box.stone ? stones : others).push(look);
    for (const fragment of box.setAsideSand) {
      const at = others.findIndex(look => isSand[look] === 1 && fragments[look * ANY + fragment] > 0);
      discard[others[at]] += 1;
      others.splice(at, 1);
    }
    for (let cell = 0; cell < CELLS; cell++) bottom[cell] = takeAny(isStoneCell[cell] === 1 ? stones : others);
    layOnTop(box.topTiles.stone, stones, true);
    layOnTop(box.topTiles.clayOrSand, others, false);
  };
  const isStoneCell = new Uint8Array(CELLS);
  for (const cell of box.stoneCells) isStoneCell[cell] = 1;
  const layOnTop = (count: number, from: number[], notOnStone: boolean): void => {
    free.length = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      if (top[cell] >= 0 || (notOnStone && isStoneCell[cell] === 1) || corners.includes(cell)) continue;
      free.push(cell);
    }
    for (let n = 0; n < count; n++) top[takeAny(free)] = takeAny(from);
  };
  const placePawn = (seat: number): void => {
    let corner = NONE;
    for (let i = 0; i < corners.length; i++) if (!isPawnOn(corners[i])) corner = corners[i];
    const from = corner === NONE ? border : corners;
    let cell = from[below(from.length)];
    while (isPawnOn(cell)) cell = from[below(from.length)];
    pawns[seat] = cell;
    moves += 1;
  };

  // Plaster.
  const fillPool = (): void => {
    const more = Math.min(box.plaster.poolPerPlayer * seats - pool, supply);
    pool += more;
    supply -= more;
  };
  const runOut = (): void => {
    hasRunOut = true;
    if (eventsLeft === 0) return;
    eventsLeft -= 1;
    isEventHeld = true;
  };
  const gainPlaster = (seat: number, n: number): void => {
    const fromPool = Math.min(pool, n);
    pool -= fromPool;
    if (fromPool > 0 && pool === 0) runOut();
    const fromSupply = Math.min(n - fromPool, supply);
    supply -= fromSupply;
    plaster[seat] += fromPool + fromSupply;
  };

  // Moves, climbs and Sand.
  const canGo = (from: number, to: number): boolean => {
    if (to === from || bottom[to] < 0 || isPawnOn(to)) return false;
    const apart = distance[from * CELLS + to];
    if (apart !== 2) return apart < 2;
    const steps = around[from];
    for (let i = 0; i < steps.length; i++) {
      if (bottom[steps[i]] >= 0 && distance[steps[i] * CELLS + to] === 1) return true;
    }
    return false;
  };
  const within = ground.within[box.constants.moveSpaces].map(cells => Int8Array.from(cells));
  const canMove = (from: number): boolean => {
    const cells = within[from];
    for (let i = 0; i < cells.length; i++) if (canGo(from, cells[i])) return true;
    return false;
  };
  const move = (seat: number): void => {
    const from = pawns[seat];
    const cells = within[from];
    let to = cells[below(cells.length)];
    while (!canGo(from, to)) to = cells[below(cells.length)];
    pawns[seat] = to;
    moves += 1;
  };
  const isFree = (cell: number, from: number): boolean =>
    (sidesOf[cell] & from) !== 0 && bottom[cell] >= 0 && !isPawnOn(cell);
  const isAnyFree = (from: number): boolean => {
    for (let i = 0; i < border.length; i++) if (isFree(border[i], from)) return true;
    return false;
  };
  const hasSand = (): boolean => {
    for (let look = 0; look < LOOKS; look++) if (isSand[look] === 1 && discard[look] > 0) return true;
    return false;
  };
  const climbSides = (seat: number): number => {
    const own = sides[seat];
    if (isAnyFree(own) || hasSand()) return own;
    return isAnyFree(ground.beside[own]) ? ground.beside[own] : ground.allSides;
  };
  const climb = (seat: number): void => {
    const from = climbSides(seat);
    let cell = border[below(border.length)];
    while (!isFree(cell, from)) cell = border[below(border.length)];
    pawns[seat] = cell;
    sides[seat] = 0;
    moves += 1;
  };
  const takesSand = (seat: number, cell: number): boolean =>
    top[cell] < 0 && !isPawnOn(cell) && (pawns[seat] >= 0 || (sidesOf[cell] & sides[seat]) !== 0);
  const sandCells = (seat: number): Int8Array => (pawns[seat] < 0 ? border : orthogonal[pawns[seat]]);
  const canPlaceSand = (seat: number): boolean => {
    const cells = sandCells(seat);
    for (let i = 0; i < cells.length; i++) if (takesSand(seat, cells[i])) return true;
    return false;
  };
  const placeSand = (seat: number): void => {
    let look = below(LOOKS);
    while (isSand[look] === 0 || discard[look] === 0) look = below(LOOKS);
    const cells = sandCells(seat);
    let cell = cells[below(cells.length)];
    while (!takesSand(seat, cell)) cell = cells[below(cells.length)];
    discard[look] -= 1;
    if (bottom[cell] < 0) bottom[cell] = look;
    else top[cell] = look;
    moves += 2;
  };

  // Digs and slides.
  const canSlide = (from: number, direction: number): boolean => {
    const onTop = top[from] >= 0;
    const layer = onTop ? top : bottom;
    const limit = weight[layer[from]];
    const first = direction * CELLS;
    for (let cell = next[first + from]; cell >= 0; cell = next[first + cell]) {
      const tile = layer[cell];
      if (tile < 0) return true;
      if ((!onTop && top[cell] >= 0) || weight[tile] > limit) return false;
    }
    return true;
  };
  const canDigThere = (cell: number, direction: number): boolean => {
    if (bottom[cell] < 0) return false;
    const tile = top[cell] >= 0 ? top[cell] : bottom[cell];
    return digEnergy[tile] <= energy && canSlide(cell, direction);
  };
  const canDig = (from: number): boolean => {
    const cells = digFrom[from];
    for (let i = 0; i < cells.length; i++) {
      for (let direction = 0; direction < 4; direction++) if (canDigThere(cells[i], direction)) return true;
    }
    return false;
  };
  const chooseSide = (seat: number): void => {
    sides[seat] = 1 << below(4);
    moves += 1;
  };
  const pushPawn = (from: number, direction: number): void => {
    for (let seat = 0; seat < seats; seat++) {
      if (pawns[seat] !== from) continue;
      const to = next[direction * CELLS + from];
      if (to < 0) sides[seat] = 1 << direction;
      else if (bottom[to] < 0) chooseSide(seat);
      else pushPawn(to, direction);
      pawns[seat] = to < 0 || bottom[to] < 0 ? NONE : to;
      return;
    }
  };
  const row = new Int8Array(CELLS);
  const slide = (seat: number, from: number, direction: number): void => {
    const onTop = top[from] >= 0;
    const layer = onTop ? top : bottom;
    const first = direction * CELLS;
    let length = 0;
    let cell = from;
    while (cell >= 0 && layer[cell] >= 0) {
      row[length++] = cell;
      cell = next[first + cell];
    }
    if (onTop && cell >= 0) pushPawn(cell, direction);
    for (let i = length - 1; i >= 0; i--) {
      const to = next[first + row[i]];
      const tile = layer[row[i]];
      layer[row[i]] = NONE;
      for (let other = 0; other < seats; other++) {
        if (pawns[other] !== row[i]) continue;
        pawns[other] = to;
        if (to < 0) sides[other] = 1 << direction;
      }
      if (to < 0) tiles[seat * LOOKS + tile] += 1;
      else if (bottom[to] < 0) bottom[to] = tile;
      else layer[to] = tile;
    }
  };
  const dig = (seat: number): void => {
    const cells = digFrom[pawns[seat]];
    let cell = cells[below(cells.length)];
    let direction = below(4);
    while (!canDigThere(cell, direction)) {
      cell = cells[below(cells.length)];
      direction = below(4);
    }
    energy -= digEnergy[top[cell] >= 0 ? top[cell] : bottom[cell]];
    moves += 1;
    slide(seat, cell, direction);
  };

  // Extractions.
  const canTake = (seat: number, cell: number, find: number): boolean => {
    if (finds[cell * KINDS + find] === 0 || price[find] > plaster[seat]) return false;
    return find !== box.hammer || slots[seat] < box.skillSlots.length;
  };
  const canExtract = (seat: number): boolean => {
    const cells = orthogonal[pawns[seat]];
    for (let i = 0; i < cells.length; i++) {
      if (bottom[cells[i]] >= 0) continue;
      for (let find = 0; find < KINDS; find++) if (canTake(seat, cells[i], find)) return true;
    }
    return false;
  };
  const extract = (seat: number): void => {
    const cells = orthogonal[pawns[seat]];
    let cell = cells[below(cells.length)];
    let find = below(KINDS);
    while (bottom[cell] >= 0 || !canTake(seat, cell, find)) {
      cell = cells[below(cells.length)];
      find = below(KINDS);
    }
    moves += 1;
    extractions -= 1;
    plaster[seat] -= price[find];
    supply += price[find];
    finds[cell * KINDS + find] -= 1;
    if (find !== box.hammer) {
      storage[seat * BONES + find] += 1;
      return;
    }
    slots[seat] += 1;
    below(skillsLeft);
    skillsLeft -= 1;
    moves += 1;
  };

  // Dinosaurs: what may be done with them in every part of a turn comes after `first` among its choices.
  const stored = (seat: number, bone: number): number => storage[seat * BONES + bone] + donated[seat * BONES + bone];
  const lacksInLab = (seat: number, bone: number): number =>
    needs[lab[seat] * BONES + bone] - labBones[seat * BONES + bone] - labDonated[seat * BONES + bone];
  const acts = new Int8Array(BONES + 1 + shown.length);
  const SCORE_LAB = BONES;
  const addActs = (seat: number): number => {
    let count = 0;
    let all = 0;
    for (let bone = 0; bone < BONES; bone++) {
      const n = stored(seat, bone);
      all += n;
      if (lab[seat] >= 0 && n > 0) acts[count++] = bone;
    }
    if (lab[seat] >= 0) acts[count++] = SCORE_LAB;
    if (all === 0) return count;
    for (let place = 0; place < shown.length; place++) if (shown[place] >= 0) acts[count++] = SCORE_LAB + 1 + place;
    return count;
  };
  const isLegalAct = (seat: number, act: number): boolean => {
    if (act < SCORE_LAB) return lacksInLab(seat, act) > 0;
    if (act === SCORE_LAB) return true;
    const dinosaur = shown[act - SCORE_LAB - 1];
    for (let bone = 0; bone < BONES; bone++) if (needs[dinosaur * BONES + bone] > stored(seat, bone)) return false;
    return true;
  };
  const useBone = (seat: number, bone: number): boolean => {
    const from = donated[seat * BONES + bone] > 0 ? donated : storage;
    from[seat * BONES + bone] -= 1;
    return from === donated;
  };
  const collect = (seat: number, dinosaur: number, vp: number): void => {
    score[seat] += vp;
    collected[seat] += 1;
    for (const one of box.dinosaurs[dinosaur].characteristics) symbols[seat * box.characteristics.length + one] += 1;
  };
  const showNext = (place: number): void => {
    shown[place] = dinosaursLeft === 0 ? NONE : dinosaurDeck[--dinosaursLeft];
  };
  const putInLab = (seat: number, bone: number): void => {
    (useBone(seat, bone) ? labDonated : labBones)[seat * BONES + bone] += 1;
  };
  const scoreLab = (seat: number): void => {
    const dinosaur = lab[seat];
    let vp = 0;
    let isWhole = true;
    for (let bone = 0; bone < BONES; bone++) {
      const at = seat * BONES + bone;
      if (lacksInLab(seat, bone) > 0) isWhole = false;
      vp += values[dinosaur * BONES + bone] * (labBones[at] + labDonated[at]);
    }
    for (let bone = 0; bone < BONES; bone++) {
      boneDiscard[bone] += labBones[seat * BONES + bone];
      labBones[seat * BONES + bone] = 0;
      labDonated[seat * BONES + bone] = 0;
    }
    lab[seat] = NONE;
    collect(seat, dinosaur, isWhole ? perfect[dinosaur] : vp);
  };
  const doAct = (seat: number, act: number): void => {
    if (act < SCORE_LAB) putInLab(seat, act);
    else if (act === SCORE_LAB) scoreLab(seat);
    else {
      const dinosaur = shown[act - SCORE_LAB - 1];
      for (let bone = 0; bone < BONES; bone++) {
        for (let n = needs[dinosaur * BONES + bone]; n > 0; n--) if (!useBone(seat, bone)) boneDiscard[bone] += 1;
      }
      collect(seat, dinosaur, perfect[dinosaur]);
      showNext(act - SCORE_LAB - 1);
    }
  };

  // The market.
  const refillCounter = (place: number): void => {
    const isTool = place < box.market.toolSlots;
    if (isTool) counter[place] = toolsLeft === 0 ? NONE : toolDeck[--toolsLeft];
    else counter[place] = suppliesLeft === 0 ? NONE : supplyDeck[--suppliesLeft];
  };
  const paid = new Int8Array(LOOKS);
  const covers = (card: number, from: Int8Array, first: number): boolean => {
    let matched = 0;
    let spare = 0;
    for (let kind = 0; kind < ANY; kind++) {
      let have = 0;
      for (let look = 0; look < LOOKS; look++) have += from[first + look] * fragments[look * ANY + kind];
      const used = Math.min(have, costs[card * (ANY + 1) + kind]);
      matched += used;
      spare += have - used;
    }
    return matched + Math.min(spare, costs[card * (ANY + 1) + ANY]) === total[card];
  };
  const buy = (seat: number, place: number): void => {
    const card = counter[place];
    paid.fill(0);
    while (!covers(card, paid, 0)) {
      let look = below(LOOKS);
      while (tiles[seat * LOOKS + look] === 0) look = below(LOOKS);
      tiles[seat * LOOKS + look] -= 1;
      paid[look] += 1;
      moves += 1;
    }
    for (let look = 0; look < LOOKS; look++) discard[look] += paid[look];
    score[seat] += market[card].vp;
    if (card >= FIRST_SUPPLY) {
      for (const effect of box.supplies[card - FIRST_SUPPLY].effects) {
        if (effect.op === 'plaster') gainPlaster(seat, effect.amount);
        else if (boneDiscard[effect.kind] > 0) {
          boneDiscard[effect.kind] -= 1;
          storage[seat * BONES + effect.kind] += 1;
        } else donated[seat * BONES + effect.kind] += 1;
      }
    }
    refillCounter(place);
  };

  // A turn.
  const [PLASTER, MOVE, CLIMB, SAND, DIG, EXTRACT, VERBS] = [1, 2, 3, 4, 5, 6, 7];
  const isLegalVerb = (seat: number, verb: number): boolean => {
    const from = pawns[seat];
    switch (verb) {
      case PLASTER:
        return energy > 0 && pool + supply > 0;
      case MOVE:
        return from >= 0 && energy > 0 && canMove(from);
      case CLIMB:
        return from < 0 && energy > 0 && isAnyFree(climbSides(seat));
      case SAND:
        return energy > 0 && hasSand() && canPlaceSand(seat);
      case DIG:
        return from >= 0 && canDig(from);
      case EXTRACT:
        return from >= 0 && extractions > 0 && canExtract(seat);
      default:
        return true;
    }
  };
  const doVerb = (seat: number, verb: number): void => {
    if (verb !== DIG && verb !== EXTRACT) energy -= 1;
    if (verb === PLASTER) gainPlaster(seat, 1);
    else if (verb === MOVE) move(seat);
    else if (verb === CLIMB) climb(seat);
    else if (verb === SAND) placeSand(seat);
    else if (verb === DIG) dig(seat);
    else extract(seat);
  };
  const actions = (seat: number): void => {
    for (;;) {
      const count = VERBS + addActs(seat);
      let choice = below(count);
      while (choice < VERBS ? !isLegalVerb(seat, choice) : !isLegalAct(seat, acts[choice - VERBS]))
        choice = below(count);
      moves += 1;
      if (choice === 0) return;
      if (choice < VERBS) doVerb(seat, choice);
      else doAct(seat, acts[choice - VERBS]);
    }
  };
  const goToMarket = (seat: number): void => {
    for (;;) {
      const first = 1 + counter.length;
      const count = first + addActs(seat);
      let choice = below(count);
      while (!isLegalInMarket(seat, choice, first)) choice = below(count);
      moves += 1;
      if (choice === 0) return;
      if (choice >= first) doAct(seat, acts[choice - first]);
      else {
        buy(seat, choice - 1);
        return;
      }
    }
  };
  const isLegalInMarket = (seat: number, choice: number, first: number): boolean => {
    if (choice === 0) return true;
    if (choice >= first) return isLegalAct(seat, acts[choice - first]);
    return counter[choice - 1] >= 0 && covers(counter[choice - 1], tiles, seat * LOOKS);
  };
  const claims = (seat: number): void => {
    let mayClaim = true;
    for (;;) {
      const first = 1 + shown.length;
      const count = first + addActs(seat);
      let choice = below(count);
      while (!isLegalClaim(seat, choice, first, mayClaim)) choice = below(count);
      moves += 1;
      if (choice === 0) return;
      if (choice >= first) doAct(seat, acts[choice - first]);
      else {
        mayClaim = false;
        claim(seat, choice - 1);
      }
    }
  };
  const fits = (seat: number, dinosaur: number, bone: number): boolean =>
    needs[dinosaur * BONES + bone] > 0 && stored(seat, bone) > 0;
  const isLegalClaim = (seat: number, choice: number, first: number, mayClaim: boolean): boolean => {
    if (choice === 0) return true;
    if (choice >= first) return isLegalAct(seat, acts[choice - first]);
    if (!mayClaim || lab[seat] >= 0 || shown[choice - 1] < 0) return false;
    for (let bone = 0; bone < BONES; bone++) if (fits(seat, shown[choice - 1], bone)) return true;
    return false;
  };
  const claim = (seat: number, place: number): void => {
    const dinosaur = shown[place];
    let bone = below(BONES);
    while (!fits(seat, dinosaur, bone)) bone = below(BONES);
    lab[seat] = dinosaur;
    putInLab(seat, bone);
    showNext(place);
    moves += 1;
  };

  const playGame = (): void => {
    deal();
    let lastRound = box.constants.safetyRounds;
    for (let round = 1; ; round++) {
      for (let seat = 0; seat < seats; seat++) {
        energy = energyPerTurn;
        extractions = extractionsPerTurn ?? 0;
        hasRunOut = false;
        if (pool === 0 && lastRound === box.constants.safetyRounds) runOut();
        actions(seat);
        goToMarket(seat);
        claims(seat);
        if (isEventHeld) {
          isEventHeld = false;
          fillPool();
        } else if (hasRunOut && lastRound > round + 1) lastRound = round + 1;
      }
      if (round >= lastRound) break;
    }
    for (let seat = 0; seat < seats; seat++) scoreEnd(seat);
  };
  const scoreEnd = (seat: number): void => {
    if (lab[seat] >= 0) scoreLab(seat);
    for (let slot = slots[seat]; slot < box.skillSlots.length; slot++) score[seat] += box.skillSlots[slot];
    for (let bone = 0; bone < BONES; bone++) score[seat] += stored(seat, bone) * box.finds[bone].leftoverVP;
    score[seat] += Math.floor(plaster[seat] / box.plaster.leftoverPerVP);
    const { setSize, extraSymbolVP, varietyBonus } = box.sets;
    let variety = varietyBonus;
    for (let one = 0; one < box.characteristics.length; one++) {
      const n = symbols[seat * box.characteristics.length + one];
      if (n === 0) variety = 0;
      if (n >= setSize) score[seat] += box.characteristics[one].setValue + extraSymbolVP * (n - setSize);
    }
    score[seat] += variety;
  };

  return games => {
    const wins = new Array<number>(seats).fill(0);
    moves = 0;
    for (let game = 0; game < games; game++) {
      playGame();
      let best = 0;
      let isShared = false;
      for (let seat = 1; seat < seats; seat++) {
        const ahead = score[seat] - score[best] || collected[seat] - collected[best];
        isShared = ahead === 0 || (isShared && ahead < 0);
        if (ahead > 0) best = seat;
      }
      if (!isShared) wins[best] += 1;
    }
    return { games, moves, wins };
  };
}
