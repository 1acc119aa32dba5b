import { foreignByFirstWord } from '../reading/foreign-places.ts'
import { countryWords, namesByFirstWord, townCountries } from '../reading/place-names.ts'
import { conceptsOf } from './concepts.ts'

const greeting =
  '(?:hi+|hello+|hey+|hiya|howdy|good (?:morning|day|evening|afternoon)|greetings|dear (?:sirs?|madam|team|all|retour)(?: (?:or|and|/) (?:sirs?|madam))?)(?: (?:there|all|everyone|everybody|guys|folks|team|sir|madam|(?:my )?friends?|dear|again))*'
const opening = [
  String.raw`(?:just )?(?:a |one |another )?(?:quick|short|little|small|simple|silly|stupid) question`,
  String.raw`(?:i|we) (?:have|had|got) (?:a|one|another) (?:quick |short |small )?(?:question|doubt)`,
  String.raw`(?:i have |i got )?(?:two|three|2|3|some|a few|a couple of) (?:more |quick )?(?:things|questions)(?=\s*[:.,–-])`,
  String.raw`my (?:only |first |next )?question is`,
  String.raw`(?:i|we) (?:would like|want|wanted|need|wish|like)(?: to)? (?:know|ask|understand|check)(?: if| whether| you)?`,
  String.raw`(?:i'?d|we'?d) like to (?:know|ask|understand)(?: if| whether| you)?`,
  String.raw`(?:i(?:'?m| am) |we(?:'?re| are) )?(?:just |only )?(?:wondering|curious|asking)(?: if| whether)?`,
  String.raw`(?:(?:can|could|would) (?:you|u|anybody|anyone|someone) (?:please |pls |kindly )?|please |pls |kindly )(?:tell|advise|inform|explain to) (?:me|us)(?: please| pls)?`,
  String.raw`(?:can|could) (?:you|u|anybody|anyone|someone) (?:please )?help(?: me| us)?(?: please)?(?=[,.?!:])`,
  String.raw`(?:do you(?: guys)?|does any(?:one|body)) (?:happen to )?know(?: if| whether)?`,
  String.raw`(?:sorry|excuse me)(?: to (?:bother|disturb)(?: you)?)?(?=[,.!:])`,
  String.raw`(?:i )?hope (?:you are|you're|youre|all is|this finds you) (?:well|fine|good)`,
].join('|')
const filler = '(?:ok|okay|so|um+|uh+|erm*|hm+|well|yeah|listen|look|btw|by the way)'
const atStart = new RegExp(
  String.raw`^\W*(?:${filler}[\s,.!:–—-]+)*(?:(?:${greeting}|(?:${opening}))(?![\p{L}\d])[\s,.!:?–—-]*(?:${filler}[\s,.!:–—-]+)*)+`,
  'iu',
)
const hesitation = /^(?:(?:um+|uh+|erm+|hm+)[\s,.]+)+/i
const thanks = [
  String.raw`(?:many |lots of |thousand |big )?(?:thanks|thank you|thank u|thx|thnx|tks|ty|cheers)`,
  String.raw`(?:much )?appreciated?(?: it)?`,
  String.raw`(?:kind |best |warm )?regards`,
  String.raw`have a (?:nice|good|great|lovely) (?:day|one|evening|weekend)`,
  String.raw`(?:i |we )?need (?:an |the )?(?:answer|reply|help)(?: now| fast| asap| soon| quick\w*)*`,
  String.raw`(?:please |pls |plz )?(?:reply|answer|respond|hurry)(?: me| us| now| fast| asap| soon| quick\w*| up)+`,
  String.raw`(?:please |pls |plz )?help(?: me| us)?(?: please| pls| plz)?`,
  String.raw`(?:it is |its |it's |very |really )?urgent(?:ly)?|asap|please|pls|plz`,
].join('|')
const afterThanks =
  'a lot|so much|very much|in advance|again|for (?:your|the|any|all your) (?:help|answer|reply|time|advice)|guys|team|mate|friends?|all|please|pls|plz|asap|and (?:kind |best )?regards'
const atEnd = new RegExp(String.raw`[\s,.!?–—-]+(?:${thanks})(?: (?:${afterThanks}))*[\s.!🙏😊👍]*$`, 'iu')

/** The minimum number of words, unless a figure, a place or another script is left. */
const minWords = 2
const tells = (text: string) =>
  (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= minWords ||
  /\d|[^\p{Script=Latin}\P{L}]/u.test(text) ||
  wordsOf(text).some(isPlaceWord)

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

/**
 * Removes polite words from the start and end of a message: "Hi there, quick question: … Thanks a lot". A message of
 * only such words stays as it is.
 */
export function withoutManners(message: string): string {
  const opened = message.replace(atStart, '').replace(hesitation, '')
  const start = tells(opened) ? opened : message
  const closed = withoutChatter(start.replace(atEnd, (end) => (/^\s*\?/.test(end) ? '?' : '')))
  return tells(closed) ? closed : start
}

/** Concepts that are frequent in chatter. */
const weak: readonly string[] = ['own', 'greeting', 'elsewhere', 'new', 'person', 'early', 'late']
const minWordsOfChatter = 5

/** Returns whether a longer sentence has no figure, place or word of the subject: "It is so hot here." */
function isChatter(sentence: string): boolean {
  if (/[\d?]/.test(sentence)) return false
  const words = wordsOf(sentence)
  return (
    words.length >= minWordsOfChatter &&
    words.every(
      (word) =>
        !isPlaceWord(word) &&
        (conceptsOf.get(word) ?? []).every((concept) => weak.includes(concept)) &&
        !asks.test(word),
    )
  )
}

const asks = /^(?:can|could|may|must|should|does|do|will|would|which|who|if)$/
const isPlaceWord = (word: string) =>
  namesByFirstWord.has(word) ||
  foreignByFirstWord.has(word) ||
  countryWords.has(word) ||
  townCountries.has(word)

function withoutChatter(message: string): string {
  const sentences = message.split(/(?<=\p{L}[.!])\s+/u)
  const left = sentences.filter((sentence) => !isChatter(sentence))
  return left.length > 0 && left.length < sentences.length ? left.join(' ') : message
}
