import { sql } from 'kysely'
import type { Database } from '#server/database/database'

/** Inserts a lead in the caller's role, as a guest's browser would. */
export async function submitLead(
  database: Database,
  email: string,
  fullName = 'Amélie Martin',
): Promise<void> {
  await database.asCaller({ role: 'anon' }, (tx) =>
    sql`insert into public.leads (email, full_name, purchase_amount, vat_amount, refund_amount, is_eligible, currency, country)
      values (${email}, ${fullName}, 1250, 208.33, 177.08, true, 'EUR', 'france')`.execute(tx),
  )
}

export type OutboxRow = {
  id: string
  recipient: string
  state: string
  attempts: number
  messageId: string | null
  lastError: string | null
}

export async function readOutbox(database: Database): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`select id, recipient, state, attempts, message_id as "messageId",
    last_error as "lastError" from app.outgoing_mail order by recipient, created_at`.execute(database.own)
  return rows
}
