import type { Texts } from '@bonebed/kernel';
import { formerEn } from './former-en.ts';
import { eachPhase, goals } from './keys.ts';

export const en: Texts = {
  ...formerEn,
  'game.points': 'Prestige',

  'phase.field': 'Field Season',
  'phase.museum': 'Museum Work',
  'phase.controversy': 'Controversy',

  'tag.theft': 'a theft',
  'tag.holdup': 'a hold-up',
  'tag.destroy': 'a destruction',
  'tag.disaster': 'a disaster',
  'tag.delay': 'a delay',
  'tag.crew': 'a raid on the crew',
  'tag.doubt': 'a doubt',
  'tag.slander': 'a slander',
  'tag.revision': 'a revision',

  'ask.paleontologist': 'Choose your Paleontologist.',
  'ask.field': 'Field Season: take one action or pass.',
  'ask.museum': 'Museum Work: take one action or pass.',
  'ask.controversy': 'Controversy: take one action or pass.',
  'ask.doubt': '{rival} presents {name} with {n, plural, one {# bone} other {# bones}}. Do you doubt it?',
  'ask.doubtBoth':
    '{rival} presents {name} with {n, plural, one {# bone} other {# bones}}, and a fossil: {bone}. Do you doubt it?',
  'ask.doubtFossil': '{rival} presents a fossil: {bone}. Do you doubt it?',
  'ask.defend': '{rival} plays {card} on you. Do you defend yourself?',
  'ask.defendSkeleton': '{rival} revises your {skeleton}. Do you defend yourself?',
  'ask.take': 'These are the bones of {rival}. Take one.',
  'ask.keep': 'Choose a bone to keep for the next turn.',
  'ask.discard': 'You hold too many Event cards. Discard one.',

  'option.paleontologist': 'Play {paleontologist}',
  ...eachPhase('option', {
    pass: 'Pass',
    play: 'Play {card}',
    playOn: 'Play {card} on {rival}',
    playOnCrew: 'Play {card} on {crew}',
    playOnSkeleton: 'Play {card} on {skeleton}',
    playOnBone: 'Play {card} on {bone}',
    hire: 'Hire {card}',
    describe: 'Describe {name}',
    boost: 'Add {card}',
  }),
  'option.field.cycle': '{crew}: exchange {bone}',
  'option.museum.fossil': 'Present {bone}',
  'option.museum.bone': 'Add {bone}',
  'option.museum.alter': 'Change {skeleton}',
  'option.museum.present': 'Present it',
  'option.controversy.revise': 'Revise {skeleton} with {bone}',
  'option.controversy.reviseFossil': 'Revise {fossil}',
  'option.controversy.bone': 'Add {bone}',
  'option.controversy.publish': 'Publish the revision',
  'option.doubt.pass': 'Decline',
  'option.doubt.doubt': 'Doubt it with {card}',
  'option.doubt.doubtBone': '{card}: throw out {bone}',
  'option.doubtBoth.pass': 'Decline',
  'option.doubtBoth.doubt': 'Doubt it with {card}',
  'option.doubtBoth.doubtBone': '{card}: throw out {bone}',
  'option.doubtFossil.pass': 'Decline',
  'option.doubtFossil.doubt': 'Doubt it with {card}',
  'option.doubtFossil.doubtBone': '{card}: throw out {bone}',
  'option.defend.pass': 'No defense',
  'option.defend.defend': 'Defend yourself with {card}',
  'option.defendSkeleton.pass': 'No defense',
  'option.defendSkeleton.defend': 'Defend yourself with {card}',
  'option.defendSkeleton.refuse': '{card}: refuse {bone}',
  'option.take': 'Take {bone}',
  'option.keep': 'Keep {bone}',
  'option.keep.done': 'Return the rest',
  'option.discard': 'Discard {card}',

  'bar.RP-2.2.by': '{rival} already plays {paleontologist}.',
  'bar.RP-4.1.now': '{card} is for {phase}; this phase is {now}.',
  'bar.RP-4.2.card': '{card} is no action: it is played when a rival presents a skeleton or a fossil.',
  'bar.RP-4.5.card': '{card} is a Defense: it is played when an Event or a revision hits you.',
  'bar.RP-4.4.ownBones': '{card} needs a Bone in your hand, and there is not one.',
  'bar.RP-4.4.bones': '{card} needs a rival with Bones in hand, and {rival} has no Bone.',
  'bar.RP-4.4.skips': '{card} would change nothing: {rival} skips that phase already.',
  'bar.RP-4.4.less': '{card} hits a rival with at least your Prestige: {rival} has {has}, you have {own}.',
  'bar.RP-4.4.prestige': '{card} needs a rival with at least {n} Prestige, and {rival} has {has}.',
  'bar.RP-4.4.head':
    '{score, select, none {{card} mocks a head, and there is no head in the {skeleton} of {rival}.} other {{card} needs a head with fewer than {n} traits in common with its Name; that of {skeleton} has {score}.}}',
  'bar.RP-4.4.bone':
    '{card} needs a bone with at most {n, plural, one {# trait} other {# traits}} in common with its Name: {score} for {bone} in {skeleton}.',
  'bar.RP-4.4.fossil': '{card} answers a described skeleton, and this is a fossil.',
  'bar.RP-4.7.after': '{card} cancels everything and is played alone; you have played {defence} already.',
  'bar.RP-4.8.for':
    '{card} does not answer {threat, select, none {a revision} other {{threat}}}: it is for {tag}{other, select, none {} other { or {other}}}.',
  'bar.RP-4.12.by':
    '{card} cannot be aimed at {rival}: {crew, select, none {{paleontologist}} other {{crew}}} keeps such Events away.',
  'bar.RP-R16.why':
    '{draws, select, bone {{card} draws Bones, and the Bone deck is empty.} event {{card} draws Events, and the Event deck is empty.} other {{rivalId, select, none {{card} would take no Bone from anybody.} other {{card} would take no Bone from {rival}.}}}}',
  'bar.RP-R16.deck': 'The Bone deck is empty.',
  'bar.RP-R27': 'At this table a fossil is presented by itself: {bone} cannot go with a skeleton.',
  'bar.RP-R38.crew': '{crew} has exchanged a Bone this turn already.',
  'bar.RP-6.1.later': '{skeleton} is on show. It can be revised in the Controversy, not now.',
  'bar.RP-6.2.hand':
    '{name} needs bones of at least {min} different parts; you hold {n, plural, =0 {no bones} one {bones of # part only} other {bones of # parts}}.',
  'bar.RP-6.2.few':
    '{name} needs at least {min} bones, and {n, plural, =0 {no bone is} one {# bone is} other {# bones are}} laid down.',
  'bar.RP-6.2.same': 'One bone of each part: {old} is there already.',
  'bar.RP-6.2.many': 'A skeleton has {max} bones at most.',
  'bar.RP-6.3.alone': '{fossil} is presented without a Name: nothing else goes with it.',
  'bar.RP-6.3.second': 'One fossil an action: {fossil} is there already.',
  'bar.RP-6.4.card': '{card} is laid down together with a skeleton or fossil that you present.',
  'bar.RP-7.1.bone': '{bone} is a fossil and goes into no skeleton.',
  'bar.RP-7.1.same': 'One bone of each part: {old} is there already.',
  'bar.RP-7.2.family': '{skeleton} takes bones of its own family only ({wanted}), not {bone} ({family}).',
  'bar.RP-7.3.closer':
    'Not a closer match for {skeleton}: {score, plural, =0 {no trait} one {# trait} other {# traits}} in common for {bone}, {than} for {old}.',
  'bar.RP-7.6.fossil': '{fossil} is a fossil, and fossils cannot be revised.',
  'bar.RP-7.7.card': '{card} is laid down together with a revision that you make.',

  'event.began': '{seat} is first player. The goal is {goal} Prestige.',
  'event.paleontologist':
    '{seat} plays {paleontologist}{total, select, none {} other { and starts with {total} Prestige}}.',
  'event.turn':
    'Turn {turn} begins.{leadersCount, select, none {} 0 {} 1 { {leaders} leads with {total} of {goal} Prestige.} other { {leaders} lead with {total} of {goal} Prestige.}}',
  'event.lastTurn':
    '{why, select, bones {This is the last turn: the Bone deck is empty.} other {This is the last turn.}}',
  'event.phase': '{phase} begins.',
  'event.drew':
    '{seat} {card, select, none {draws} other {plays {card} and draws}} {eventCount, plural, =0 {{boneCount, plural, =0 {nothing} one {# Bone} other {# Bones}}} one {# Event and {boneCount, plural, =0 {no Bone} one {# Bone} other {# Bones}}} other {# Events and {boneCount, plural, =0 {no Bone} one {# Bone} other {# Bones}}}}.',
  'event.drewThese':
    '{seat} {card, select, none {draws} other {plays {card} and draws}} {cardsCount, plural, =0 {{bonesCount, plural, =0 {nothing} other {{bones}}}} other {{cards}; {bonesCount, plural, =0 {no Bone} other {{bones}}}}}.',
  'event.passed':
    '{why, select, skips {{seat} skips this phase.} noCards {{seat} has no cards left and passes.} other {{seat} passes.}}',
  'event.played': '{seat} plays the Event {card}.',
  'event.playedOn': '{seat} plays {card} on {rival}.',
  'event.playedOnCrew': '{seat} plays {card} on {crew}, who works for {rival}.',
  'event.playedOnSkeleton':
    '{seat} plays {card} on {bone, select, none {} other {{bone} in }}the {skeleton} of {rival}.',
  'event.hired': '{seat} puts {card} in play.',
  'event.cycled': '{seat} uses {crew} to exchange 1 Bone.',
  'event.cycledThese': '{seat} uses {crew} to exchange {bone} for {bones}.',
  'event.stole':
    '{seat} {card, select, none {takes {bone} from {rival}} other {plays {card} on {rival} and takes {bone}}}.',
  'event.stoleOne':
    '{seat} {card, select, none {takes 1 Bone from {rival}} other {plays {card} on {rival} and takes 1 Bone}}.',
  'event.spied': '{seat} sees the bones of {rival}: {bones}.',
  'event.lost':
    '{card, select, none {{seat}} other {{by} plays {card} on {seat}, who}} loses {n, plural, =0 {no Bone} one {# Bone} other {# Bones}}.',
  'event.lostThese':
    '{card, select, none {{seat}} other {{by} plays {card} on {seat}, who}} loses {bonesCount, plural, =0 {no Bone} other {{bones}}}.',
  'event.crewTaken': '{card, select, none {} other {{seat} plays {card} on {rival}: }}{crew} now works for {seat}.',
  'event.crewLeft': '{card, select, none {} other {{by} plays {card}: }}{crew} leaves the crew of {seat}.',
  'event.skips':
    "{card, select, none {{seat}} other {{by} plays {card} on {seat}, who}} takes no more actions in this turn's {phase}.",
  'event.mayKeep':
    '{seat} {card, select, none {} other {plays {card} and }}may keep {n, plural, one {# more bone} other {# more bones}} at the end of this turn.',
  'event.described':
    '{seat} describes {name} with {bones}{fossil, select, none {} other {, beside it {fossil}}}{boostsCount, select, none {} 0 {} other {, boosted by {boosts}}}.',
  'event.presented':
    '{seat} presents a fossil: {bone}{boostsCount, select, none {} 0 {} other {, boosted by {boosts}}}.',
  'event.doubted': '{seat} plays {card} against {bone, select, none {} other {{bone}, shown by }}{rival}.',
  'event.defended': '{seat} plays {card} in defense.',
  'event.refused': '{seat} plays {card} and refuses {bone}.',
  'event.canceled': '{defence, select, none {} other {{seat} plays {defence}: }}{card} is canceled.',
  'event.thrownOut':
    '{seatId, select, none {Thrown out: {bone}.} other {{seat} {card, select, none {} other {plays {card} on {rival} and }}throws {bone} out{skeleton, select, none {} other { of {skeleton}}}{n, select, 0 {} other {: +{n} Prestige, now {total}}}{lost, select, 0 {} other {: {rival} loses {lost} Prestige, now {left}}}.}}',
  'event.swayed':
    '{card, select, none {} other {{seat} plays {card}{rivalId, select, none {} other { on {skeleton, select, none {} other {the {skeleton} of }}{rival}}}: }}{lost, select, 0 {} other {{rival} loses {lost} Prestige, now {left}}}{n, select, 0 {} other {{lost, select, 0 {} other {; }}{seat} gains {n} Prestige, now {total}}}.',
  'event.collapsed': 'The presentation of {seat} collapses.',
  'event.withdrawn':
    '{card, select, none {} other {{by} plays {card} on {seat}: }}{name} is withdrawn, and {seat} takes the bones back.',
  'event.exhibited': '{name} enters the museum of {seat}{n, select, none {} other {: +{n} Prestige, now {total}}}.',
  'event.exhibitedFossil':
    '{bone} enters the museum of {seat}{n, select, none {} other {: +{n} Prestige, now {total}}}.',
  'event.revisedOwn':
    '{seat} revises {skeleton} in their own museum with {bones}{oldsCount, plural, =0 {} other { (before: {olds})}}{boostsCount, plural, =0 {} other {, boosted by {boosts}}}: +{n} Prestige, now {total}.',
  'event.revised':
    '{seat} revises the {skeleton} of {owner} with {bones}{boostsCount, select, none {} 0 {} other {, boosted by {boosts}}}.',
  'event.revisionStands':
    'The revision of {skeleton} stands{oldsCount, plural, =0 {} other { (before: {olds})}}: {seat} gains {n} Prestige, now {total}; {owner} loses {lost, select, 0 {nothing} other {{lost}}}, now {left}.',
  'event.revisionCanceled':
    '{defence, select, none {The revision of {skeleton} is canceled.} other {{owner} plays {defence}: the revision of {skeleton} is canceled.}}',
  'event.kept': '{seat} keeps {n, plural, one {# bone} other {# bones}}.',
  'event.keptThese': '{seat} keeps {bones}.',
  'event.discarded': '{seat} discards {n, plural, one {# Event} other {# Events}}.',
  'event.discardedThese': '{seat} discards {cardsCount, plural, one {1 Event} other {# Events}} ({cards}).',
  'event.firstPlayer': '{seat} is now first player.',
  'event.idle':
    'Nothing was placed for {n, plural, one {# turn} other {# turns}}{end, select, none {} other {; at {end} the game ends}}.',
  'event.ended':
    '{winnersCount, select, none {} 1 {{winners} wins with {total} Prestige. } other {{winners} share the win with {total} Prestige. }}{why, select, goal {The goal was reached.} bones {The Bone deck was empty.} idle {Nothing was placed for too long.} other {This was the last turn.}}',

  'score.start': 'Start',
  'score.skeletons': 'Bones described',
  'score.fossils': 'Fossils',
  'score.boosts': 'Boosts of presentations',
  'score.ownRevisions': 'Revisions of own skeletons',
  'score.rivalRevisions': "Revisions of rivals' skeletons",
  'score.newEvidence': 'Boosts of revisions',
  'score.events': 'Events',
  'score.revisedByRivals': 'Lost to revisions by rivals',
  'score.slander': 'Lost to slander',

  'end.goal': 'Scientific Immortality! The goal was reached.',
  'end.bones': 'The Bone deck was empty.',
  'end.idle': 'Nothing was placed for several turns in a row.',
  'end.lastTurn': 'The last turn is over.',

  'draw.turn': 'Turn {turn}',
  'draw.goal': 'Goal: {goal}',
  'draw.decks': 'Bone deck: {bones} · Event deck: {events} · Bone tray: {tray}',
  'draw.seen': 'Seen in the tray:',
  'draw.lastTurn': 'This is the last turn.',
  'draw.idle': 'Nothing was placed for {n, plural, one {# turn} other {# turns}}; at {end} the game ends.',
  'draw.presentation': '{player} presents:',
  'draw.revision': '{player} revises {skeleton}:',
  'draw.event': '{player} plays:',
  'draw.defences': 'Defenses:',
  'draw.prestige': '{n} Prestige',
  'draw.first': 'first player',
  'draw.skips': 'skips this phase',
  'draw.bones': 'Bones ({n}):',
  'draw.cards': 'Events ({n}):',
  'draw.crew': 'Crew:',
  'draw.fossils': 'Fossils:',
  'draw.draft': 'You are preparing:',

  'setting.goal': 'Goal (Prestige); with 4 players, a goal of 10 or more often runs out of bones',
  'setting.goal.suggested': 'Suggested for the number of players',
  ...goals(n => `${n} Prestige`),
  'setting.firstPlayer': 'Who is first player?',
  'setting.firstPlayer.random': 'Random',
  'setting.firstPlayer.seat1': 'Seat 1',
  'setting.firstPlayer.seat2': 'Seat 2',
  'setting.firstPlayer.seat3': 'Seat 3',
  'setting.firstPlayer.seat4': 'Seat 4',
  'setting.rotateFirstPlayer': 'First player moves each turn',
  'setting.rotateFirstPlayer.false': 'No',
  'setting.rotateFirstPlayer.true': 'Yes',
  'setting.paleontologists': 'Paleontologists',
  'setting.paleontologists.choose': 'Everyone chooses',
  'setting.paleontologists.random': 'Dealt at random',
  'setting.fossils': 'Fossils',
  'setting.fossils.together': 'Presented with a skeleton or alone',
  'setting.fossils.alone': 'Presented alone',
  'setting.emptyDeck': 'The last turn, when the Bone deck runs out',
  'setting.emptyDeck.draw': 'As soon as somebody finds no Bone to draw',
  'setting.emptyDeck.turn': 'Only if no Bone is left before the draw',
};
