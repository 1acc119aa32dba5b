import { readAllRows } from './open-rest.ts'

/** The tables with an account's data; row security returns each caller's own rows only. */
const ownTables = [
  { table: 'profiles', columns: '*', order: 'id' },
  { table: 'user_preferences', columns: '*', order: 'user_id' },
  { table: 'favorite_locations', columns: '*', order: 'id' },
  {
    table: 'leads',
    columns: 'id,created_at,email,purchase_amount,refund_amount,currency,country,status,amount',
    order: 'id',
  },
  { table: 'refund_history', columns: '*', order: 'id' },
  { table: 'bookings', columns: '*', order: 'id' },
  { table: 'chat_conversations', columns: '*', order: 'id' },
  { table: 'chat_messages', columns: '*', order: 'id' },
  { table: 'ai_suggestions', columns: '*', order: 'id' },
  { table: 'trip_entries', columns: '*', order: 'id' },
]

export type OwnData = Record<string, unknown[]>

/** Returns every row that the signed-in account owns. All or nothing: throws BackendError. */
export async function readOwnData(): Promise<OwnData> {
  const tables = await Promise.all(
    ownTables.map(async (one) => [one.table, await readWholeTable(one)] as const),
  )
  return Object.fromEntries(tables)
}

const readWholeTable = ({ table, columns, order }: (typeof ownTables)[number]) =>
  readAllRows<unknown>(
    (rest, from, to) =>
      rest.from(table).select(columns).order(order).range(from, to).throwOnError() as PromiseLike<{
        data: unknown[] | null
      }>,
  )
