import {
  anEstimate,
  declines,
  may,
  mayNot,
  startsNo,
  startsYes,
} from '#server/assistant/testing/evaluation/patterns'

/** One of several patterns: a correct answer may take any of these forms. */
export const either = (...forms: RegExp[]) =>
  new RegExp(forms.map(({ source }) => `(?:${source})`).join('|'), 'i')

/** "EUR 70", "€70", "70 euros", "70.01", anywhere, but not inside a longer number. */
const euros = (amount: string) => new RegExp(`(?<![\\d.,])${amount}(?:[.,]0[01])?(?![\\d]|[.,]\\d)`)
export const over70 = euros('70')
export const over50 = euros('50')
export const over100 = euros('100')

/** A clock time in 24 or 12 hours. */
export const hour = (h: number, minutes = '00') =>
  new RegExp(
    `(?<!\\d)0?${h}[:.h]${minutes}|(?<!\\d)${h % 12 || 12}${minutes === '00' ? `(?:[:.]00)?` : `[:.]${minutes}`} ?(?:${h < 12 ? 'a' : 'p'}\\.?m)`,
    'i',
  )

/** The answer gives the place of customs, and does not just repeat the journey. `place` is part of a pattern. */
export const at = (place: string) =>
  new RegExp(
    `(?:^\\W*|\\b(?:at|in|from|to|is|of)\\s+|[:→–-]\\W*|\\*\\*)(?:the |your |customs |desks? |office |officer |airport |port |station |terminal |kiosks? |last |first |of |in |at )*(?:${place})\\b`,
    'im',
  )

/**
 * The answer sends somebody to a place that cannot validate. A word such as "not" earlier in the sentence makes it
 * right.
 */
export const stampedAt = (place: string) =>
  new RegExp(
    `(?<!\\b(?:not|cannot|never|no|none|nothing|nobody|outside|before|can’t|can't|don’t|don't|won’t)\\b[^.:;]{0,80})(?:show|stamp|scan|validat)\\w*(?: [\\w’]+){0,4} (?:at|in) (?:${place})`,
    'i',
  )

export const beforeBags =
  /before (?:\S+ ){0,6}?(?:check|drop|bags?\b|luggage|suitcase|belt|security)|(?:customs|kiosk|scan|stamp|d[ée]taxe)(?: comes?)? first|then (?:drop|check)|do not (?:check|drop|give|hand)/i
export const threeMonths = /(?:three|3|third)[- ]months?/i
export const fourYears = /(?:four|4) years/i
export const sixMonths = /(?:six|6) months/i
export const threeHours = /(?:three|3) ?(?:hours|hrs?\b|h\b)/i
export const oneHour = /(?:one|an|1|60) ?(?:more )?(?:hour|hr|h\b|min)/i
export const weeks = /(?:2|two) ?(?:to|-|–|and) ?(?:8|eight) ?weeks/i
export const theOfficer =
  /officer|customs (?:desk|office)|desk (?:beside|next)|office (?:beside|next)|Guardia Civil|Civil Guard/i
export const chargesCard = /charg|debit|tak(?:e|es|en) (?:it )?back|claw|withdraw/i
export const nothingBack =
  /nothing (?:comes|to) |no (?:refund|VAT)|not (?:be )?(?:refund|qualif|eligib|includ|count|cover|part)|left out|leaves? [a-z ,]+ out|exclud|cannot|can’t|can't/i
export const noRefundOn = { says: [either(nothingBack, startsNo)], never: [startsYes, anEstimate] }
/** The answer says who may claim, in our words or equivalent ones. */
export const mayClaim = {
  says: [either(may, startsYes, /can (?:claim|get|shop|ask)|(?<!not )(?:qualif(?:y|ies)|eligible)\b/)],
  never: [
    startsNo,
    /^\W*you (?:may|can|are|do) ?not (?:qualify|eligible|claim|get)|^\W*you (?:don’t|aren’t|can’t) (?:qualify|claim|get)/i,
  ],
}
export const mayNotClaim = {
  says: [either(mayNot, startsNo, /not (?:eligible|qualify)|no refund|shuts? out|excluded|left out|cannot/)],
  never: [startsYes, anEstimate],
}
export const unused =
  /unused|not (?:be )?(?:used|worn|opened)|new\b|refused?|may be refused|as used|do not (?:use|wear|open)|wait until/i
export const noCure =
  /no cure|lost|no refund|not (?:possible|any more|later)|cannot|can’t|hardly|no way|never|too late|not validated/i
export const onlyThese = either(
  declines,
  /France, Spain, Italy (?:and|or) Germany|four countries|only (?:know|cover)/,
)
