import { formatAmount } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import type { RefundCalculation } from '#app/backend/refund-calls.ts'
import { statusWord } from './status-word.ts'

const header = ['Date', 'Country', 'Currency', 'Purchase', 'Estimated refund', 'Status']

/** The calculations as a table for a spreadsheet (RFC 4180). Figures carry a point and no grouping. */
export function refundsCsv(calculations: readonly RefundCalculation[]): string {
  const lines = calculations.map(({ calculatedOn, country, purchase, refund, status }) => [
    calculatedOn,
    countryName(country),
    purchase.currency,
    formatAmount(purchase).replaceAll(',', ''),
    formatAmount(refund).replaceAll(',', ''),
    statusWord(status),
  ])
  return [header, ...lines].map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')
}

/**
 * A cell in quotes. A spreadsheet runs what begins like a formula, also behind spaces, so an apostrophe goes before
 * it (OWASP, CSV injection).
 */
export function writeCell(text: string): string {
  const isFormula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text)
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`
}
