import { PostgrestClient } from '@supabase/postgrest-js'
import { keyHeaders, openTestApp, serveApp } from '#server/testing/open-test-app'

/** Opens the whole server with helpers for tests of leads. Amounts are in the currency of the lead. */
export async function openLeads() {
  const opened = await openTestApp()
  const loopback = await serveApp(opened.app)
  const client = new PostgrestClient(`${loopback.url}/rest/v1`, { headers: keyHeaders })
  const run = (text: string, values: unknown[] = []) => opened.dependencies.database.executeSql(text, values)
  let counter = 0
  const makeLead = (changes: Record<string, unknown> = {}) => ({
    email: `guest${++counter}@example.com`,
    full_name: 'Ada Guest',
    purchase_amount: 1250,
    vat_amount: 208.33,
    refund_amount: 177.08,
    is_eligible: true,
    currency: 'EUR',
    country: 'france',
    ...changes,
  })

  const stored = (email: string) =>
    opened.dependencies.database.own.selectFrom('leads').selectAll().where('email', '=', email).execute()

  const countLeads = async () => {
    const { rows } = await opened.dependencies.database.executeSql('select count(*)::int as n from leads')
    return Number(rows[0]?.n)
  }

  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, query = '') =>
    opened.app.request(`/rest/v1/leads${query}`, {
      method: 'POST',
      headers: { ...keyHeaders, 'Content-Type': 'application/json', ...headers },
      body,
    })
  const close = async () => {
    await loopback.close()
    await opened.close()
  }
  return { opened, loopback, client, run, post, makeLead, stored, countLeads, close }
}
