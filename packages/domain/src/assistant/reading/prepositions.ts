/** Words that a place stands behind. */
export const prepositions = new Set(
  'fly flying in at from to near around via through of leaving visit visiting for and or nearby'.split(' '),
)
