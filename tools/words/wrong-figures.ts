import { ageRules } from '@retour/domain/vat/age-rules'
import { payoutTerms } from '@retour/domain/vat/payout-terms'
import { guideFigures } from '@retour/domain/vat/guide-figures'
import { formatAmount } from '@retour/domain/money/money'
import { toMoney } from '@retour/domain/money/to-money'
import { countries, type Country } from '@retour/domain/places/countries'
import { defaultEditionId, findRule, newestLawEditionId, type VatRule } from '@retour/domain/vat/rules'
import type { Check, Sentence } from './sentences.ts'

const ofCountry = (country: Country | null): readonly Country[] => (country ? [country] : countries)

// Minimums -----------------------------------------------------------------------------------------------------------

const claimAfter =
  /\b(?<word>from|at least|over|above|more than|exceed|starts? at|minimum (?:is|of|purchase(?: is| of)?)|limit (?:is|of)) EUR (?<amount>\d[\d,]*(?:\.\d+)?)/gi
/** "EUR 175 minimum": the figure comes first. */
const claimBefore = /EUR (?<amount>\d[\d,]*(?:\.\d+)?) (?<word>minimum|limit|threshold|or more|and more)\b/g
const isHistory = (words: string) =>
  /^Before|Before, it|older than this|still quote|used to|until 20\d\d|abolished|article 147|articles 146 and 147/.test(
    words,
  )
const isAboutMinimum =
  /minimum|invoice|form|purchase|count|receipt|ask(?:s|ed) for|law|enough|line|must exceed|eligible|limit|threshold/i

/** "at-least 100.00" and "more-than 70.00": the values of an edition, and the "exceed" of the fixed sentence. */
function truthsOf(country: Country): Set<string> {
  const claims = ({ comparison, minimumPurchase }: VatRule) => {
    const amount = formatAmount(toMoney(minimumPurchase, 'EUR')).replaceAll(',', '')
    return [`${comparison} ${amount}`, `exceed ${amount}`, `figure ${amount}`]
  }
  return new Set([defaultEditionId, newestLawEditionId].flatMap((one) => claims(findRule(one, country))))
}

function kindOf(word: string): string {
  if (word === 'exceed') return 'exceed'
  if (/^(?:over|above|more than)$/.test(word)) return 'more-than'
  return /^(?:from|at least|starts? at|or more|and more)$/.test(word) ? 'at-least' : 'figure'
}

/** "EUR 70.01 or over": the first cent above the limit, which means the same as "more than EUR 70". */
const isFirstCent = (words: string, amount: string) =>
  words.includes(`EUR ${amount}`) && amount.endsWith('.01')

function hasWrongMinimum({ words, country }: Sentence): boolean {
  if (!isAboutMinimum.test(words) || isHistory(words)) return false
  return [...words.matchAll(claimAfter), ...words.matchAll(claimBefore)].some(({ groups }) => {
    const amount = groups?.amount?.replaceAll(',', '') ?? ''
    const kind = kindOf(groups?.word?.toLowerCase() ?? '')
    const claim = `${kind} ${formatAmount(toMoney(amount, 'EUR')).replaceAll(',', '')}`
    if (ofCountry(country).some((one) => truthsOf(one).has(claim))) return false
    return !(
      /start|both say yes|counts\b/.test(words) &&
      isFirstCent(words, amount) &&
      isNext(amount, country)
    )
  })
}

/** Returns whether a figure is the first cent above today's minimum of a country. */
function isNext(amount: string, country: Country | null): boolean {
  return ofCountry(country).some((one) => {
    const { minimumPurchase, comparison } = findRule(newestLawEditionId, one)
    return comparison === 'more-than' && Math.round(Number(amount) * 100) === minimumPurchase * 100 + 1
  })
}

// Rates --------------------------------------------------------------------------------------------------------------

const rate =
  /(?<before>\d+(?:\.\d+)?)% (?:of )?VAT\b|\bVAT(?: rate)?(?: there)?(?: is|, called IVA,| inside it,)?(?: at)? (?<after>\d+(?:\.\d+)?)%|at a rate of (?<named>\d+(?:\.\d+)?)%|standard rates?(?: \w+)? (?:is|of) (?<standard>\d+(?:\.\d+)?)%/gi

