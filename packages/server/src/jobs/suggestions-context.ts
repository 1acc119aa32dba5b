import type { SuggestionContext } from '@retour/domain/assistant/suggestions/suggestion'
import { isCurrency } from '@retour/domain/money/currencies'
import { toMoney } from '@retour/domain/money/to-money'
import { isCountry } from '@retour/domain/places/countries'
import type { Database } from '#server/database/database'
import { idleMinutes, type DueAccount } from './suggestions-due.ts'

const rowsRead = 20
const messagesRead = 100

/** Returns the rows of an account, newest first. Read in the account's role, so that row security applies here too. */
export function readSuggestionContext(
  database: Database,
  { id, email }: DueAccount,
  at: Date,
): Promise<Pick<SuggestionContext, 'favoriteIds' | 'destinations' | 'calculations' | 'talks'>> {
  return database.asCaller(
    { role: 'authenticated', sub: id, email },
    async (tx) => {
      const leads = await tx
        .selectFrom('leads')
        .select(['id', 'created_at', 'purchase_amount', 'currency', 'country'])
        .orderBy('created_at', 'desc')
        .limit(rowsRead)
        .execute()
      const favorites = await tx
        .selectFrom('favorite_locations')
        .select('location_id')
        .orderBy('created_at', 'desc')
        .limit(rowsRead)
        .execute()
      const preferences = await tx
        .selectFrom('user_preferences')
        .select('travel_destinations')
        .executeTakeFirst()
      const talks = await tx
        .selectFrom('chat_conversations')
        .select(['id', 'updated_at'])
        .orderBy('updated_at', 'desc')
        .limit(rowsRead)
        .execute()
      const messages =
        talks.length === 0
          ? []
          : await tx
              .selectFrom('chat_messages')
              .select(['conversation_id', 'content'])
              .where('is_ai', '=', false)
              .where(
                'conversation_id',
                'in',
                talks.map((talk) => talk.id),
              )
              .orderBy('id', 'desc')
              .limit(messagesRead)
              .execute()
      return {
        favoriteIds: favorites.map(({ location_id }) => location_id),
        destinations: preferences?.travel_destinations ?? [],
        calculations: leads.flatMap(({ id: leadId, created_at, purchase_amount, currency, country }) =>
          isCurrency(currency) && isCountry(country)
            ? [
                {
                  id: leadId,
                  day: created_at.toISOString().slice(0, 10),
                  purchase: toMoney(purchase_amount, currency),
                  country,
                },
              ]
            : [],
        ),
        talks: talks.map((talk) => ({
          id: talk.id,
          isIdle: at.getTime() - talk.updated_at.getTime() >= idleMinutes * 60_000,
          questions: messages
            .filter(({ conversation_id }) => conversation_id === talk.id)
            .map(({ content }) => content)
            .toReversed(),
        })),
      }
    },
    { isReadOnly: true },
  )
}
