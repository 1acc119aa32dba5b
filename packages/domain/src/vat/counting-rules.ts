import type { Country } from '../places/countries.ts'
import type { Confidence, RuleSource } from './rule-source.ts'

/** What another source says about the same rule. */
export type OtherReading = { text: string; confidence: Confidence; source: RuleSource }

/**
 * Which receipts may be combined on one form: those of one `seller` (or of a mall whose shops take part) within `days`
 * consecutive days from the first; those of one `store` on one day; or one `document` alone. `days`: 1 is the day of
 * purchase only, 0 means no combining.
 */
export type Joining = { by: 'seller-or-mall' | 'store' | 'document'; days: number }

/**
 * Which receipts of a country count as one purchase by today's law. `joins` is the rule to compute with. `text` is the
 * whole rule, `short` the version for a table cell; `counted` follows a minimum ("over EUR 50 on one invoice"),
 * `together` follows what must be added ("to the same invoice"). `advice` says what to do in the shop. Dates are
 * YYYY-MM-DD.
 */
export type CountingRule = {
  country: Country
  text: string
  short: string
  counted: string
  together: string
  advice: string
  joins: Joining
  since?: string
  confidence: Confidence
  source: RuleSource
  checkedOn: string
  otherReading?: OtherReading
}

/** How the product guide counts in every country (docs/product.md, Refund rules). Shown beside the law's rule. */
export const guideCounting = 'in one store on one day'

/** The same rule to compute with. */
export const guideJoins: Joining = { by: 'store', days: 1 }

const checkedOn = '2026-11-24'

export const countingRules: Record<Country, CountingRule> = {
  france: {
    country: 'france',
    text: 'Purchases of up to three days in a row, counted from the first, add up in shops of one brand in one town with one VAT number, or in shops of one mall that joins in. The form is written at the latest at the end of the third day.',
    short: 'Up to three days in a row, from the first purchase',
    counted: 'with one seller within three days',
    together: 'in the same store',
    advice: 'Ask at the first till whether the shop does it.',
    joins: { by: 'seller-or-mall', days: 3 },
    since: '2020-01-01',
    confidence: 'official',
    source: {
      name: 'Service-Public, selling tax-free',
      url: 'https://entreprendre.service-public.gouv.fr/vosdroits/F20558?lang=en',
      kind: 'official',
    },
    checkedOn,
    otherReading: {
      text: 'Customs’ own short page still says the same day.',
      confidence: 'official',
      source: {
        name: 'French customs, make a tax-free sale',
        url: 'https://moa.douane.gouv.fr/en/demarche/make-tax-free-sale',
        kind: 'official',
      },
    },
  },
  spain: {
    country: 'spain',
    text: 'Every amount counts by itself, so no receipts have to be added up.',
    short: 'No need to add up',
    counted: 'on each receipt',
    together: 'in the same store',
    advice: 'Ask the shop for a DIVA form.',
    joins: { by: 'document', days: 0 },
    confidence: 'official',
    source: {
      name: 'Spanish tax agency, conditions of the refund',
      url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros/informacion-general-sobre-devolucion-iva-viajeros.html',
      kind: 'official',
    },
    checkedOn,
  },
  italy: {
    country: 'italy',
    text: 'One document of one shop counts: the tax-free invoice.',
    short: 'One invoice of one shop',
    counted: 'on one invoice',
    together: 'on the same invoice',
    advice: 'Ask for one invoice before you pay.',
    joins: { by: 'document', days: 1 },
    confidence: 'official',
    source: {
      name: 'Italian customs (ADM), OTELLO and the conditions',
      url: 'https://www.adm.gov.it/portale/progetti-aida-otello',
      kind: 'official',
    },
    checkedOn,
    otherReading: {
      text: 'An operator reports that it adds up several receipts of one shop and one day.',
      confidence: 'operator',
      source: {
        name: 'Global Blue, Italy',
        url: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/italy',
        kind: 'secondary',
      },
    },
  },
  germany: {
    country: 'germany',
    text: 'The goods of one invoice count. Joining several receipts to reach the limit is not allowed.',
    short: 'The goods of one invoice',
    counted: 'on one invoice',
    together: 'on the same invoice',
    advice: 'Have everything put on one invoice before you pay.',
    joins: { by: 'document', days: 1 },
    since: '2020-01-01',
    confidence: 'law',
    source: {
      name: 'VAT application decree, section 6.11 (reprinted by Haufe)',
      url: 'https://haufe.de/steuern/haufe-steuer-office-excellence/umsatzsteuer-anwendungserlass-stand-zum-31122023-611-ausfuhrlieferungen-im-nichtkommerziellen-reiseverkehr_idesk_PI25844_HI16172847.html',
      kind: 'secondary',
    },
    checkedOn,
  },
}
