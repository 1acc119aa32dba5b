import type { Country } from '../places/countries.ts'
import type { PayoutWay } from '../trip/trip-records.ts'
import { law202611 } from './law-2026-11.ts'
import { payoutPractices } from './law-changes.ts'
import { payoutTerms, shareOfVatInside } from './payout-terms.ts'
import type { Confidence, RuleSource } from './rule-source.ts'

/**
 * The share of the VAT that one way pays in one country (fractions, lowest and highest); `share` is null if no figure
 * was found. `text` is a sentence for pages; `checkedOn` is the day on which the sources were read (YYYY-MM-DD).
 */
export type PayoutFigure = {
  share: { from: number; to: number } | null
  text: string
  confidence: Confidence
  sources: readonly RuleSource[]
  checkedOn: string
}

const checkedOn = '2026-11-22'

const analyst: RuleSource = {
  name: 'Iceman Capital, Global Blue worked case',
  url: 'https://www.icemancapital.com/p/shift4s-acquisition-of-global-blue',
  kind: 'secondary',
}
const departmentStore: RuleSource = {
  name: 'Galeries Lafayette Paris Haussmann, tax refund',
  url: payoutPractices.frenchDepartmentStore.source,
  kind: 'secondary',
}
const zappTax: RuleSource = {
  name: 'ZappTax, refund rates since December 2025',
  url: 'https://help.zapptax.com/en/articles/12989853-why-did-the-refund-rates-change-in-december-2025',
  kind: 'secondary',
}
const planet: RuleSource = {
  name: 'Planet, why a card is charged',
  url: payoutPractices.earlyRefund.source,
  kind: 'secondary',
}
const traveler: RuleSource = {
  name: 'Tourister, a traveler’s report from Vienna',
  url: 'https://tourister.ru/world/europe/austria/city/wien/tips/4393',
  kind: 'secondary',
}
const spanishTaxAgency: RuleSource = {
  name: 'Spanish tax agency, conditions of the refund',
  url: payoutPractices.spainShopDirect.source,
  kind: 'official',
}

const { analystsShareOfVat, earlyRefundDays, spanishShopPaysWithinDays } = payoutTerms
const storeShare = shareOfVatInside(payoutTerms.departmentStoreShareOfPrice, law202611.france.rate)
const appShare = { from: 0.725, to: 0.9 }
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

const card: PayoutFigure = {
  share: { from: analystsShareOfVat, to: analystsShareOfVat },
  text: `Reported: ${percent(analystsShareOfVat)} of the VAT in one analyst’s case. The form states your amount.`,
  confidence: 'reported',
  sources: [analyst],
  checkedOn,
}
const frenchCard: PayoutFigure = {
  share: { from: analystsShareOfVat, to: storeShare },
  text: `Reported: ${percent(analystsShareOfVat)} of the VAT in one analyst’s case; one department store in Paris credits ${percent(storeShare)}. The form states your amount.`,
  confidence: 'reported',
  sources: [analyst, departmentStore],
  checkedOn,
}
const cash: PayoutFigure = {
  share: null,
  text: 'As on the card, less a fee for each form. It was EUR 3 in one traveler’s report from Vienna.',
  confidence: 'reported',
  sources: [traveler],
  checkedOn,
}
const early: PayoutFigure = {
  share: null,
  text: `An advance in town. If the validated form is not back with Planet within ${earlyRefundDays} days, the card is charged, and there may be a fee.`,
  confidence: 'operator',
  sources: [planet],
  checkedOn: '2026-11-24',
}
const app: PayoutFigure = {
  share: appShare,
  text: `${percent(appShare.from)} to ${percent(appShare.to)} of the VAT by the total of the trip. ZappTax has had a new grid since 3 December 2025. It counts only receipts that the shop made out to the app’s company.`,
  confidence: 'operator',
  sources: [
    zappTax,
    {
      name: 'ZappTax, refund rates for shops’ customers',
      url: 'https://retail-help.zapptax.com/en/articles/11070722-26-what-is-the-refund-rate-for-my-customer',
      kind: 'secondary',
    },
  ],
  checkedOn,
}
const noApp: PayoutFigure = {
  share: null,
  text: 'We know no app that adds up a whole trip in this country.',
  confidence: 'reported',
  sources: [],
  checkedOn,
}
const spanishShop: PayoutFigure = {
  share: { from: 1, to: 1 },
  text: `All of the VAT, within ${spanishShopPaysWithinDays} days of the shop getting the validated form. You may choose this at any time.`,
  confidence: 'official',
  sources: [spanishTaxAgency],
  checkedOn: '2026-11-24',
}
const shopUnknown = (text: string, source: RuleSource): PayoutFigure => ({
  share: null,
  text,
  confidence: 'reported',
  sources: [source],
  checkedOn,
})

/** What each way pays, according to sources. */
export const payoutFigures: Record<Country, Record<PayoutWay, PayoutFigure>> = {
  france: {
    'operator-card': frenchCard,
    'counter-cash': cash,
    'early-in-town': early,
    'trip-app': app,
    'shop-itself': shopUnknown(
      'A shop that writes the form without an operator repays you itself. How much was not found.',
      {
        name: 'Legifrance, models of the French form',
        url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000039402881',
        kind: 'official',
      },
    ),
  },
  spain: {
    'operator-card': card,
    'counter-cash': cash,
    'early-in-town': early,
    'trip-app': app,
    'shop-itself': spanishShop,
  },
  italy: {
    'operator-card': card,
    'counter-cash': cash,
    'early-in-town': early,
    'trip-app': noApp,
    'shop-itself': shopUnknown(payoutPractices.italyOwnChoice.text, {
      name: 'EC News, tax free in Italy',
      url: payoutPractices.italyOwnChoice.source,
      kind: 'secondary',
    }),
  },
  germany: {
    'operator-card': card,
    'counter-cash': cash,
    'early-in-town': early,
    'trip-app': noApp,
    'shop-itself': shopUnknown('A shop may repay you itself. How much was not found.', {
      name: 'Thuringia’s service portal, VAT-free shopping for travelers',
      url: 'https://buerger.thueringen.de/en/detail?pstId=221983960',
      kind: 'official',
    }),
  },
}
