/** Words that stand before a place. */
export const prepositions = new Set(
  'fly flying in at from to near around via through of leaving visit visiting for and or nearby'.split(' '),
)
