import type { Suggestion } from '@retour/domain/assistant/suggestions/suggestion'
import { localDay } from '@retour/domain/booking/pickup-instant'
import { fallbackRates } from '@retour/domain/money/exchange'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '#server/database/database'
import type { ExchangeRates } from '#server/exchange-rates/exchange-rates'
import type { LocationsInForce } from '#server/places/locations-in-force'
import type { EditionInForce } from '#server/rules/edition-in-force'
import { findDueAccounts, markChecked, type DueAccount } from './suggestions-due.ts'
import { readSuggestionContext } from './suggestions-context.ts'

export type SweepDependencies = {
  database: Database
  edition: EditionInForce
  /** The desk's changes of refund locations; by default none. */
  locations?: LocationsInForce
  rates: Pick<ExchangeRates, 'latest'>
  log: Logger
  now: () => Date
}

/** The length of a list (docs/product.md, Data limits). */
const maxUnviewed = 5
const accountsAtOnce = 100

/**
 * Checks every due account and stores new suggestions, each reason only once, at most five unviewed. Returns the number
 * of stored ones. An error with one account is logged and does not affect the others.
 */
export async function updateSuggestions(dependencies: SweepDependencies): Promise<number> {
  let stored = 0
  await dependencies.locations?.read()
  for (;;) {
    const due = await findDueAccounts(dependencies.database, dependencies.now(), accountsAtOnce)
    for (const account of due) {
      try {
        stored += await suggestTo(account, dependencies)
      } catch (error) {
        dependencies.log.error({ err: error }, 'suggestions for an account failed')
      }
      // Also after an error, so that one account does not block the others every time.
      await markChecked(dependencies.database, account, dependencies.now())
    }
    if (due.length < accountsAtOnce) return stored
  }
}

async function suggestTo(
  account: DueAccount,
  { database, edition, rates, now }: SweepDependencies,
): Promise<number> {
  const context = {
    ...(await readSuggestionContext(database, account, now())),
    today: localDay(now(), 'france'),
    editionId: await edition.read(),
    rates: rates.latest() ?? fallbackRates,
  }
  // Imported for the first account, because it loads much of the assistant.
  const { suggest } = await import('@retour/domain/assistant/suggestions/suggest')
  return store(database, account, suggest(context), now())
}

/** One statement: new suggestions up to the limit. The unique key decides between two servers. */
async function store(database: Database, { id }: DueAccount, made: Suggestion[], at: Date): Promise<number> {
  if (made.length === 0) return 0
  const rows = made.map(({ key, type, title, summary, conversationId }, rank) => ({
    rank,
    key,
    type,
    content: { title, summary, related_conversation_id: conversationId },
  }))
  const { numAffectedRows } = await sql`
    insert into public.ai_suggestions (user_id, type, content, suggestion_key, created_at)
    select ${id}::uuid, made.type, made.content, made.key, ${at.toISOString()}::timestamptz - made.rank * interval '1 ms'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (rank int, key text, type text, content jsonb)
    where not exists (
      select from public.ai_suggestions known where known.user_id = ${id}::uuid and known.suggestion_key = made.key
    )
    order by made.rank
    limit greatest(0, ${maxUnviewed}::int - (
      select count(*)::int from public.ai_suggestions where user_id = ${id}::uuid and not is_viewed
    ))
    on conflict (user_id, suggestion_key) do nothing`.execute(database.own)
  return Number(numAffectedRows ?? 0)
}
