import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRest, type RestApp, type SignedIn } from './testing/open-rest.ts'
import { countPlaces, places, savePlaces } from './testing/saved-places.ts'

let rest: RestApp
beforeAll(async () => {
  // As in production, where no machine is exempt from limits.
  rest = await openRest({ NODE_ENV: 'production', SITE_URL: 'https://retour.example' })
})
afterAll(() => rest.close())

const save = (person: SignedIn, rows: object | object[], headers?: Record<string, string>) =>
  savePlaces(rest, person, rows, headers)
const keep = (person: SignedIn, count: number) =>
  rest.stored(
    `insert into favorite_locations (user_id, location_id, location_name)
      select $1, n, 'Paris' from generate_series(1, $2::int) n`,
    [person.id, count],
  )
const countOf = (person: SignedIn) => countPlaces(rest, person)
const full = {
  code: 'PT403',
  message: 'You can keep at most 1,000 places. Remove some to save another.',
  details: null,
  hint: null,
}

describe('39: how many rows one account may keep', () => {
  test('the 1,001st place is refused with a plain sentence, and nothing is stored', async () => {
    const ada = await rest.addPerson()
    await keep(ada, 999)
    expect((await save(ada, places(ada, 2000, 1))).status).toBe(201)
    const refused = await save(ada, places(ada, 3000, 1))
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual(full)
    expect(await countOf(ada)).toBe(1000)
  })

  test('a body that goes beyond it is refused as a whole, upserts too', async () => {
    const ada = await rest.addPerson()
    await keep(ada, 950)
    expect((await save(ada, places(ada, 2000, 51))).status).toBe(403)
    const upsert = { Prefer: 'resolution=ignore-duplicates' }
    expect((await save(ada, places(ada, 2000, 51), upsert)).status).toBe(403)
    expect(await countOf(ada)).toBe(950)
  })

  test('at once from many sides: exactly 1,000 stay', async () => {
    const ada = await rest.addPerson()
    await keep(ada, 990)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => save(ada, places(ada, 2000 + n, 1))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(20)
    expect(await countOf(ada)).toBe(1000)
  })

  test('removing one makes room for one, and others are not affected', async () => {
    const [ada, ben] = [await rest.addPerson(), await rest.addPerson()]
    await keep(ada, 1000)
    expect((await save(ben, places(ben, 1, 1))).status).toBe(201)
    await ada.client.from('favorite_locations').delete().eq('location_id', 7)
    expect((await save(ada, places(ada, 2000, 1))).status).toBe(201)
    expect((await save(ada, places(ada, 2001, 1))).status).toBe(403)
  })

  test('who has more from before keeps it, and a place saved twice is still told as such', async () => {
    const ada = await rest.addPerson()
    await rest.stored('alter table favorite_locations disable trigger keep_row_ceiling')
    await keep(ada, 1200)
    await rest.stored('alter table favorite_locations enable trigger keep_row_ceiling')
    expect((await save(ada, places(ada, 7, 1))).status).toBe(409)
    expect((await save(ada, places(ada, 2000, 1))).status).toBe(403)
    expect(await countOf(ada)).toBe(1200)
  })

  test('a row that changes hands counts for who gets it', async () => {
    const [ada, ben] = [await rest.addPerson(), await rest.addPerson()]
    await keep(ada, 1000)
    await rest.stored(
      `insert into favorite_locations (user_id, location_id, location_name) values ($1, 5000, 'x')`,
      [ben.id],
    )
    const move = rest.stored('update favorite_locations set user_id = $1 where user_id = $2', [
      ada.id,
      ben.id,
    ])
    await expect(move).rejects.toMatchObject({ code: 'PT403' })
  })

  test('500 ride requests of an account; those of guests have no owner', async () => {
    const ada = await rest.addPerson()
    const insert = `insert into bookings (user_id, full_name, email, phone, pickup_date, pickup_location, dropoff_location)
      select $1::uuid, 'Ada', $2, '1', now() + interval '1 day', 'Hotel', 'Airport' from generate_series(1, $3::int)`
    await rest.stored('alter table bookings disable trigger queue_booking_mails')
    await rest.stored(insert, [null, ada.email, 501])
    await rest.stored(insert, [ada.id, ada.email, 500])
    await rest.stored('alter table bookings enable trigger queue_booking_mails')
    const { status, error } = await ada.client.from('bookings').insert({
      user_id: ada.id,
      full_name: 'Ada',
      email: ada.email,
      phone: '1',
      pickup_date: new Date(Date.now() + 86_400_000).toISOString(),
      pickup_location: 'Hotel',
      dropoff_location: 'Airport',
    })
    expect(status).toBe(403)
    expect(error?.message).toBe('You can keep at most 500 ride requests. Write to us to send another.')
  })

  test('2,000 calculations of an account; what strangers leave under its address does not count', async () => {
    const ada = await rest.addPerson()
    const lead = {
      email: ada.email,
      full_name: 'Ada',
      purchase_amount: 200,
      currency: 'EUR',
      country: 'france',
    }
    const insert = `insert into leads (email, full_name, purchase_amount, currency, country)
      select $1, 'Ada', 200, 'EUR', 'france' from generate_series(1, $2::int)`
    await rest.stored('alter table leads disable trigger queue_guide_mail')
    await rest.stored(insert, [ada.email, 2001])
    expect((await ada.client.from('leads').insert(lead)).status).toBe(201)
    await rest.stored('alter table leads disable trigger recompute_lead')
    await rest.stored(
      insert.replace('country)', 'country, source)').replace(`'france' from`, `'france', 'account' from`),
      [ada.email, 1999],
    )
    await rest.stored('alter table leads enable trigger recompute_lead')
    expect((await ada.client.from('leads').insert(lead)).error?.message).toBe(
      'You can keep at most 2,000 calculations. Write to us to save another.',
    )
    expect((await rest.guest.from('leads').insert(lead)).status).toBe(201)
    await rest.stored('alter table leads enable trigger queue_guide_mail')
  })
})
