import { conceptsOf } from '../understanding/concepts.ts'
import { isThing, thingWords } from './goods.ts'

const counted =
  'thousand hundred million twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'
const calendar =
  'january february march april august september october november december monday tuesday wednesday thursday friday saturday sunday tomorrow yesterday tonight weekend months weeks morning evening'
const others =
  'another instead secondhand offline expire expires latest resell company language security diplomat diplomats embassy prescription between before'
const shortest = 6

/** Words of any language that a swap of two letters would turn into a word of the lexicon. */
const ownWords = new Set(
  'combien united untied marital martial closets timber prefect singed louver'.split(' '),
)

const lexicon = new Set(
  [...`${counted} ${calendar} ${others}`.split(' '), ...conceptsOf.keys(), ...thingWords].filter(
    (word) => word.length >= shortest && /^[a-z]+$/.test(word),
  ),
)
const lettersOf = (word: string) => Array.from(word).toSorted().join('')
/** The lexicon by sorted letters: a word with two swapped letters has the same key. */
const byLetters = Map.groupBy(lexicon, (word) => lettersOf(word))

/**
 * Corrects words of the subject in which two neighboring letters were swapped: "recepits" becomes "receipts". Other
 * words stay.
 */
export function correctTypos(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d])\p{Script=Latin}{6,20}(?![\p{L}\d])/gu, (word) => {
    const lower = word.toLowerCase()
    if (lexicon.has(lower) || isThing(lower) || ownWords.has(lower)) return word
    const meant = byLetters.get(lettersOf(lower))?.find((candidate) => isTransposed(lower, candidate))
    return meant === undefined ? word : inCaseOf(word, meant)
  })
}

const inCaseOf = (word: string, meant: string) =>
  word === word.toUpperCase()
    ? meant.toUpperCase()
    : /^\p{Lu}/u.test(word)
      ? meant.charAt(0).toUpperCase() + meant.slice(1)
      : meant

/** Returns whether one word is the other with two neighboring letters swapped. Linear in the length. */
function isTransposed(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false
  let at = 0
  while (a[at] === b[at]) at += 1
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
