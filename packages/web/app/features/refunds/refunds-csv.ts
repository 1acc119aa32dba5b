import { formatAmount } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import type { RefundCalculation } from '#app/backend/refund-calls.ts'
import { statusWord } from './status-word.ts'

const header = ['Date', 'Country', 'Currency', 'Purchase', 'Estimated refund', 'Status']

/** Returns the calculations as CSV (RFC 4180). Numbers have a decimal point and no grouping. */
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
 * Quotes a cell. A spreadsheet runs text that starts like a formula, also after spaces, so such text gets a leading
 * apostrophe (OWASP, CSV injection).
 */
export function writeCell(text: string): string {
  const isFormula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text)
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`
}
