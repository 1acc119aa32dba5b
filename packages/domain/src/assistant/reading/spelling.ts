import { currencyWords } from './currency-words.ts'
import { foreignByFirstWord } from './foreign-places.ts'
import { countryWords, namesByFirstWord, townCountries } from './place-names.ts'
import { isOneSlipAway } from './words.ts'

const subjectWords = (
  'refund refunds minimum threshold customs counter office airport station terminal receipt receipts invoice validate ' +
  'validated validation stamped stamp scanned kiosk deadline eligible eligibility resident citizen passport chauffeur ' +
  'calculation booking suitcase luggage baggage hotel restaurant cigarettes tobacco medicine combine connection ' +
  'layover transit calculator purchase bought spent estimate detaxe percent percentage forgot online commission'
).split(' ')

/** Words that are meant as they stand, though a slip away from one of ours. */
const plainWords = new Set(
  (
    'combien canadiens pairs parts party trench stain again francs france french forms night price prices minds venue device dress ' +
    'places refunded state stated stage stamps office offices counted countess romance milano roman romans nicer ' +
    'hungry paired paints points round hounds sound pounds wound hotels motel spend station'
  ).split(' '),
)

const shortest = 5
/** Short names abroad are often a slip away from plain words ("quite", "Quito"): of those only the best known. */
const shortestAbroad = 7
const shortAbroad = (
  'japan china india korea qatar egypt israel turkey russia brazil mexico canada norway sweden poland greece london dublin ' +
  'lisbon athens vienna prague warsaw dubai tokyo sydney zurich geneva swiss irish dutch'
).split(' ')

const vocabulary = new Set(
  [
    ...subjectWords,
    ...[...namesByFirstWord.values()]
      .flat()
      .filter(({ isForeign }) => !isForeign)
      .flatMap(({ words }) => words),
    ...countryWords.keys(),
    ...[...foreignByFirstWord.values()]
      .flat()
      .flatMap(({ words }) => words)
      .filter((word) => word.length >= shortestAbroad),
    ...shortAbroad,
    ...currencyWords.keys(),
  ].filter((word) => word.length >= shortest),
)
/** A name abroad is no slip of one of ours: "Las Palmas" is not Palma. */
const namesAbroad = new Set([...foreignByFirstWord.values()].flat().flatMap(({ words }) => words))
const byFirstLetter = Map.groupBy(vocabulary, (word) => word[0] ?? '')

/** The word of ours that somebody meant who slipped once ("Barcelna"); the word itself when none is that near. */
export function correctWord(word: string): string {
  if (word.length < shortest || /\d/.test(word)) return word
  if (vocabulary.has(word) || plainWords.has(word) || namesAbroad.has(word) || townCountries.has(word))
    return word
  const candidates = byFirstLetter.get(word[0] ?? '') ?? []
  return candidates.find((candidate) => isOneSlipAway(word, candidate)) ?? word
}
