import { checkedDate } from './checked-date.ts'
import { formatMoney, type Money } from '../money/money.ts'
import type { RateTable } from '../money/exchange.ts'
import { countryName, type Country } from '../places/countries.ts'
import { compareWithLaw, type LawComparison } from '../vat/compare-with-law.ts'
import { countingRules, guideCounting } from '../vat/counting-rules.ts'
import { lawNote } from '../vat/law-note.ts'
import type { RefundEstimate } from '../vat/refund.ts'
import type { RulesEditionId } from '../vat/rules.ts'
import { lawCounting } from './counting-text.ts'
import { notEligibleSentence, trueComparison } from './eligibility.ts'
import { formatLongDay, formatMonth } from './format-day.ts'
import { minimumToTheCent } from './rule-text.ts'

/** What one of the two rules says of a purchase. */
export type RuleAnswer = {
  estimate: RefundEstimate
  /** "This guide’s rule (May 2025)" */
  title: string
  /** Why: the fixed sentence where the purchase does not qualify. */
  text: string
  /** Title, estimate and text in one paragraph, where there is no room for a column. */
  line: string
  /** An https address where the rule can be read; null for the guide. */
  source: string | null
}

/** `atRate` says at which exchange rate the euros were found; null for a purchase in euros. */
export type TwoAnswers = {
  headline: string
  guide: RuleAnswer
  law: RuleAnswer & { source: string }
  ask: string
  atRate: string | null
}

const forms: Record<Country, string> = {
  france: 'a tax-free form',
  spain: 'a DIVA form (DER)',
  italy: 'a tax-free invoice with an OTELLO code',
  germany: 'a tax-free form',
}

/**
 * Returns both answers for a purchase that the guide's edition and today's law decide differently, as text for the
 * result, the mail, the dashboard and the assistant; null if both agree.
 */
export function twoAnswers({ edition, law, rates, isDecidedDifferently }: LawComparison): TwoAnswers | null {
  if (!isDecidedDifferently) return null
  const guideTitle = `This guide’s rule (${formatLongDay(edition.rule.checkedOn)})`
  const lawTitle = `Law today (${checkedDate(law.rule.checkedOn)})`
  return {
    headline: law.isEligible
      ? 'This guide says no. Today’s law says yes.'
      : 'This guide says yes. Today’s law says no.',
    guide: { ...answerOf(edition, guideTitle, reasonOfGuide(edition)), source: null },
    law: { ...answerOf(law, lawTitle, reasonOfLaw(law)), source: law.rule.source },
    ask: law.isEligible ? askForForm(law) : spendMore(law),
    atRate: law.purchase.currency === 'EUR' ? null : eurosAtRate(law, rates),
  }
}

type SavedCalculation = { purchase: Money; refund: Money; country: Country }

/**
 * Returns both answers for a saved calculation. Its exchange rates were not saved, so `rates` are of another day and
 * both answers use them. Null if the edition's answer is no longer the saved one.
 */
export function twoAnswersOnSaved(
  { purchase, refund, country }: SavedCalculation,
  { editionId, rates }: { editionId: RulesEditionId; rates: RateTable },
): TwoAnswers | null {
  const comparison = compareWithLaw({ purchase, country, editionId, rates })
  return comparison.edition.isEligible === refund.cents > 0 ? twoAnswers(comparison) : null
}

/**
 * Returns what today's law adds if both agree but the minimum differs: its own minimum or, below both, the missing
 * amount. Null if the law has the same minimum, or if there are two answers.
 */
export function lawRemark({
  editionId,
  law,
  isDecidedDifferently,
  isMinimumDifferent,
}: LawComparison): { text: string; source: string } | null {
  if (isDecidedDifferently || !isMinimumDifferent) return null
  const { source, country } = law.rule
  if (law.isEligible) return lawNote(country, editionId)
  const short = formatMoney(shortfall(law))
  const text = `Today’s law asks for ${minimumToTheCent(law.rule)} in ${countryName(country)}: this purchase is ${short} short of that.`
  return { text, source }
}

function answerOf(estimate: RefundEstimate, title: string, text: string) {
  const line = estimate.isEligible
    ? `${title}: estimated refund ${formatMoney(estimate.refund)}. ${text}`
    : `${title}: ${text}`
  return { estimate, title, text, line }
}

function reasonOfGuide({ isEligible, rule, minimum }: RefundEstimate): string {
  return isEligible
    ? `In ${countryName(rule.country)} ${minimumToTheCent(rule)} ${guideCounting} is enough.`
    : [notEligibleSentence(rule.country, minimum), trueComparison(rule)].filter(Boolean).join(' ')
}

function reasonOfLaw(law: RefundEstimate): string {
  const { isEligible, rule, minimum } = law
  const counting = lawCounting(rule.country)
  const name = countryName(rule.country)
  const since = `since ${formatLongDay(rule.validFrom)}${rule.act ? ` (${rule.act})` : ''}`
  if (!isEligible) return `${notEligibleSentence(rule.country, minimum)} In force ${since}. ${counting}`
  return minimum.cents === 0
    ? `${name} has had no minimum purchase ${since}. ${counting}`
    : `In ${name} a purchase of ${minimumToTheCent(law.rule)} has been enough ${since}. ${counting}`
}

function askForForm(law: RefundEstimate): string {
  const enough =
    law.minimum.cents === 0 ? 'any amount counts' : `${minimumToTheCent(law.rule)} on one invoice is enough`
  return `Show your passport and ask the shop for ${forms[law.rule.country]}: by law ${enough}. Taking part is the shop’s choice, so ask before you pay.`
}

function spendMore(law: RefundEstimate): string {
  const more = shortfall(law)
  const enough = formatMoney({ currency: 'EUR', cents: law.euros.cents + more.cents })
  return `Before you pay, add something for ${formatMoney(more)} or more ${countingRules[law.rule.country].together}: from ${enough} on both say yes. ${countingRules[law.rule.country].advice}`
}

function eurosAtRate({ purchase, euros }: RefundEstimate, { source, date }: RateTable): string {
  const rate =
    source === 'fallback'
      ? `the estimated rate of ${formatMonth(date)}`
      : `the rate of ${formatLongDay(date)}`
  return `${formatMoney(purchase)} is ${formatMoney(euros)} at ${rate}. The euros on the receipt decide.`
}

/** Returns the euros missing until a purchase is eligible: one cent more if the minimum must be exceeded. */
function shortfall({ euroCentsAboveMinimum }: RefundEstimate): Money {
  return { currency: 'EUR', cents: Math.max(0, -euroCentsAboveMinimum) }
}
