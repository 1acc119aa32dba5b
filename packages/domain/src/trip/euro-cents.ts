import type { RateTable } from '../money/exchange.ts'
import { convert } from '../money/convert.ts'
import type { Purchase } from './trip-records.ts'

/** Returns a purchase in EUR cents at the table's rate, rounded half up; unchanged if the receipt is in euros. */
export function euroCentsOf(
  { cents, currency }: Pick<Purchase, 'cents' | 'currency'>,
  rates: RateTable,
): number {
  return convert({ cents, currency }, 'EUR', rates).cents
}
