import type { Country } from '../../places/countries.ts'
import { officialChecks } from '../../vat/form-checks.ts'
import { commission, munich } from '../sources.ts'
import { factIn, type Fact } from './facts.ts'
import type { SentenceId } from './sentences.ts'

/**
 * One line of a form to compare with passport and receipt before leaving the shop. `card` asks for a correction;
 * `shows` is the trip's data beside it.
 */
export type FormLine = {
  id: 'name' | 'number' | 'address' | 'amount' | 'vat' | 'code' | 'csv'
  label: string
  compare: string
  shows: 'name' | 'amount' | null
  fact: Fact
  card: SentenceId
}

const checkedOn = '2026-11-25'

const home: Fact = {
  words: 'The refund is for visitors whose home is outside the EU.',
  source: commission,
  confidence: 'official',
  checkedOn,
}
const germanAddress: Fact = {
  words: 'The receipts that customs look at in Munich show name and address.',
  source: munich,
  confidence: 'reported',
  checkedOn,
}

/** Statements about lines of the form only; the others are in the facts of the help. */
export const ownFormFacts: readonly Fact[] = [home, germanAddress]

/** Returns the lines of a form of this country, in reading order. A German paper form has no code. */
export function formLines(country: Country): FormLine[] {
  const filledIn = factIn('filledIn', country)
  const code = factIn('code', country)
  const line = (
    id: FormLine['id'],
    label: string,
    compare: string,
    card: SentenceId,
    { fact = filledIn, shows = null }: Partial<FormLine> = {},
  ): FormLine => ({ id, label, compare, shows, fact, card })
  return [
    line('name', 'Name, as in the passport', 'Letter by letter, with your passport', 'wrongName', {
      shows: 'name',
    }),
    line('number', 'Passport number', 'Compare with your passport', 'wrongNumber'),
    line('address', 'Address abroad', 'Your home, outside the EU', 'wrongAddress', {
      fact: country === 'germany' ? germanAddress : home,
    }),
    line('amount', 'Amount', 'As on the receipt, VAT included', 'wrongAmount', { shows: 'amount' }),
    line('vat', 'VAT', 'As on the receipt, where the form prints it', 'wrongVat'),
    ...(country === 'france' ? [line('code', 'Barcode', 'Sharp and whole', 'noCode', { fact: code })] : []),
    ...(country === 'spain'
      ? [
          line('code', 'Barcode', 'Sharp and whole', 'noCode', { fact: code }),
          line('csv', 'Code beside the barcode (CSV)', 'Printed whole', 'noCode', { fact: csv() }),
        ]
      : []),
    ...(country === 'italy'
      ? [line('code', 'Request code', 'Printed on your copy', 'noCode', { fact: code })]
      : []),
  ]
}

function csv(): Fact {
  const { text, source, checkedOn: readOn } = officialChecks.spain!
  return { words: text, source, confidence: 'reported', checkedOn: readOn }
}
