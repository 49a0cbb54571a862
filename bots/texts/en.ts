export const en = {
  'bot.apprentice': 'Apprentice',
  'bot.apprentice.about': 'New to the trade: takes what looks best at this moment.',
  'bot.fieldHand': 'Field hand',
  'bot.fieldHand.about': 'Has seen a few seasons: thinks a turn ahead.',
  'bot.professor': 'Professor',
  'bot.professor.about': 'Weighs thousands of continuations before every decision.',
  'bot.random': 'Random',
  'bot.random.about': 'Picks any legal move.',
  'bot.greedy': 'Greedy',
  'bot.greedy.about': 'Looks one decision ahead.',
  'bot.search': 'Search',
  'bot.search.about': 'Searches a tree of decisions.',
} as const;
