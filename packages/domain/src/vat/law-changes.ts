import { capitalize } from '../content/capitalize.ts'
import { countingRules } from './counting-rules.ts'
import { datedRecords } from './dated-records.ts'
import { minimumPhrase, minEligible, minimumFigure } from './minimum-text.ts'
import { guide202505 } from './guide-2025-05.ts'
import { law202611 } from './law-2026-11.ts'
import { payoutTerms, shareOfVatInside } from './payout-terms.ts'

/**
 * A dated change of a rule, in sentences that pages print unchanged. `since` is YYYY-MM or YYYY-MM-DD, `country` the
 * place where it applies, `source` an https URL that was read on the day or in the month `checkedOn`; `isSecondary` if
 * the publisher is not the authority.
 */
export type LawChange = {
  since: string
  country: string
  text: string
  source: string
  checkedOn: string
  isSecondary?: true
}

/**
 * What an operator, a shop or a law pays out. The practice has no date; it was read in the month `checkedOn` (YYYY-MM).
 */
export type PayoutPractice = { checkedOn: string; country: string; text: string; source: string }

const { france, spain, italy, germany } = law202611
const { spanishShopPaysWithinDays, earlyRefundDays, departmentStoreShareOfPrice: storeShare } = payoutTerms
const checkedOn = '2026-11'
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** Changes that affect shoppers, newest first. */
export const lawChanges = {
  italySingleValidation: {
    since: '2026-07-01',
    country: 'Italy',
    text: `${datedRecords.italySingleValidation.text} The minimum did not change.`,
    source: 'https://www.fiscal-requirements.com/news/5526',
    checkedOn,
    isSecondary: true,
  },
  austriaFood: {
    since: '2026-07-01',
    country: 'Austria',
    text: 'VAT on listed staple foods fell from 10% to 4.9%, so there is less to get back on them.',
    source: 'https://www.essentiaglobalservices.com/?p=10006',
    checkedOn,
    isSecondary: true,
  },
  entryExitSystem: {
    since: '2026-04-10',
    country: 'Schengen borders',
    text: 'The Entry/Exit System is fully in use: arrivals and departures are recorded digitally instead of by a stamp in the passport. Queues at the border have grown.',
    source:
      'https://www.visaverge.com/news/european-commission-reports-full-entryexit-system-rollout-ahead-of-etias-launch/',
    checkedOn,
    isSecondary: true,
  },
  italySixMonths: {
    since: '2026-01-01',
    country: 'Italy',
    text: 'The validated invoice may reach the seller up to the sixth month instead of the fourth. The deadline for the goods themselves did not change.',
    source:
      'https://www.consulenzacinieri.it/2026/02/13/tax-free-shopping-con-il-bilancio-rimborsi-piu-facili-e-rapidi',
    checkedOn,
    isSecondary: true,
  },
  netherlandsDigital: {
    since: '2026-01-01',
    country: 'Netherlands',
    text: 'Digital only: the shop registers the purchase, you confirm the export in the app NL Customs VAT with location and Bluetooth on. Paper invoices and stamps no longer count.',
    source: 'https://business.gov.nl/amendments/vat-refund-customers-outside-eu-digital-only',
    checkedOn,
  },
  greeceIslands: {
    since: '2026-01-01',
    country: 'Greece',
    text: 'Smaller islands of the North Aegean and the Dodecanese got the reduced rates: 17% instead of 24%.',
    source: 'https://regfollower.com/?p=76924',
    checkedOn,
    isSecondary: true,
  },
  italyArt: {
    since: '2025-07-01',
    country: 'Italy',
    text: 'VAT on most art, antiques and collectibles fell to 5%: a smaller tax, so a smaller refund.',
    source:
      'https://www.vatupdate.com/2025/07/09/vat-on-art-objects-reduced-to-5-except-for-margin-scheme-transactions',
    checkedOn,
    isSecondary: true,
  },
  italyMinimum: {
    since: italy.validFrom,
    country: 'Italy',
    text: `An invoice counts from ${minimumPhrase(italy)}, VAT included. Before, it took more than EUR ${minimumFigure(guide202505.italy)}.`,
    source: italy.source,
    checkedOn,
  },
  franceMinimum: {
    since: france.validFrom,
    country: 'France',
    text: `${capitalize(minimumPhrase(france))}, so ${minEligible(france)} counts. Before, it took more than EUR 175.`,
    source: france.source,
    checkedOn,
    isSecondary: true,
  },
  greatBritainLeft: {
    since: '2021-01-01',
    country: 'Great Britain',
    text: 'Shops in England, Scotland and Wales give no VAT refund for goods carried home. Northern Ireland kept the scheme.',
    source: 'https://gov.uk/government/publications/vat-notice-7041-tax-free-shopping-in-the-uk',
    checkedOn,
  },
  germanyMinimum: {
    since: germany.validFrom,
    country: 'Germany',
    text: `A value limit was introduced: ${minimumPhrase(germany)} ${countingRules.germany.counted}, so ${minEligible(germany)} counts.`,
    source: germany.source,
    checkedOn,
  },
  spainDivaOnly: {
    since: '2019-01-01',
    country: 'Spain',
    text: 'DIVA is the only valid system: no refund without the electronic form (DER).',
    source:
      'https://www.agenciatributaria.es/AEAT.internet/gl_es/Inicio/Ayuda/Modelos__Procedimientos_y_Servicios/Ayuda_P_DB17___Documento_electronico_de_reembolso_del_IVA/Informacion_general/Informacion_general_del_proyecto.shtml',
    checkedOn,
  },
  spainMinimum: {
    since: spain.validFrom,
    country: 'Spain',
    text: `No minimum any more. Pages that still quote EUR 90.15 or EUR ${minimumFigure(guide202505.spain)} are older than this.`,
    source: spain.source,
    checkedOn,
    isSecondary: true,
  },
} as const satisfies Record<string, LawChange>

/** How much of the VAT is refunded, according to sources. */
export const payoutPractices = {
  spainShopDirect: {
    checkedOn,
    country: 'Spain',
    text: `The shop itself must repay 100% of the VAT within ${spanishShopPaysWithinDays} days of getting the validated form. The traveler may choose this route, or an operator that keeps a commission, at any time.`,
    source:
      'https://sede.agenciatributaria.gob.es/Sede/en_gb/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros/informacion-general-sobre-devolucion-iva-viajeros.html',
  },
  frenchDepartmentStore: {
    checkedOn,
    country: 'France',
    text: `Galeries Lafayette Paris Haussmann credits ${percent(storeShare)} of the price before fees: EUR ${storeShare * 1000} on EUR 1,000, which is ${percent(shareOfVatInside(storeShare, france.rate))} of the VAT.`,
    source: 'https://haussmann.galerieslafayette.com/detaxe',
  },
  italyOwnChoice: {
    checkedOn,
    country: 'Italy',
    text: 'Whether to use a refund company is the buyer’s choice. Whether the VAT comes off at the till or later is the shop’s.',
    source: 'https://www.ecnews.it/?p=70286',
  },
  earlyRefund: {
    checkedOn,
    country: 'Everywhere',
    text: `Cash in town is an advance against your card. If the validated form is not back with Planet in ${earlyRefundDays} days, the advance is charged again, plus a fee.`,
    source: 'https://www.planetpayment.com/shoppers/charges',
  },
} as const satisfies Record<string, PayoutPractice>
