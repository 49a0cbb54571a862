export const en = {
  player: 'Player {n}',

  'help.head': 'bonebed: a digital table for fossil-hunting board games',
  'help.games': 'Games: {games}',
  'help.more': "Each verb explains itself: bonebed <verb> --help. '--lang fr' parle français.",

  'usage.noVerb': "no verb '{verb}'",
  'usage.noFlag': '{verb} has no flag {flag}',
  'usage.needsValue': '{flag} needs a value',
  'usage.noValue': '{flag} takes no value',
  'usage.needs': '{verb} needs {operand}',
  'usage.unexpected': "unexpected '{word}'",
  'usage.try': 'Try: {help}',

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
  'simulate.scoresOf': 'Points of {name}',
  'simulate.stateHash': 'State hash',
  'simulate.seat': 'Seat',
  'simulate.bot': 'Bot',
  'simulate.wins': 'Games won',

  'flag.threads': 'how many threads to use; as many as there are cores by default',

  'arena.short': 'let bots play each other and measure their strength',
  'arena.about':
    'Plays games between bots in all seatings and prints wins, ranks and scores with 95 % intervals. A bot may bring its own budget: search@it:1000.',
  'arena.flag.bots': 'who plays: random, greedy, search, apprentice, fieldHand, professor, each perhaps with @budget',
  'arena.flag.games': 'how many games to play (40)',
  'arena.flag.budget': 'how much a bot may think for each decision: it:200 iterations or 100ms (it:200)',
  'arena.flag.append': 'also append the result to this file, as one line of JSON',
  'arena.title':
    '{game}, {seats, plural, one {# seat} other {# seats}}, {games, plural, one {# game} other {# games}}, budget {budget}, seed {seed}',
  'arena.bot': 'Bot',
  'arena.games': 'Games',
  'arena.wins': 'Wins',
  'arena.winRate': 'Win rate',
  'arena.interval': '95 %',
  'arena.rank': 'Mean rank',
  'arena.score': 'Mean score',
  'arena.speed': 'Iterations/s',
  'arena.uneven': 'Not every seating was played equally often: choose another number of games.',

  'tune.short': 'find by self-play what bots should value',
  'tune.about':
    'Lets greedy bots play themselves, fits the weights of their evaluation to who won, and writes them to bots/weights/<game>.json.',
  'tune.flag.games': 'games in each round (100)',
  'tune.flag.rounds': 'rounds; each plays with the weights of the one before (3)',
  'tune.flag.seats': 'the number of seats; without it all that the game knows, in turn',
  'tune.flag.out': 'write the weights here instead',
  'tune.title':
    '{game}: {rounds, plural, one {# round} other {# rounds}} of {games, plural, one {# game} other {# games}}, seed {seed}',
  'tune.fit': '{samples} pairs of seats, surprise {surprise} (0.693 is a coin)',
  'tune.written': 'Written to {file}',

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
  'rules.strangers': 'Named but not stated in RULES.md: {ids}',
  'rules.unknown': '{place} is named and not stated',
  'rules.unjustified': '{id}: random play never reaches it and no reason is given',
  'rules.stale': '{id}: a reason is given, but it is reached or is no rule',

  'outline.nothing': '–',
  'outline.hidden': '?',
  'outline.yes': 'yes',
  'outline.no': 'no',
  'sheet.total': 'Total',
  standing: '{place}. {player}: {points, plural, one {# point} other {# points}}',

  'replay.short': 'tell a game again, up to any answer',
  'replay.about': 'Replays a record and shows the log, the table and the score, at the end or after some answers.',
  'replay.flag.at': 'stop after this many answers',
  'replay.flag.seat': 'see it from this seat, counted from 0; without it as a spectator',
  'replay.title':
    '{game}, {seats, plural, one {# seat} other {# seats}}, after {at} of {answers, plural, one {# answer} other {# answers}}',
  'replay.waiting': "Waiting for {players} ('{what}').",

  'verify.short': 'check a record: legality, hashes, the shuffle',
  'verify.about':
    'Replays a record, checks every answer and every fingerprint in it, and the shuffle if its commitment is given.',
  'verify.flag.commitment': 'what was published before the game; must be the hash of the seed',
  'verify.good':
    '{file}: {answers, plural, one {# answer is} other {# answers are}} legal, {hashes, plural, one {# fingerprint agrees} other {# fingerprints agree}}.',
  'verify.finished': 'The game is finished and ends in the recorded state.',
  'verify.open': 'The game goes on.',
  'verify.fair': 'The seed is made of the secret that was committed to and the nonces of the players.',
  'verify.commitment': 'Commitment of its shuffle: {commitment}',

  'bench.short': 'measure how fast it is',
  'bench.about':
    'Plays two small games in another engine, in ours and by hand, then every game at random, and prints how fast each is. Takes a minute or two.',
  'bench.flag.write': 'write docs/PERFORMANCE.md as well',
  'bench.written': 'Written: {path}',

  'check.short': 'check the properties that every game must keep',
  'check.about':
    'Runs the property kit on one seeded game and prints the first property that does not hold, with its reproduction.',
  'check.good': '{game}, {seats, plural, one {# seat} other {# seats}}, seed {seed}: every property holds.',
  'check.bad': 'A property does not hold:',

  'fuzz.short': 'play odd games and look for anything that breaks',
  'fuzz.about':
    'Plays random and wilful games with settings at random, undoes, saves, reloads, re-deals and answers badly on the way, and checks that every property holds. A failure is made as small as it gets and saved as a record.',
  'fuzz.flag.minutes': 'how long to go on (1)',
  'fuzz.flag.games': 'how many games to play, instead of a time',
  'fuzz.flag.from': 'begin with this game of the seed (0)',
  'fuzz.flag.seats': 'how many sit at the table; any number in turn by default',
  'fuzz.flag.set': 'a setting that stays; the others are at random',
  'fuzz.flag.record': 'look at the end of this record once more',
  'fuzz.flag.save': 'where a failure is saved; fuzz-<game>-<seed>.bonebed by default',
  'fuzz.progress': '{minutes} min: {games, plural, one {# game} other {# games}}, {answers} answers, {checks} checks',
  'fuzz.good':
    '{game}, seed {seed}: {games, plural, one {# game} other {# games}}, {answers} answers, {undone} taken back, {checks} checks in {minutes} minutes. Everything held.',
  'fuzz.bad': 'Game {index} of seed {seed}: this does not hold:',
  'fuzz.counts':
    'Found after {games, plural, one {# game} other {# games}}, {answers} answers and {checks} checks; shrunk from {from} to {to, plural, one {# answer} other {# answers}}.',
  'fuzz.unshrunk':
    'Found after {games, plural, one {# game} other {# games}}, {answers} answers and {checks} checks. Its record of {from, plural, one {# answer} other {# answers}} alone does not show it.',
  'fuzz.again': 'Show it again: {command}',
  'fuzz.holds': '{file}: everything holds at its end.',

  'play.short': 'play in the terminal, alone or with others',
  'play.about':
    'Plays a game in the terminal. Without --bots all seats are played at this screen. The record is saved at the end.',
  'play.flag.bots': 'who plays the other seats: one bot for all of them, or one each',
  'play.flag.seat': 'your seat beside bots, counted from 0 (0)',
  'play.flag.save': 'where the record goes; <game>-<date>.bonebed by default',
  'play.welcome': '{game}. Type h for help. Commitment of the shuffle: {commitment}',
  'play.keys':
    'a number or the words of an option: choose it\nother text: show the options that contain it\nEnter: all options   v: the table   l: the log   s: the score sheet\n?: what can’t be done now, and why   u: undo   q: save and quit',
  'play.handOver': 'Hand the screen to {player}, then press Enter.',
  'play.noMatch': 'No option contains “{line}”.',
  'play.nothingBarred': 'Nothing is refused now.',
  'play.barred': '  ✗ {option}: {reason} [{rule}]',
  'play.undo.start': 'There is nothing to undo.',
  'play.undo.answer': 'Undo stops here: {player} has answered since.',
  'play.undo.chance': 'Undo stops here: chance has spoken since.',
  'play.undo.reveal': 'Undo stops here: something hidden was seen since.',
  'play.saved': 'Saved as {file}',

  'scenario.short': 'play positions from files and check what comes of them',
  'scenario.about':
    'Sets up the positions of scenario files, gives their answers and compares what comes of it. docs/SCENARIOS.md has the format.',
  'scenario.found': 'expected {expected}, found {found}',
  'scenario.barred': 'barred by {rule}: {reason}',
  'scenario.gameOver': 'the game is over',
  'scenario.notAsked': "not asked: '{what}' waits for {waiting}",
  'scenario.notAnOption': "no option of '{what}'; there are: {choices}",
  'scenario.count': '{passed} passed, {failed} failed',

  'serve.short': 'serve tables to people with browsers',
  'serve.about':
    'Serves the client and the tables on one port until it is stopped. Each flag can also be set in the environment: PORT, HOST, DATA, DATABASE_URL, TRUST_PROXY, ORIGINS, RATE_FACTOR, BOT_THREADS, LOG_LEVEL, EDITIONS. docs/HOSTING.md says more.',
  'serve.flag.port': 'the port to listen on (8080)',
  'serve.flag.host': 'the address to listen on (127.0.0.1: this machine only; 0.0.0.0: all)',
  'serve.flag.data': 'the folder of the SQLite database (data)',
  'serve.flag.database-url': 'a PostgreSQL database instead, which several servers may share',
  'serve.flag.trust-proxy': 'believe what the proxy in front says of clients and TLS (X-Forwarded-*)',
  'serve.flag.origins': 'other sites whose pages may talk to this server',
  'serve.flag.rate-factor': 'multiplies every rate limit; 0 turns them off (1)',
  'serve.flag.bot-threads': 'threads in which bots think (one less than the cores)',
  'serve.flag.log-level': 'how much is logged: error, warn, info, debug, silent (info)',
  'serve.flag.editions': 'a further edition of a game; may be repeated',
  'serve.building': 'Building the client …',
  'serve.ready': 'Bonebed is at {address}',
  'serve.stored': 'Tables are stored in {place}. Ctrl-C stops.',
  'serve.stopping': 'Stopping …',

  'backup.short': 'copy the SQLite database of a running or stopped server to a file',
  'backup.about':
    'Copies the SQLite database of a server, which may go on running. docs/HOSTING.md tells how to restore it.',
  'backup.flag.data': 'the folder of the database (data)',
  'backup.done': 'Saved as {file}',
} as const;
