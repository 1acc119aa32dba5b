import type { Country } from '../places/countries.ts'
import type { Confidence, RuleSource } from './rule-source.ts'

/**
 * A statement that must be checked again. `text` is the whole sentence of pages and answers. `validUntil` is null if no
 * end is known; from `alarmOn` on, readiness and the log ask for a new check; `missing` is what could not be read.
 * Dates are YYYY-MM-DD.
 */
export type DatedRecord = {
  what: string
  country: Country | 'everywhere'
  text: string
  validFrom: string
  validUntil: string | null
  confidence: Confidence
  sources: readonly RuleSource[]
  checkedOn: string
  alarmOn: string
  missing?: string
}

const checkedOn = '2026-11-24'

export const datedRecords = {
  germanLimitLapses: {
    what: 'The German limit of EUR 50',
    country: 'germany',
    text: 'The limit of EUR 50 ends by law at the close of the year in which export certificates are first issued electronically (§ 6 (3a) of the German VAT act). A pilot has had its electronic slips accepted since October 2025. Whether that counts as the start, and when all shops follow, was not found: count with the limit.',
    validFrom: '2020-01-01',
    validUntil: null,
    confidence: 'reported',
    sources: [
      {
        name: 'Haufe, commentary on § 6 of the VAT act',
        url: 'https://haufe.de/steuern/weimann-umsatzsteuer-national-und-international-schaeffer-poeschel/weimannlang-umsatzsteuer-national-und-international-12-rechtsentwicklung_idesk_PI34142_HI6767574.html',
        kind: 'secondary',
      },
      {
        name: 'Hamburg Chamber of Commerce, electronic export slips',
        url: 'https://www.ihk.de/hamburg/produktmarken/beratung-service/recht-und-steuern/steuerrecht/steuer-ticker/anerkennung-von-elektronischen-ausfuhr-und-kassenzetteln-6760976',
        kind: 'secondary',
      },
    ],
    checkedOn,
    alarmOn: '2026-12-15',
  },
  frenchStayWithoutStamp: {
    what: 'France: proof of a stay under six months',
    country: 'france',
    text: 'Borders have recorded stays digitally instead of by a passport stamp since April 2026; until September 2026 states could suspend that in part. What French customs asks for instead of the stamp was not found: carry your booking, or the record of your entry.',
    validFrom: '2026-04-10',
    validUntil: null,
    confidence: 'reported',
    sources: [
      {
        name: 'Biometric Update, suspension of the Entry/Exit System',
        url: 'https://www.biometricupdate.com/202602/eu-countries-allowed-temporary-suspension-of-ees-after-rollout-complete-in-april',
        kind: 'secondary',
      },
    ],
    checkedOn,
    alarmOn: '2027-01-15',
  },
  gibraltarResidents: {
    what: 'Residents of Gibraltar',
    country: 'everywhere',
    text: 'Gibraltar’s treaty with the EU was expected to apply from 15 July 2026. How refunds work for its residents since then was not found: ask customs before you buy.',
    validFrom: '2026-07-15',
    validUntil: null,
    confidence: 'reported',
    sources: [
      {
        name: 'Government of Gibraltar, allowances under the treaty',
        url: 'https://www.gibraltar.gov.gi/press-releases/technical-notice-temporary-allowances-regime-862026-11678',
        kind: 'official',
      },
    ],
    checkedOn,
    alarmOn: '2027-01-15',
    missing: 'the day on which the treaty began to apply, and the way of a refund since',
  },
  italySingleValidation: {
    what: 'Italy: one validation for all invoices of a passport',
    country: 'italy',
    text: 'One validation in OTELLO 2.0 for all electronic invoices of a passport is reported from July 2026. The customs agency’s own page does not show it yet.',
    validFrom: '2026-07-01',
    validUntil: null,
    confidence: 'reported',
    sources: [
      {
        name: 'Fiscal Solutions, single validation from July 2026',
        url: 'https://www.fiscal-requirements.com/news/5526',
        kind: 'secondary',
      },
      {
        name: 'Italian customs (ADM), OTELLO and the conditions',
        url: 'https://www.adm.gov.it/portale/progetti-aida-otello',
        kind: 'official',
      },
    ],
    checkedOn,
    alarmOn: '2027-01-15',
  },
  spanishRefundTable: {
    what: 'Spain: the least that an operator pays out',
    country: 'spain',
    text: 'In Spain a ministerial order sets the least that an operator pays out: a fixed sum by bracket for purchases over EUR 100 and up to EUR 1,000 at the standard rate, a share of the price for others. Invoices of one supplier are added up for it. We could not read the table itself, so no estimate here counts with it.',
    validFrom: '2018-07-15',
    validUntil: null,
    confidence: 'law',
    sources: [
      {
        name: 'Orden HAP/2652/2012, in the official gazette (BOE)',
        url: 'https://boe.gob.es/buscar/act.php?id=BOE-A-2012-15104&p=20121214&tn=1',
        kind: 'official',
      },
      {
        name: 'Fiscal Impuestos, change of the order (HAC/748/2018)',
        url: 'https://www.fiscal-impuestos.com/modificacion-tablas-devolucion-aplicar-entidades-autorizadas-intervenir-colaboradoras-procedimiento-iva-regimen-viajeros-forma-aplicacion.html',
        kind: 'secondary',
      },
    ],
    checkedOn,
    alarmOn: '2027-02-22',
    missing: 'the sums and shares of the annex',
  },
} as const satisfies Record<string, DatedRecord>
