import type { Currency } from '@retour/domain/money/currencies'
import type { Money } from '@retour/domain/money/money'
import { toMoney } from '@retour/domain/money/to-money'
import type { Country } from '@retour/domain/places/countries'
import { readAllRows, readRows } from './open-rest.ts'

/** A saved calculation (lead). An empty `status` is shown as Pending. */
export type RefundCalculation = {
  id: string
  /** The key that the page sent; null without one. */
  key: string | null
  /** The person's local date, YYYY-MM-DD. */
  calculatedOn: string
  country: Country
  purchase: Money
  refund: Money
  status: string
}

/**
 * A calculation that a list may not have yet: being sent, waiting after a failure, refused, or just saved. `removedAtMs`
 * is when it left the device; lists read later include it.
 */
export type UnsavedCalculation = RefundCalculation & {
  key: string
  status: 'saving' | 'waiting' | 'refused' | 'pending'
  removedAtMs: number | null
}

/** A refund in progress or done. */
export type RefundRequest = {
  id: string
  createdAt: string
  country: Country
  amount: Money
  status: string
}

type LeadRow = {
  id: string
  idempotency_key: string | null
  calculated_on: string
  purchase_amount: number
  refund_amount: number
  currency: Currency
  country: Country
  status: string | null
}
type HistoryRow = Omit<LeadRow, 'idempotency_key' | 'calculated_on' | 'purchase_amount' | 'refund_amount'> & {
  created_at: string
  amount: number
}

const leadColumns =
  'id,idempotency_key,created_at,calculated_on,purchase_amount,refund_amount,currency,country,status'
const historyColumns = 'id,created_at,country,amount,currency,status'
const maxPages = 10

/** Returns the newest calculations of an address. Throws BackendError, like all below. */
export async function listCalculations(email: string, limit: number): Promise<RefundCalculation[]> {
  const rows = await readRows<LeadRow>((rest) => leadsOf(rest, email).limit(limit).throwOnError())
  return rows.map(toCalculation)
}

/** Returns all calculations of an address, newest first, for totals and the person's file. */
export async function listAllCalculations(email: string): Promise<RefundCalculation[]> {
  const all = await readAllRows<LeadRow>(
    (rest, from, to) => leadsOf(rest, email).range(from, to).throwOnError(),
    maxPages,
  )
  return all.map(toCalculation)
}

/**
 * Returns the newest refund requests of an account, or its calculations in progress if it has none. Both are requested
 * at once, because most people have no requests and would wait for a second round trip.
 */
export async function listRefundRequests(
  { userId, email }: { userId: string; email: string },
  limit: number,
): Promise<RefundRequest[]> {
  const takenUp = listTakenUp(email, limit)
  // Its failure does not matter if there are requests.
  takenUp.catch(() => null)
  const own = await readRows<HistoryRow>((rest) =>
    rest
      .from('refund_history')
      .select(historyColumns)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(limit)
      .throwOnError(),
  )
  return (own.length > 0 ? own : await takenUp).map(toRequest)
}

function listTakenUp(email: string, limit: number): Promise<HistoryRow[]> {
  return readRows<HistoryRow>((rest) =>
    rest
      .from('leads')
      .select(historyColumns)
      .eq('email', email.toLowerCase())
      .neq('status', 'pending')
      .order('created_at', { ascending: false })
      .limit(limit)
      .throwOnError(),
  )
}

type Rest = Parameters<Parameters<typeof readRows>[0]>[0]

const leadsOf = (rest: Rest, email: string) =>
  rest
    .from('leads')
    .select(leadColumns)
    .eq('email', email.toLowerCase())
    .order('created_at', { ascending: false })
    .order('id')

const toCalculation = (row: LeadRow): RefundCalculation => ({
  id: row.id,
  key: row.idempotency_key,
  calculatedOn: row.calculated_on,
  country: row.country,
  purchase: toMoney(row.purchase_amount, row.currency),
  refund: toMoney(row.refund_amount, row.currency),
  status: row.status || 'pending',
})

const toRequest = (row: HistoryRow): RefundRequest => ({
  id: row.id,
  createdAt: row.created_at,
  country: row.country,
  amount: toMoney(row.amount, row.currency),
  status: row.status || 'pending',
})
