import { datedRecords } from './dated-records.ts'

/**
 * One dated change of a rule, in words that pages print as they stand. `since` is YYYY-MM or YYYY-MM-DD, `country` the
 * place it holds in, `source` an https address that was read; `isSecondary` where the publisher is not the authority.
 */
export type LawChange = { since: string; country: string; text: string; source: string; isSecondary?: true }

/** What an operator, a shop or a law pays out. Undated practice, read in the month `checkedOn` (YYYY-MM). */
export type PayoutPractice = { checkedOn: string; country: string; text: string; source: string }

/** Changes that a shopper can meet, newest first. Read in the sources that they name, November 2026. */
export const lawChanges = {
  italySingleValidation: {
    since: '2026-07-01',
    country: 'Italy',
    text: `${datedRecords.italySingleValidation.text} The minimum did not change.`,
    source: 'https://www.fiscal-requirements.com/news/5526',
    isSecondary: true,
  },
  austriaFood: {
    since: '2026-07-01',
    country: 'Austria',
    text: 'VAT on listed staple foods fell from 10% to 4.9%, so there is less to get back on them.',
    source: 'https://www.essentiaglobalservices.com/?p=10006',
    isSecondary: true,
  },
  entryExitSystem: {
    since: '2026-04-10',
    country: 'Schengen borders',
    text: 'The Entry/Exit System is fully in use: arrivals and departures are recorded digitally instead of by a stamp in the passport. Queues at the border have grown.',
    source:
      'https://www.visaverge.com/news/european-commission-reports-full-entryexit-system-rollout-ahead-of-etias-launch/',
    isSecondary: true,
  },
  italySixMonths: {
    since: '2026-01-01',
    country: 'Italy',
    text: 'The validated invoice may reach the seller up to the sixth month instead of the fourth. The deadline for the goods themselves did not change.',
    source:
      'https://www.consulenzacinieri.it/2026/02/13/tax-free-shopping-con-il-bilancio-rimborsi-piu-facili-e-rapidi',
    isSecondary: true,
  },
  netherlandsDigital: {
    since: '2026-01-01',
    country: 'Netherlands',
    text: 'Digital only: the shop registers the purchase, you confirm the export in the app NL Customs VAT with location and Bluetooth on. Paper invoices and stamps no longer count.',
    source: 'https://business.gov.nl/amendments/vat-refund-customers-outside-eu-digital-only',
  },
  greeceIslands: {
    since: '2026-01-01',
    country: 'Greece',
    text: 'Smaller islands of the North Aegean and the Dodecanese got the reduced rates: 17% instead of 24%.',
    source: 'https://regfollower.com/?p=76924',
    isSecondary: true,
  },
  italyArt: {
    since: '2025-07-01',
    country: 'Italy',
    text: 'VAT on most art, antiques and collectibles fell to 5%: a smaller tax, so a smaller refund.',
    source:
      'https://www.vatupdate.com/2025/07/09/vat-on-art-objects-reduced-to-5-except-for-margin-scheme-transactions',
    isSecondary: true,
  },
  italyMinimum: {
    since: '2024-02-01',
    country: 'Italy',
    text: 'An invoice counts from more than EUR 70, VAT included. Before, it took more than EUR 154.94.',
    source: 'https://www.adm.gov.it/portale/progetti-aida-otello',
  },
  franceMinimum: {
    since: '2021-01-01',
    country: 'France',
    text: 'More than EUR 100, so EUR 100.01 counts. Before, it took more than EUR 175.',
    source: 'https://bretagnecommerceinternational.com/donnee/vente-en-detaxe-a-lexportation',
    isSecondary: true,
  },
  greatBritainLeft: {
    since: '2021-01-01',
    country: 'Great Britain',
    text: 'Shops in England, Scotland and Wales give no VAT refund for goods carried home. Northern Ireland kept the scheme.',
    source: 'https://gov.uk/government/publications/vat-notice-7041-tax-free-shopping-in-the-uk',
  },
  germanyMinimum: {
    since: '2020-01-01',
    country: 'Germany',
    text: 'A value limit was introduced: more than EUR 50 on one invoice, so EUR 50.01 counts.',
    source: 'https://buerger.thueringen.de/en/detail?pstId=221983960',
  },
  spainDivaOnly: {
    since: '2019-01-01',
    country: 'Spain',
    text: 'DIVA is the only valid system: no refund without the electronic form (DER).',
    source:
      'https://www.agenciatributaria.es/AEAT.internet/gl_es/Inicio/Ayuda/Modelos__Procedimientos_y_Servicios/Ayuda_P_DB17___Documento_electronico_de_reembolso_del_IVA/Informacion_general/Informacion_general_del_proyecto.shtml',
  },
  spainMinimum: {
    since: '2018-07-05',
    country: 'Spain',
    text: 'No minimum any more. Pages that still quote EUR 90.15 or EUR 90.16 are older than this.',
    source: 'https://www.safetytaxfree.com/portfolio/spain',
    isSecondary: true,
  },
} as const satisfies Record<string, LawChange>

/** How much of the VAT really comes back, where a source says so. */
export const payoutPractices = {
  spainShopDirect: {
    checkedOn: '2026-11',
    country: 'Spain',
    text: 'The shop itself must repay 100% of the VAT within fifteen days of getting the validated form. The traveler may choose this route, or an operator that keeps a commission, at any time.',
    source:
      'https://sede.agenciatributaria.gob.es/Sede/en_gb/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros/informacion-general-sobre-devolucion-iva-viajeros.html',
  },
  frenchDepartmentStore: {
    checkedOn: '2026-11',
    country: 'France',
    text: 'Galeries Lafayette Paris Haussmann credits 12% of the price before fees: EUR 120 on EUR 1,000, which is 72% of the VAT.',
    source: 'https://haussmann.galerieslafayette.com/detaxe',
  },
  italyOwnChoice: {
    checkedOn: '2026-11',
    country: 'Italy',
    text: 'Whether to use a refund company is the buyer’s choice. Whether the VAT comes off at the till or later is the shop’s.',
    source: 'https://www.ecnews.it/?p=70286',
  },
  earlyRefund: {
    checkedOn: '2026-11',
    country: 'Everywhere',
    text: 'Cash in town is an advance against your card. If the validated form is not back with Planet in 21 days, the advance is charged again, plus a fee.',
    source: 'https://www.planetpayment.com/shoppers/charges',
  },
} as const satisfies Record<string, PayoutPractice>
