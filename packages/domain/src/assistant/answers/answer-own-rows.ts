import type { Answer } from '../subjects/subject.ts'
import { describeOwnRows, type OwnKind } from './describe-own-rows.ts'
import { fixedWords } from './fixed-words.ts'

const ofOneself = /\b(?:i|my|mine|we|our|ours|ive|im)\b/
/** Whose rows are asked for: of another one, or of all. */
const ofOthers =
  /\b(?:users?|accounts? of|customers?|clients?|travell?ers?|everyone|everybody|anyone|anybody|someone|somebody|people|persons?|others?|another|else|else s|elses|his|her|hers|their|theirs|he|she|they|husbands?|wifes?|wives|friends?|colleagues?|admins?|all (?:the )?(?:bookings|calculations|leads|rides|requests))\b/
/** "did Ana calculate", "of Ana": a person, where no word of oneself stands. */
const ofSomebody =
  /\b(?:did|does|do|has|have|had) (?!you\b)(?:the )?\p{L}+(?: \p{L}+)? (?:calculate[ds]?|save[ds]?|book(?:ed)?|request(?:ed)?|compute[ds]?|store[ds]?)\b|\b(?:of|by) (?!me\b|us\b|today\b|yesterday\b|last\b|this\b|the\b|january|february|march|april|may\b|june|july|august|september|october|november|december)\p{L}/u

/** The caller's own rows of a kind; asked for those of somebody else, that nobody else's are told. */
export const answerOwnRows =
  (kind: OwnKind): Answer =>
  async ({ question }, tools) => {
    const { line } = question
    const isOfOthers = ofOthers.test(line) || (!ofOneself.test(line) && ofSomebody.test(line))
    return [isOfOthers ? fixedWords.refused : describeOwnRows(await tools.ownRows(), kind)]
  }
