import type { Texts } from '@bonebed/kernel';

export const en: Texts = {
  'game.points': 'VP',

  'ask.keepObjective': 'Keep 1 Personal Objective, discard the other',
  'ask.turn':
    '{can, select, place {Place a worker} recall {Recall all your workers: nobody in the Lounge can be placed} other {Place a worker or recall all your workers}}',
  'ask.eject': '{location}: choose the worker to eject',
  'ask.lab': 'Specimen Lab: choose what to do',
  'ask.labDiscard':
    '{must, select, yes {Discard a Specimen card; it will lie on top} other {Discard {left, plural, one {one more Specimen card} other {up to # more Specimen cards}}, or stop}}',
  'ask.labTake': 'Take a card from the Specimen discard pile',
  'ask.expedition': 'Choose 1 Field Expedition card',
  'ask.reroll': 'Reroll a die? {left, plural, one {# reroll is left} other {# rerolls are left}}',
  'ask.erosion': 'Erosion Event: choose the action of another location',
  'ask.dropSurplus':
    'Your storage holds {storage}: put {surplus, plural, one {# cube} other {# cubes}} into the Museum',
  'ask.journal':
    '{contributing, select, yes {Choose what to publish or to contribute} other {Choose a Specimen to publish}}',
  'ask.trace': 'Add a Trace Fossil for {fossils, plural, one {# more {period} cube} other {# more {period} cubes}}?',
  'ask.milestone': 'Choose a milestone',
  'ask.museum': 'Museum: choose a transaction{made, plural, =0 {} other {, or finish}}',
  'ask.patronCube': 'Take 1 cube of your choice from the supply',

  'option.keepObjective': 'Keep {personal}',
  'option.turn.place': 'Place the {worker} at {location}',
  'option.turn.recall': 'Recall all your workers and receive 1 Research cube',
  'option.eject': '{worker} of {owner}',
  'option.lab.draw': 'Draw and discard Specimen cards',
  'option.lab.drawExtra': 'Draw 1 card more, then discard',
  'option.lab.take': 'Take a card from the Specimen discard pile',
  'option.lab.discard': 'Discard Specimen cards',
  'option.labDiscard': 'Discard {specimen}',
  'option.labDiscard.done': 'Discard no more',
  'option.labTake': 'Take {specimen}',
  'option.reroll.keep': 'Keep the dice',
  'option.reroll.reroll': 'Reroll die {die} ({face})',
  'option.dropSurplus': '1 {period} cube',
  'option.journal.publish': 'Publish {specimen}',
  'option.journal.contribute': 'Contribute to {objective}: {slot}',
  'option.trace': 'Add {trace}',
  'option.trace.none': 'Without a Trace Fossil',
  'option.museum.trade': 'Trade {paid} {give} for {count} {take}',
  'option.museum.exchange': 'Exchange {paid} {give} for {research} Research',
  'option.museum.done': 'Done',
  'option.patronCube': '1 {period} cube',
  'option.patronCube.research': '1 Research cube',

  'bar.HT-R2':
    'None of your workers is on the board: {home, plural, one {the only one is} other {your # are}} in the Lounge',
  'bar.HT-4.1':
    '{locationId, select, none {Your {worker} waits until you have published {need, plural, one {# Holotype} other {# Holotypes}}; you have {have}} other {Your {worker} stands at {location}; only a worker in the Lounge can be placed}}',
  'bar.HT-5.2': '{location}: not for a {worker}; it takes a worker of higher rank',
  'bar.HT-5.8':
    '{location}: {spaces, plural, one {its only space is} other {its # spaces are}} taken, and a {worker} can eject nobody there',
  'bar.HT-R3':
    '{locationId, select, publishingJournal {{specimenId, select, none {You hold no Specimen to publish} other {{specimen} needs {fossils} {period} and {research} Research; you have {haveFossils} and {haveResearch}}}, and no Global Objective is open to you} museumCollections {{periodId, select, none {The Museum has no rates} other {The Museum wants at least {need, plural, one {# {period} cube} other {# {period} cubes}}; you have {have}}}} other {{location}: no Specimen card is left to draw, to take or to discard}}',
  'bar.HT-5.4': 'A {worker} does not eject a {rival}, who is of higher rank',
  'bar.HT-R7': 'No Specimen card is left to draw: deck and discard pile are empty',
  'bar.HT-14.7': 'To draw one more card you need the milestone {milestone}',
  'bar.HT-6.2.empty': 'The Specimen discard pile is empty: there is no card to take',
  'bar.HT-6.3': 'You have no Specimen card in hand to discard',
  'bar.HT-6.2': 'Only the top card, {specimen}, can be taken; for any other you need the milestone {milestone}',
  'bar.HT-9.3': '{location}: not for a {worker}, not even by an Erosion Event',
  'bar.HT-R13':
    '{locationId, select, publishingJournal {{specimenId, select, none {You hold no Specimen to publish} other {{specimen} needs {fossils} {period} and {research} Research; you have {haveFossils} and {haveResearch}}}, and no Global Objective is open to you} museumCollections {{periodId, select, none {The Museum has no rates} other {The Museum wants at least {need, plural, one {# {period} cube} other {# {period} cubes}}; you have {have}}}} other {{location}: no Specimen card is left to draw, to take or to discard}}',
  'bar.HT-8.3': 'You have no {period} cube',
  'bar.HT-11.1':
    '{specimen} needs {fossils} {period} and {research} Research; you have {haveFossils} and {haveResearch}',
  'bar.HT-12.3': '{specimen} is a Marine Reptile: no Trace Fossil can be added',
  'bar.HT-12.2':
    'A Trace Fossil needs {need, plural, one {# more {period} cube} other {# more {period} cubes}}; you have {have} left',
  'bar.HT-R32': 'All your {discs} discs are placed',
  'bar.HT-15.3': '{own, select, yes {Your own disc lies on this slot} other {{owner} has taken this slot}}',
  'bar.HT-15.1': '{slot}: of {need} cards asked for, {have} {have, plural, one {is} other {are}} published',
  'bar.HT-15.2':
    'Your own cards do not suffice, and to reference cards of others takes {need} Research; you have {have}',
  'bar.HT-14.1': 'You have the milestone {milestone} already',
  'bar.HT-R27': 'Make at least one transaction; only the milestone {milestone} lets you do without',
  'bar.HT-16.1':
    'A {worker} either trades or exchanges; yours {transaction, select, trade {trades} other {exchanges}} now',
  'bar.HT-16.2': 'This takes {need, plural, one {# {period} cube} other {# {period} cubes}}; you have {have}',
  'bar.HT-R26': 'You would take {need, plural, one {# {period} cube} other {# {period} cubes}}; the Museum has {have}',

  'event.objectivesChosen': 'All players have chosen their Personal Objective',
  'event.objectiveKept': '{seat} keeps {personal}',
  'event.firstPlayer': '{seat} begins',
  'event.placed':
    '{seat} places the {worker} at {location}{ejects, select, own { and ejects their own {rival}} another { and ejects the {rival} of {owner}} other {}}',
  'event.recalled':
    '{seat} recalls {count, plural, one {# worker} other {# workers}}{forced, select, yes { (the Lounge was empty)} other {}} and receives {research, plural, one {# Research cube} other {# Research cubes}} ({total} in all)',
  'event.drew': '{seat} draws {specimens}',
  'event.drewHidden': '{seat} draws {count, plural, one {# Specimen card} other {# Specimen cards}}',
  'event.discarded': '{seat} discards {specimen}',
  'event.tookFromPile': '{seat} takes {specimen} from the discard pile',
  'event.specimensReshuffled': 'The Specimen discard pile becomes the new deck',
  'event.expeditionsDrawn': '{seat} draws {expeditions}',
  'event.explored':
    '{seat} explores {expedition}{facesCount, plural, =0 { without dice} one { and rolls # {period} die} other { and rolls # {period} dice}} ({periodId, select, triassic {purple} jurassic {blue} other {green}}){facesCount, plural, =0 {} other {: {faces}}}',
  'event.drewTrace': '{seat} draws the Trace Fossil {trace}',
  'event.drewTraceHidden': '{seat} draws a Trace Fossil',
  'event.rerolled': '{seat} rerolls die {die}: {was} becomes {face}',
  'event.collected':
    '{count, plural, =0 {{seat} finds nothing} one {{seat} receives # {period} cube ({total} in all)} other {{seat} receives # {period} cubes ({total} in all)}}{museum, plural, =0 {} other {, # from the Museum}}{expertise, plural, =0 {} other {, # by Field Expertise}}{missed, plural, =0 {} other {; the Museum lacks #}}',
  'event.patronGave': '{seat} takes 1 {cube} cube as Museum Patron ({total} in all)',
  'event.researched':
    '{seat} receives {count, plural, one {# Research cube} other {# Research cubes}} ({total} in all)',
  'event.dropped':
    '{seat} has no more room: {count, plural, one {# {period} cube goes} other {# {period} cubes go}} to the Museum',
  'event.eroded': 'Erosion Event: {seat} acts at {location}',
  'event.expeditionsReshuffled': 'The Field Expedition cards are shuffled again',
  'event.published':
    '{seat} publishes {specimen} for {fossils} {period} and {research} Research: {vp} VP ({points} on the table)',
  'event.traceAdded': '{seat} adds the Trace Fossil {trace} for {fossils} {period}: {vp} VP ({points} on the table)',
  'event.markerMoved': 'The Holotype marker moves to space {space} of {last}',
  'event.museumReset': 'The Museum is reset',
  'event.milestoneTaken': '{seat} takes the milestone {milestone}',
  'event.gradUnlocked':
    '{seat} has {count, plural, one {# Holotype} other {# Holotypes}}: the Grad Student comes to the Lounge',
  'event.contributed':
    '{seat} contributes to {objective} ({slot}) {paid, plural, =0 {with own cards} one {for # Research cube} other {for # Research cubes}}: {vp} VP for contributions ({points} on the table)',
  'event.objectiveCompleted': '{objective} is completed: {completed} of the {needed} that end the game',
  'event.traded': '{seat} trades {paid, plural, one {# {give} cube} other {# {give} cubes}} for {count} {take}',
  'event.exchanged':
    '{seat} exchanges {paid, plural, one {# {give} cube} other {# {give} cubes}} for {research, plural, one {# Research cube} other {# Research cubes}} ({total} in all)',
  'event.ended':
    '{reason, select, track {The Holotype marker has reached the last space} objectives {Enough Global Objectives are completed} other {Nobody brings the game to an end}}: the game ends',
  'event.scored':
    '{seat}: {holotypes} VP for Holotypes, {traceFossils} for Trace Fossils{personalId, select, none {} other {, {contributions} for contributions, {personalObjective} for {personal}}}, {unpublished} for Specimens in hand: {total} VP in all',
  'event.won':
    '{by, select, nothing {{winners} share the victory with {total} VP and {research} Research each} research {{winners} wins with {total} VP, by the most Research ({research})} other {{winners} wins with {total} VP}}',

  'score.holotypes': 'Holotypes',
  'score.traceFossils': 'Trace Fossils',
  'score.contributions': 'Contributions to Global Objectives',
  'score.personalObjective': 'Personal Objective',
  'score.unpublished': 'Unpublished Specimens (Research cost)',
  'score.research': 'Research cubes (tie-break)',

  'end.track': 'The Holotype marker has reached the last space',
  'end.objectives': 'As many Global Objectives are completed as there are players',
  'end.safety': 'The game was stopped after too many turns',

  'setting.elementary': 'Elementary variant',
  'setting.elementary.false': 'No: the full game',
  'setting.elementary.true': 'Yes: no objectives, no milestones',
  'setting.trackForPlayers': 'Field Advancement Track',
  'setting.trackForPlayers.standard': 'For the number of players',
  'setting.trackForPlayers.2': 'For 2 players',
  'setting.trackForPlayers.3': 'For 3 players',
  'setting.trackForPlayers.4': 'For 4 players',
  'setting.trackForPlayers.5': 'For 5 players',
  'setting.lastSpace': 'Short two-player game',
  'setting.lastSpace.standard': 'No: the whole track',
  'setting.lastSpace.6': '6 Holotypes',
  'setting.lastSpace.7': '7 Holotypes',
  'setting.lastSpace.8': '8 Holotypes',
  'setting.lastSpace.9': '9 Holotypes',
  'setting.lastSpace.10': '10 Holotypes',
  'setting.lastSpace.11': '11 Holotypes',

  'face.0': 'blank',
  'face.1': '1',
  'face.2': '2',
  'face.3': '3',
  'face.M': 'Museum',
  'periods.research': 'Research',

  'type.theropod': 'Theropod',
  'type.genasaur': 'Genasaur',
  'type.sauropod': 'Sauropod',
  'type.marineReptile': 'Marine Reptile',
  'diet.herbivore': 'Herbivore',
  'diet.carnivore': 'Carnivore',
  'diet.omnivore': 'Omnivore',

  'draw.track': 'Field Advancement Track: {marker} of {lastSpace}',
  'draw.active': 'turn {turn}: {player}',
  'draw.museumReset': 'Museum reset',
  'draw.milestone': 'Milestone',
  'draw.paleontologist': 'P',
  'draw.gradStudent': 'G',
  'draw.fieldAssistant': 'A',
  'draw.triassic': 'T',
  'draw.jurassic': 'J',
  'draw.cretaceous': 'K',
  'draw.museum': 'Museum:',
  'draw.decks': 'Decks:',
  'draw.specimens': '{count, plural, one {# Specimen} other {# Specimens}}',
  'draw.expeditions': '{count, plural, one {# Expedition} other {# Expeditions}}',
  'draw.traces': '{count, plural, one {# Trace Fossil} other {# Trace Fossils}}',
  'draw.pile': '{count, plural, =0 {no Specimen discarded} other {# discarded (top: {top})}}',
  'draw.drawn': 'Drawn:',
  'draw.dice': 'Dice{left, plural, =0 {} one { (# reroll left)} other { (# rerolls left)}}:',
  'draw.expedition':
    '{name} ({dice, plural, one {# die} other {# dice}} {period}{rerolls, plural, =0 {} one {, # reroll} other {, # rerolls}}{trace, select, yes {, Trace Fossil} other {}})',
  'draw.holding': '({stored} of {storage})  Research {research}',
  'draw.hand':
    '{specimens, plural, one {# Specimen} other {# Specimens}}, {traces, plural, one {# Trace Fossil} other {# Trace Fossils}} in hand · Lounge: {lounge}',
  'draw.discs': '{discs, plural, one {# disc} other {# discs}} left · contributions: {contributions} VP',
  'draw.holotypes': 'Holotypes:',
  'draw.milestones': 'Milestones:',
  'draw.cost': '{fossils}{period} {research}R  {vp} VP',
  'draw.trace': 'Trace Fossil: {name} ({vp} VP)',
  'draw.personal': 'Personal Objective: {name}',
  'draw.points': ': {vp} VP',
  'draw.ratios': 'Specimens that fit:',
  'draw.ratio': '{sort} {sign} {from}-{to} %',

  'look.worker': '{worker}: ejects {workers} where no space is free',
  'look.specimenLab':
    '{worker}: draw {labDraw} Specimen cards and discard {discard}; or take the top card of the discard pile; or discard {labDiscardUpTo, plural, one {# card} other {up to # cards}}',
  'look.fieldExpeditions':
    '{worker}: draw {fieldDraw, plural, one {# Field Expedition card} other {# Field Expedition cards}}, carry out 1: roll its dice and take the cubes',
  'look.universityLibrary': '{worker}: take {libraryResearch, plural, one {# Research cube} other {# Research cubes}}',
  'look.publishingJournal':
    '{worker}: publish 1 Holotype; or contribute to 1 Global Objective, for {cost} Research if cards of others are referenced',
  'look.museumCollections': '{worker}: trade {both, select, yes {and} other {or}} exchange, as often as you like',
  'look.trade': 'Trade {paid} {give} for {count, plural, one {# {take}} other {up to # {take}}}',
  'look.exchange': 'Exchange {paid} {give} for {research} Research',
};