function hasWrongRate({ words, country }: Sentence): boolean {
  if (country === null || /reduced|fell|lower|Netherlands|Portugal|Greece|art\b/i.test(words)) return false
  const right = String(Math.round(findRule(newestLawEditionId, country).rate * 1000) / 10)
  return [...words.matchAll(rate)].some(({ groups = {} }) => {
    const { before, after, named, standard } = groups
    return [before, after, named, standard].some((said) => said !== undefined && said !== right)
  })
}

// How much and when it comes -----------------------------------------------------------------------------------------

const weeks = /\b(?:\w+) to (?:\w+) weeks\b/gi
const share = /(?<share>\d+(?:[.,]\d+)?)% (?:of (?:it|the VAT|that)|in our estimate)/g

/** "two to eight weeks" equals the guide's figure. */
function hasWrongWait({ words }: Sentence): boolean {
  if (!/card|refund|money|credit|paid|pay|allow|wait/i.test(words)) return false
  return [...words.matchAll(weeks)].some(
    ([said]) => said !== guideFigures.refundWeeks && said.toLowerCase() !== 'two to eight weeks',
  )
}

function hasWrongShare({ words }: Sentence): boolean {
  if (!/\b(?:we|our|this site|this guide|estimates?|calculator)\b/i.test(words)) return false
  const refundPercent = `${Math.round(findRule(defaultEditionId, 'france').refundShare * 100)}`
  return [...words.matchAll(share)].some(({ groups }) => groups?.share !== refundPercent)
}

// Who, how long, how early --------------------------------------------------------------------------------------------

const ages = /\b(?:age of|under|at least|from) (?<age>1\d)\b(?! ?(?:%|EUR|months?|minutes|hours?|days|km|:))/g
const isOfAge = /\b(?:age|aged|younger|children|anyone|travelers|shopper)\b/i

function hasWrongAge({ words, country }: Sentence): boolean {
  if (!isOfAge.test(words) || isHistory(words)) return false
  const right = ofCountry(country).map((one) => String(ageRules[one].age))
  return [...words.matchAll(ages)].some(({ groups }) => !right.includes(groups?.age ?? ''))
}

const stays =
  /\bstays?\b[^.]{0,25}\b(?:under|less than|up to) (?<count>\w+) months|\bstay (?<or>\w+) months or (?:more|longer)/gi

function hasWrongStay({ words }: Sentence): boolean {
  const right = new Set([guideFigures.maximumStay.replace(/ months$/, ''), 'six'])
  return [...words.matchAll(stays)].some(({ groups }) => !right.has(groups?.count ?? groups?.or ?? ''))
}

const early =
  /\b(?<count>\d+|one|two|three|four|five) (?<unit>hours?) (?:before|ahead of) (?:the|a|your) (?<what>flight|train)\b/gi
const airlines =
  /closes|closed|check-in|queue|wait|openings?\b|pages?\b|desks? (?:were said|take)|handling opens/i

function hasWrongLead({ words }: Sentence): boolean {
  if (airlines.test(words)) return false
  return [...words.matchAll(early)].some(({ groups = {} }) => {
    const right = groups.what === 'train' ? guideFigures.arriveBeforeTrain : guideFigures.arriveBeforeFlight
    return `${groups.count} ${groups.unit}` !== right
  })
}

const back = /\bback with Planet (?:with)?in (?<days>\d+) days/g

function hasWrongAdvance({ words }: Sentence): boolean {
  return [...words.matchAll(back)].some(({ groups }) => Number(groups?.days) !== payoutTerms.earlyRefundDays)
}

export const figureChecks: readonly Check[] = [
  { name: 'minimum', isWrong: hasWrongMinimum },
  { name: 'rate', isWrong: hasWrongRate },
  { name: 'how long the money takes', isWrong: hasWrongWait },
  { name: 'share that an estimate counts with', isWrong: hasWrongShare },
  { name: 'age', isWrong: hasWrongAge },
  { name: 'longest stay', isWrong: hasWrongStay },
  { name: 'how early to be there', isWrong: hasWrongLead },
  { name: 'days for an advance', isWrong: hasWrongAdvance },
]
