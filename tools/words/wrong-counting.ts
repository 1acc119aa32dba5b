import { guideCounting } from '@retour/domain/vat/counting-rules'
import { sourcedSentences } from '@retour/domain/content/testing/sourced-sentences'
import type { Check, Sentence } from './sentences.ts'

const isAboutAdding = (words: string) =>
  /\b(?:receipts?|purchases?|invoices?|bills?|sums?)\b/i.test(words) &&
  /\b(?:add(?:ed|s)? up|count(?:s|ed)? (?:together|as one)|join(?:s|ed|ing)?|combine[sd]?|group(?:s|ed)|on one (?:form|invoice)|(?:collect|gather|bring|save|bundle)\b[^.;]{0,20}\breceipts|receipts of the day)\b/i.test(
    words,
  )
const isDenied = (words: string) =>
  /\b(?:not?|never|cannot|nothing|neither|unless|alone|may not|no need)\b/i.test(words)
const isGuides = (words: string) =>
  new RegExp(`\\b(?:this|our|the) (?:guide|site)|^Counted|minimum is counted ${guideCounting}`, 'i').test(
    words,
  ) ||
  new RegExp(`at least EUR [\\d.,]+ ${guideCounting}|from EUR [\\d.,]+ ${guideCounting}`).test(words) ||
  words === guideCounting
const isQuestion = (words: string) => /[?:]”?$/.test(words) || /^ask /i.test(words)
/** A rule that an operator, customs or an outlet states on its own page; those of places are listed with them. */
const isSomebodys = (words: string) =>
  /Customs’ own|operator (?:reports|says)|one document|goods of one invoice/i.test(words) ||
  sourcedSentences.some(({ says }) => words.includes(says))
const days = /\b(?<count>\d+|one|two|three|four|five|seven) (?:consecutive )?days\b/i
const isByOneDay = (words: string) =>
  /\b(?:one|single|same) day\b|\b(?:receipts?|purchases?|invoices?) of (?:the|that) day\b|\b(?:one|that|the) day’s\b/i.test(
    words,
  )
/** A rule for the purchase, not the plan of a day: what is bought together, and where. */
const isOfTheTill = (words: string) =>
  /\b(?:minimum|counts?|counted|one form|one invoice|accounts?|receipts?|invoices?)\b|\b(?:one|same) (?:store|shop|seller)\b/i.test(
    words,
  )

function hasWrongCounting({ words, country }: Sentence): boolean {
  if (country === null || isQuestion(words)) return false
  if (isAboutAdding(words)) {
    const count = days.exec(words)?.groups?.count?.toLowerCase()
    if (count !== undefined && (country !== 'france' || !/^(?:3|three)$/.test(count))) return true
    const isJoined =
      !isDenied(words) && !/\binvoices?\b/.test(words) && !isSomebodys(words) && !isGuides(words)
    if (country === 'germany' && isJoined) return true
    if (country === 'italy' && isJoined && isByOneDay(words)) return true
  }
  if (!isByOneDay(words) || !isOfTheTill(words) || country === 'spain') return false
  if (/\b(?:the )?same day\b/i.test(words) && !/\b(?:counts?|counted|minimum|receipts)\b/i.test(words))
    return false
  const part = words.split(/[:;] /).find(isByOneDay) ?? words
  return !isDenied(part) && !isGuides(words) && !isSomebodys(words)
}

export const countingChecks: readonly Check[] = [
  { name: 'which receipts count together', isWrong: hasWrongCounting },
]
