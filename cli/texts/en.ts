export const en = {
  player: 'Player {n}',
  automaton: 'Automaton',

  'help.head': 'bonebed: a digital table for fossil-hunting board games',
  'help.games': 'Games: {games}',
  'help.more': "Each verb explains itself: bonebed <verb> --help. '--lang fr' parle français.",

  'flag.lang': 'the language of the words; from LANG by default',
  'flag.help': 'this help',
  'flag.json': 'print one JSON object instead of text',
  'flag.seats': 'how many sit at the table',
  'flag.edition': 'play with these components instead of the ones in the box',
  'flag.set': 'a setting of the game; may be repeated',
  'flag.seed': 'what chance is made from; the same seed gives the same game',
  'flag.bots': 'who plays: one bot for all seats, or one a seat',

  'simulate.short': 'play many games between bots and count',
  'simulate.about':
    'Plays games between bots as fast as it can and prints what came of them. The state hash is equal on every run.',
  'simulate.flag.games': 'how many games to play (100)',
  'simulate.title': '{game}, {seats, plural, one {# seat} other {# seats}}, seed {seed}',
  'simulate.finished': 'Games finished',
  'simulate.decisions': 'Decisions',
  'simulate.seconds': 'Seconds',
  'simulate.decisionsPerSecond': 'Decisions a second',
  'simulate.gamesPerSecond': 'Games a second',
  'simulate.turns': 'Turns a game',
  'simulate.scores': 'Points a player',
  'simulate.stateHash': 'State hash',
  'simulate.seat': 'Seat',
  'simulate.bot': 'Bot',
  'simulate.wins': 'Games won',

  'rules.short': 'which rules are tested, and which random play reaches',
  'rules.about':
    'Reads RULES.md, finds the tests that name each rule, and counts how often seeded random play reached it.',
  'rules.flag.games': 'random games for each number of seats and each setting (10)',
  'rules.flag.write':
    'also write docs/rules/<game>.md; fails if a rule that was not reached has no reason in unreached.json',
  'rules.title': 'The rules of {game}',
  'rules.total': 'Rules',
  'rules.tested': 'named by a test',
  'rules.reached': 'reached by random play',
  'rules.untested': 'No test names: {ids}',
  'rules.unreached': 'Not reached, and no reason given: {ids}',
  'rules.unjustified': '{id}: random play never reaches it and no reason is given',
  'rules.stale': '{id}: a reason is given, but it is reached or is no rule',
} as const;
