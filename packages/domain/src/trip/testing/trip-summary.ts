import { formatAmount } from '../../money/money.ts'
import { isCurrency } from '../../money/currencies.ts'
import { type FormByRules } from '../proposed-form.ts'
import { type GoodsKind, type Purchase } from '../trip-records.ts'
import type { WithId } from '../with-id.ts'
import { purchase } from './sample-trip.ts'

/**
 * Reads purchases as a table writes them, `;` between them: a day of November 2026 or a date, an amount ("45.71",
 * "USD108.01"), a shop, then in any order `@city`, `#seller`, `~mall`, `/invoice`, `:goods`, `^traveler` ("^" for none),
 * `!location`, `=form`. Their ids are a, b, c and so on.
 */
export function bought(text: string, country: Purchase['country']): WithId<Purchase>[] {
  return text.split(';').map((part, index) => {
    const [day = '', amount = '', shop = '', ...marks] = part.trim().split(/\s+/)
    const currency = amount.slice(0, 3)
    const mark = (sign: string) => marks.find((one) => one.startsWith(sign))?.slice(1)
    return purchase('abcdefghijklmnop'[index] ?? '', {
      country,
      boughtOn: day.length > 2 ? day : `2026-11-${day}`,
      amount: isCurrency(currency) ? amount.slice(3) : amount,
      currency: isCurrency(currency) ? currency : 'EUR',
      shop,
      city: mark('@') ?? 'Paris',
      seller: mark('#') ?? '',
      mallId: mark('~') ?? null,
      documentId: mark('/') ?? null,
      goods: (mark(':') ?? 'general') as GoodsKind,
      travelerId: mark('^') === '' ? null : (mark('^') ?? 'mei'),
      locationId: mark('!') ?? null,
      formId: mark('=') ?? null,
    })
  })
}

/** A form in one line: "a+b 77.61, short 22.40 by 2026-11-26". */
export function summarizeForm({ purchaseIds, totalCents, state }: FormByRules): string {
  const sum = (cents: number) => formatAmount({ currency: 'EUR', cents })
  const words = () => {
    if (state.kind === 'excluded') return `excluded: ${state.because}`
    if (state.kind === 'short') return `short ${sum(state.missingCents)} by ${state.until}`
    if (state.kind === 'lost')
      return `lost: ${state.because} ${state.endedOn}${state.missingCents ? `, ${sum(state.missingCents)}` : ''}`
    return state.askBy === null ? 'ready' : `ready, ask by ${state.askBy}${state.isAskByOver ? ', over' : ''}`
  }
  return `${purchaseIds.join('+')} ${sum(totalCents)}, ${words()}`
}
