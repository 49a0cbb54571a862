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
} as const;
