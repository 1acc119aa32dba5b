import type { Database } from '@retour/server/src/database/database.ts'

const first =
  'Aki Mei Arjun Sarah Omar Lucas Yuki Wei Ana Ravi Lena Noor Ivan Kofi Maya Hugo Nina Tariq Emma Liam Zoe Chen Dora Elif Farah Goran Hana Idris Jin Kemal'
const last =
  'Nakamura Tanaka Mehta Cohen Haddad Ferreira Sato Zhang Ruiz Patel Novak Rahman Petrov Mensah Lopez Weiss Costa Khan Smith Brown Kim Li Moreau Demir Aziz Ilic Mori Diallo Park Yilmaz'
/** Each person `n` from `$1` to `$2` has one of 900 names, and a unique address. */
const people = `(select n, f || ' ' || l as name, lower(f || '.' || l || '.' || n) || '@mail.example' as email
  from (select n, (string_to_array('${first}', ' '))[1 + n % 30] as f, (string_to_array('${last}', ' '))[1 + (n / 30) % 30] as l
    from generate_series($1::int, $2::int) as n) as named) as p`

/** Rows per statement, because the server ends statements after half a minute. */
const atOnce = 25_000

async function inParts(
  count: number,
  fill: (first: number, last: number) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < count; first += atOnce) await fill(first, Math.min(first + atOnce, count) - 1)
}

/** Inserts leads, one per minute up to now. The older half is from a shop whose name no newer one has. */
export async function insertLeads(database: Database, count: number): Promise<void> {
  await database.executeSql('alter table public.leads disable trigger user')
  await inParts(count, (from, to) =>
    database.executeSql(
      `insert into public.leads (created_at, email, full_name, purchase_amount, currency, country, calculated_on)
        select now() - n * interval '1 minute', email, name || case when n > $3::int / 2 then ' Oldshop' else '' end, 100,
          'EUR', 'france', current_date
        from ${people}`,
      [from, to, count],
    ),
  )
  await database.executeSql('alter table public.leads enable trigger user')
  await database.executeSql('vacuum analyze public.leads')
}

/** Inserts rides, `open` of them with pickups in the next weeks; the others are over, nine of ten were driven. */
export async function insertRides(database: Database, count: number, open: number): Promise<void> {
  for (const table of ['public.bookings', 'app.rides'])
    await database.executeSql(`alter table ${table} disable trigger user`)
  await inParts(count, (from, to) =>
    database.executeSql(
      `insert into public.bookings (created_at, full_name, email, phone, pickup_date, pickup_location, dropoff_location, city,
        country, flight_number)
      select now() - n * interval '10 minutes', name, email, '+33 6 ' || lpad(n::text, 8, '0'),
        now() + ($3::int - n) * interval '20 minutes', 'Charles de Gaulle Terminal 2', 'Hotel ' || split_part(name, ' ', 2),
        (array['paris', 'madrid', 'rome', 'berlin'])[1 + n % 4], (array['france', 'spain', 'italy', 'germany'])[1 + n % 4],
        'AF ' || 100 + n % 900
      from ${people}`,
      [from, to, open],
    ),
  )
  await database.executeSql(
    `insert into app.rides (booking_id, state, moved_at, price_minor, currency, valid_until, quote_note, free_until,
        late_fee_minor, driver_name, driver_car, driver_plate, driver_phone, cancelled_for, cancel_fee_minor)
      select id, state, created_at, 11000, 'EUR', pickup_date, '', pickup_date, 5500,
        case when state in ('confirmed', 'done') then 'Dana Driver' end, case when state in ('confirmed', 'done') then 'Sedan' end,
        case when state in ('confirmed', 'done') then 'AB-123-CD' end, case when state in ('confirmed', 'done') then '+33 1' end,
        case when state = 'cancelled' then 'customer' end, case when state = 'cancelled' then 0 end
      from (select *, case when pickup_date > now()
          then (array['requested', 'quoted', 'accepted', 'confirmed'])[1 + turn % 4]
          else (array['done', 'done', 'done', 'done', 'done', 'done', 'done', 'done', 'done', 'cancelled'])[1 + turn % 10] end as state
        from (select *, row_number() over (order by pickup_date) as turn from public.bookings) as b) as b`,
  )
  for (const table of ['public.bookings', 'app.rides']) {
    await database.executeSql(`alter table ${table} enable trigger user`)
    await database.executeSql(`vacuum analyze ${table}`)
  }
}
