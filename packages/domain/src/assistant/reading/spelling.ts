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

/** Words that are correct although they are one typo away from a known word. */
const plainWords = new Set(
  (
    'combien canadiens pairs parts party trench stain again francs france french forms night price prices minds venue device dress ' +
    'places refunded state stated stage stamps office offices counted countess romance milano roman romans nicer ' +
    'hungry paired paints points round hounds sound pounds wound hotels motel spend station ' +
    'officer officers finish keeping charges surname chanel bulgari fiance march settle province marina ditch angles principle macro mario ' +
    'libros livros libre libres francis leonard athena frank franz cameron spawn italic transmit channels tampered stomp swish'
  ).split(' '),
)

const shortest = 5
/**
 * Short names abroad are often one typo away from plain words ("quite", "Quito"). Of those only the best known are
 * corrected.
 */
const minAbroadLength = 7
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
      .filter((word) => word.length >= minAbroadLength),
    ...shortAbroad,
    ...currencyWords.keys(),
  ].filter((word) => word.length >= shortest),
)
/** Names abroad are not typos of ours: "Las Palmas" is not Palma. */
const namesAbroad = new Set([...foreignByFirstWord.values()].flat().flatMap(({ words }) => words))
const byFirstLetter = Map.groupBy(vocabulary, (word) => word[0] ?? '')

/** Abbreviations in messages. */
const shortened: ReadonlyMap<string, string> = new Map(
  (
    'u=you ur=your urs=yours pls=please plz=please pleaz=please thx=thanks thnx=thanks tks=thanks abt=about bc=because cuz=because ' +
    'coz=because b4=before tmr=tomorrow tmrw=tomorrow 2moro=tomorrow 2morrow=tomorrow tomoro=tomorrow ppl=people wanna=want ' +
    'gotta=must gonna=will dunno=unsure rcpt=receipt recpt=receipt reciept=receipt reciepts=receipts recipt=receipt recipts=receipts ' +
    'docs=documents doc=document bday=birthday amt=amount diff=different hubby=husband wifey=wife gf=girlfriend bf=boyfriend ' +
    'kiddo=kid fam=family w=with n=and yr=year yrs=years wk=week wks=weeks tho=though thru=through bout=about ' +
    'shud=should wud=would cud=could hav=have dat=that wat=what wht=what wen=when wer=where wich=which whr=where ' +
    'airprt=airport arpt=airport passprt=passport pasport=passport recieve=receive recieved=received'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/** Returns the known word that is one typo away ("Barcelna"), else the word itself. */
export function correctWord(word: string): string {
  const whole = shortened.get(word)
  if (whole !== undefined) return whole
  if (word.length < shortest || /\d/.test(word)) return word
  if (vocabulary.has(word) || plainWords.has(word) || namesAbroad.has(word) || townCountries.has(word))
    return word
  const candidates = byFirstLetter.get(word[0] ?? '') ?? []
  return candidates.find((candidate) => isOneSlipAway(word, candidate)) ?? word
}
