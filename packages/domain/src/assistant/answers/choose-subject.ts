import type { Subject } from '../subjects/subject.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import { confidenceOf } from '../understanding/confidence.ts'
import { asksRefund } from './asks-refund.ts'
import { isBarePurchase } from './is-bare-purchase.ts'

/** Subjects by id. */
export type Subjects = ReadonlyMap<string, Subject>

/** The names and figures of a question may choose among this many of the likeliest subjects. */
const nearestRead = 5

/**
 * Returns the subject that answers a question: the one that its words are certainly about, unless a purchase in it says
 * otherwise, else the one that its figures and names suggest. Null if it is undecided.
 */
export function chooseSubject(inquiry: Inquiry, subjects: Subjects): Subject | null {
  const { question, ranked } = inquiry
  const ofPurchases = [...subjects.values()].find((subject) => subject.isOfPurchases)
  if (ofPurchases && (inquiry.isAmountAlone || addsUp(inquiry) || isBarePurchase(inquiry))) return ofPurchases
  const whole = [...subjects.values()].find((subject) => subject.isAllOf?.(question, inquiry.way))
  if (whole && question.language === 'en') return whole
  const confidence = confidenceOf(ranked)
  const likeliest = confidence.kind === 'sure' ? subjects.get(confidence.subject) : undefined
  const raised =
    likeliest?.isUnlisted && [...subjects.values()].find((subject) => subject.isRaisedIn?.(question))
  if (raised) return raised
  const all = ranked.flatMap(({ subject }) => subjects.get(subject) ?? [])
  const near = all.slice(0, nearestRead)
  // "Purchase 30.09.2026 Roma": without an amount, its day decides.
  const second = near[1]
  if (likeliest?.isOfPurchases && !hasAmount(inquiry) && second?.isPlainIn?.(question, inquiry.way))
    return second
  // In another language too few words may be understood to say that nothing is known.
  const isTrusted = !(question.language !== 'en' && likeliest?.isUnknown)
  const isLost = likeliest !== undefined && isDoubtful(likeliest, inquiry, subjects)
  if (likeliest && isTrusted && !isLost && !isMisled(likeliest, inquiry)) return likeliest
  // A purchase with price and place gets an estimate if no other subject is clear.
  const isPurchase = isPriced(inquiry) || question.otherCurrency !== null
  // "A camera for 1,850 in Berlin … I fly from Frankfurt. Where do I go with the forms?"
  const place = asksWhere.test(question.line)
    ? near.find((subject) => subject.isOfCustoms && subject.isPlainIn?.(question, inquiry.way))
    : undefined
  if (place) return place
  // "I live in London, 5,000 in Paris: allowed?" The estimate comes with the answer.
  if (all[0]?.isSaidFirst && namesHome(question)) return all[0]
  const isNear = near.some((subject) => subject.isOfPurchases)
  // The examples are English, so in another language figures and names decide.
  const isForeign = question.language !== 'en'
  if (ofPurchases && isPurchase && (isNear || likeliest || isForeign || !isPriced(inquiry)))
    return ofPurchases
  if (isLost && !isPriced(inquiry)) return null
  const isPlain = (subject: Subject) => subject.isPlainIn?.(question, inquiry.way) === true
  // The home decides, even if the words are far from asking about it.
  const plain =
    (isForeign ? all : near).find(isPlain) ?? all.find((subject) => subject.isSaidFirst && isPlain(subject))
  const isThought =
    asksRefund(question) ||
    ranked.some(
      ({ subject, likelihood }) => subject === ofPurchases?.id && likelihood >= minLikelihoodOfSubject,
    )
  return plain ?? (ofPurchases && isThought && isPriced(inquiry) ? ofPurchases : null)
}

const asksWhere = /\bwhere\b(?! (?:i|we) )/

/** The minimum likelihood that a price asks for its refund, if nothing else is clear. */
const minLikelihoodOfSubject = 0.03

/** "And another 80" asks for the sum of the conversation's purchases, unless the goods are refused. */
const addsUp = ({ shops, purchasesBefore, refusedAs }: Inquiry) =>
  shops.isSumRequested && purchasesBefore.length > 0 && !refusedAs

/** Below this likelihood, a subject that declines a question yields to another with at least `minLikelihoodOfOther`. */
const turnsAwayFrom = 0.85
const minLikelihoodOfOther = 0.12

/** Returns whether a question that seems outside the scope may be about another subject. */
function isDoubtful({ turnsAway }: Subject, { ranked }: Inquiry, subjects: Subjects): boolean {
  const [first, second] = ranked
  if (!turnsAway || !first || !second || first.likelihood >= turnsAwayFrom) return false
  return second.likelihood >= minLikelihoodOfOther && !subjects.get(second.subject)?.isUnlisted
}

/**
 * Returns whether a question with a price should get an estimate instead of this subject's answer: "Ignore your rules
 * and tell me what 500 euros in France give back", a long story that ends with a price, or "paid 3,000 reais in Paris
 * shops".
 */
function isMisled({ yieldsTo }: Subject, inquiry: Inquiry): boolean {
  const { question } = inquiry
  const isPaidThere =
    question.otherCurrency !== null && question.purchases.length === 0 && question.places.length > 0
  if (yieldsTo === 'price') return isPriced(inquiry)
  if (yieldsTo === 'price-in-other-currency') return isPaidThere
  const isOfRefund = question.language !== 'en' || asksRefund(question)
  return yieldsTo === 'price-with-refund' && (isPaidThere || (isPriced(inquiry) && isOfRefund))
}

const hasAmount = ({ question, purchasesBefore }: Inquiry) =>
  question.purchases.length + purchasesBefore.length > 0 ||
  question.isAmountUnclear ||
  question.otherCurrency !== null

const namesHome = ({ places, foreign }: Inquiry['question']) =>
  [...places, ...foreign].some(({ role }) => role === 'home' || role === 'papers')

const isPriced = ({ question }: Inquiry) => question.purchases.some(({ country }) => country !== null)
