import { checkedDate } from '@retour/domain/content/checked-date'
import { notEligibleSentence, trueComparison, whatCanStillWork } from '@retour/domain/content/eligibility'
import { estimateNote } from '@retour/domain/content/estimate-note'
import { formatDay, formatMonth } from '@retour/domain/content/format-day'
import { guideFile } from '@retour/domain/content/guides/guide-file'
import { nextSteps, type NextStep } from '@retour/domain/content/next-steps'
import { minimumToTheCent } from '@retour/domain/content/rule-text'
import { lawRemark, twoAnswers, type TwoAnswers } from '@retour/domain/content/two-answers'
import { changingPlanesWith } from '@retour/domain/exit/where-to-show-goods'
import { isCurrency } from '@retour/domain/money/currencies'
import { fallbackRates, isPlausibleRateTable, type RateTable } from '@retour/domain/money/exchange'
import { formatMoney } from '@retour/domain/money/money'
import { toMoney } from '@retour/domain/money/to-money'
import { defaultCity } from '@retour/domain/places/calculator-cities'
import { displayName } from '@retour/domain/places/display-name'
import { countries, countryName, type Country } from '@retour/domain/places/countries'
import { compareWithLaw, type LawComparison } from '@retour/domain/vat/compare-with-law'
import { exportDeadlines } from '@retour/domain/vat/deadlines'
import { exportClock } from '@retour/domain/vat/export-clock'
import { lawNote } from '@retour/domain/vat/law-note'
import { findEdition, findRule, isEditionId, type RulesEditionId } from '@retour/domain/vat/rules'
import * as z from 'zod'
import { greetingName } from './greeting-name.ts'

/**
 * The payload that the triggers write for a guide mail. Amounts are decimal text in `currency`. `rates` are the
 * exchange rates of the calculation; absent for euros.
 */
export const guidePayload = z.object({
  fullName: z.string(),
  purchaseAmount: z.string(),
  vatAmount: z.string(),
  refundAmount: z.string(),
  isEligible: z.boolean(),
  currency: z.string().refine(isCurrency),
  country: z.enum(countries),
  rulesEdition: z.string().nullish(),
  calculatedOn: z.iso.date(),
  rates: z.custom<RateTable>(isPlausibleRateTable).nullish(),
})

export type GuidePayload = z.infer<typeof guidePayload>

export type GuideSettings = {
  siteUrl: string
  operatorEmail: string | null
  rulesEdition: RulesEditionId
  unsubscribeUrl: string
}

/**
 * The text and figures of a guide mail, shared by the plain text and the HTML part. All fields are plain text; links
 * are URLs.
 */
export type GuideContent = {
  subject: string
  greeting: string
  intro: string
  figures: { label: string; value: string }[]
  /** Set where the guide's edition and today's law differ: both answers. */
  answers: TwoAnswers | null
  verdict: string[]
  ruleNote: string
  lawNote: { text: string; source: string } | null
  stepsHeading: string
  steps: NextStep[]
  advice: string
  deadline: string
  links: { label: string; url: string }[]
  sender: { name: string; url: string }
  why: string
  deletion: string
  unsubscribe: { label: string; url: string }
}

