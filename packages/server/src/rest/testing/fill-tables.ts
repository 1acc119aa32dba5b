import type { RestApp, SignedIn } from './open-rest.ts'

/** The column with the owner of a row. Leads belong to an email address. */
export const ownerColumns: Record<string, 'id' | 'user_id' | 'email' | 'conversation_id'> = {
  profiles: 'id',
  leads: 'email',
  bookings: 'user_id',
  favorite_locations: 'user_id',
  refund_history: 'user_id',
  user_preferences: 'user_id',
  chat_conversations: 'user_id',
  chat_messages: 'conversation_id',
  ai_suggestions: 'user_id',
  trip_entries: 'user_id',
}

/** Adds rows of a person to every private table; `marker` is in each text that the person wrote. */
export async function fillTables(rest: RestApp, { id, email }: SignedIn, marker: string): Promise<void> {
  const run = (text: string, values: unknown[]) => rest.stored(text, values)
  await run(`update profiles set phone = $2, country = 'USA' where id = $1`, [id, marker.slice(0, 40)])
  await run(
    `insert into leads (email, full_name, purchase_amount, currency, country)
      select $1, $2, n * 100, 'EUR', (array['france', 'spain'])[1 + n % 2] from generate_series(1, 4) n`,
    [email, marker],
  )
  await run(
    `insert into bookings (user_id, full_name, email, phone, pickup_date, pickup_location, dropoff_location)
      select $1, $3, $2, '+1', now() + n * interval '1 day', $3, 'Airport' from generate_series(1, 3) n`,
    [id, email, marker],
  )
  await run(
    `insert into favorite_locations (user_id, location_id, location_name) select $1, n, $2 from generate_series(1, 4) n`,
    [id, marker],
  )
  await run(
    `insert into refund_history (user_id, country, amount, currency, status)
      select $1, 'france', n * 10, 'EUR', (array['pending', 'approved'])[1 + n % 2] from generate_series(1, 4) n`,
    [id],
  )
  await run(
    `insert into user_preferences (user_id, nationality, preferred_brands) values ($1, $2, array[$2::text])`,
    [id, marker],
  )
  await run(
    `with talk as (insert into chat_conversations (user_id, title) values ($1, $2) returning id)
      insert into chat_messages (conversation_id, content, is_ai) select id, $2, n % 2 = 0 from talk, generate_series(1, 4) n`,
    [id, marker],
  )
  await run(
    `insert into ai_suggestions (user_id, type, content) values ($1, 'travel', jsonb_build_object('title', $2::text, 'summary', 'x'))`,
    [id, marker],
  )
  await run(
    `insert into trip_entries (user_id, id, trip_id, kind, entry)
      select $1, gen_random_uuid(), gen_random_uuid(), 'purchase', jsonb_build_object('seen', jsonb_build_object('phone', 1),
        'fields', jsonb_build_object('note', jsonb_build_array(jsonb_build_object('value', $2::text, 'device', 'phone', 'n', 1))))
      from generate_series(1, 4)`,
    [id, marker],
  )
}