/** Returns the content of a guide mail for a calculation. Builds its links from `siteUrl` only. */
export function guideContent(payload: GuidePayload, settings: GuideSettings): GuideContent {
  const { country, currency, calculatedOn } = payload
  const editionId = isEditionId(payload.rulesEdition) ? payload.rulesEdition : settings.rulesEdition
  const name = greetingName(payload.fullName)
  const inCountry = countryName(country)
  const comparison = compare(payload, editionId)
  const answers = comparison && twoAnswers(comparison)
  const { siteUrl, operatorEmail } = settings
  const city = defaultCity(country)
  return {
    subject: `Your VAT refund guide for ${inCountry}`,
    greeting: name ? `Hello ${name},` : 'Hello,',
    intro: `This is what you calculated on ${formatDay(calculatedOn)} for a purchase in ${inCountry}, and how to get the refund.`,
    figures: [
      { label: 'Purchase', value: formatMoney(toMoney(payload.purchaseAmount, currency)) },
      { label: 'VAT inside it', value: formatMoney(toMoney(payload.vatAmount, currency)) },
      ...(answers
        ? [
            { label: 'Estimated refund by this guide', value: formatMoney(answers.guide.estimate.refund) },
            { label: 'Estimated refund by today’s law', value: formatMoney(answers.law.estimate.refund) },
          ]
        : [{ label: 'Estimated refund', value: formatMoney(toMoney(payload.refundAmount, currency)) }]),
    ],
    answers,
    verdict: verdict(payload, editionId, answers !== null),
    ruleNote: ruleNote(country, editionId),
    lawNote: comparison ? lawRemark(comparison) : lawNote(country, editionId),
    stepsHeading: `Four steps in ${inCountry}`,
    // People may read the mail on a later day, so no step may say 'Today'.
    steps: nextSteps({ country, purchaseDate: calculatedOn, today: '' }),
    advice: changingPlanesWith(country),
    deadline: deadline(calculatedOn),
    links: [
      {
        label: `Refund locations in ${displayName(city)}`,
        url: `${siteUrl}/map-locations/${country}/${city}`,
      },
      { label: `The guide to ${inCountry}`, url: `${siteUrl}/${country}` },
      { label: `The guide to ${inCountry} as a PDF to keep`, url: `${siteUrl}${guideFile(country).path}` },
      { label: 'Calculate again', url: `${siteUrl}/vat-calculator/${country}` },
    ],
    sender: { name: 'Retour', url: siteUrl },
    why:
      `You get this mail because a calculation was saved with this address at ${new URL(siteUrl).host}. ` +
      'It is not advertising. If it was not you, ignore this mail.',
    deletion:
      'To have your address, name and calculation deleted, ' +
      (operatorEmail ? `write to ${operatorEmail} or reply to this mail.` : 'reply to this mail.'),
    unsubscribe: { label: 'Get no more guides at this address', url: settings.unsubscribeUrl },
  }
}

/** Compares the edition with today's law. Returns null for a foreign currency without exchange rates. */
function compare(payload: GuidePayload, editionId: RulesEditionId): LawComparison | null {
  const { country, currency } = payload
  const rates = currency === 'EUR' ? fallbackRates : payload.rates
  const purchase = toMoney(payload.purchaseAmount, currency)
  return rates ? compareWithLaw({ purchase, country, editionId, rates }) : null
}

function verdict(payload: GuidePayload, editionId: RulesEditionId, hasTwoAnswers: boolean): string[] {
  const rule = findRule(editionId, payload.country)
  if (!payload.isEligible && !hasTwoAnswers) {
    return [
      [notEligibleSentence(payload.country, toMoney(rule.minimumPurchase, 'EUR')), trueComparison(rule)]
        .filter(Boolean)
        .join(' '),
      whatCanStillWork(payload.country),
    ]
  }
  return [estimateNote({ rule, purchase: toMoney(payload.purchaseAmount, payload.currency) })]
}

function ruleNote(country: Country, editionId: RulesEditionId): string {
  const rule = findRule(editionId, country)
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
  const minimum =
    rule.minimumPurchase === 0 ? 'no minimum purchase' : `a purchase of ${minimumToTheCent(rule)}`
  return (
    `Calculated with: ${findEdition(editionId).name}. VAT ${percent(rule.rate)}, ${minimum}, ` +
    `refund ${percent(rule.refundShare)} of the VAT. Rule from ${formatMonth(rule.validFrom)}, ${checkedDate(rule.checkedOn)}.`
  )
}

function deadline(calculatedOn: string): string {
  const { safe, legal } = exportDeadlines(calculatedOn)
  return (
    `Bought on ${formatDay(calculatedOn)}? Then leave the EU with the goods by ${formatDay(safe)} to be safe; ` +
    `the last day by law is ${formatDay(legal)}. Bought on another day? ${exportClock.text}`
  )
}
