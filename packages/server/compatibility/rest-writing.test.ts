import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openRest, type RestApp, type SignedIn } from '#server/rest/testing/open-rest'
import { favorite, favorites, preferences, storedRows } from '#server/rest/testing/own-rows'

let rest: RestApp
let ada: SignedIn
beforeAll(async () => {
  rest = await openRest()
})
beforeEach(async () => {
  ada = await rest.addPerson()
})
afterAll(() => rest.close())

describe('inserting', () => {
  test('with select: 201 and the row with what the database added', async () => {
    const { data, status } = await favorites(ada).insert(favorite(ada, 7)).select().single()
    expect(status).toBe(201)
    expect(data).toMatchObject({
      ...favorite(ada, 7),
      id: expect.any(Number),
      created_at: expect.any(String),
    })
  })

  test('several with chosen columns, in their order', async () => {
    const { data, status } = await favorites(ada)
      .insert([favorite(ada, 1), favorite(ada, 2), favorite(ada, 3)])
      .select('number:location_id')
    expect({ status, data }).toEqual({ status: 201, data: [{ number: 1 }, { number: 2 }, { number: 3 }] })
  })

  test('several of which one is a duplicate: 409 23505 and none of them', async () => {
    const { status, error } = await favorites(ada).insert([favorite(ada, 4), favorite(ada, 4)])
    expect({ status, code: error?.code }).toEqual({ status: 409, code: '23505' })
    expect(await storedRows(rest, ada, 'favorite_locations')).toEqual([])
  })

  test('two rows where one object was asked for: 406 and neither is stored', async () => {
    const { status, error } = await favorites(ada)
      .insert([favorite(ada, 1), favorite(ada, 2)])
      .select()
      .single()
    expect({ status, code: error?.code }).toEqual({ status: 406, code: 'PGRST116' })
    expect(await storedRows(rest, ada, 'favorite_locations')).toEqual([])
  })

  test('count=exact counts the written rows', async () => {
    const { count, status } = await favorites(ada).insert([favorite(ada, 1), favorite(ada, 2)], {
      count: 'exact',
    })
    expect({ count, status }).toEqual({ count: 2, status: 201 })
  })

  test('return=headers-only: where the row is', async () => {
    const response = await rest.ask('favorite_locations', {
      method: 'POST',
      token: ada.token,
      headers: { Prefer: 'return=headers-only' },
      body: JSON.stringify(favorite(ada, 5)),
    })
    const [row] = await storedRows(rest, ada, 'favorite_locations')
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`/favorite_locations?id=eq.${String(row?.id)}`)
    expect(await response.text()).toBe('')
  })

  test('40, 72: a booking sent twice is one row; the second answer is 409', async () => {
    const booking = {
      full_name: 'Ada Example',
      email: 'guest@example.org',
      phone: '+1 555 0100',
      pickup_date: new Date(rest.clock.now.getTime() + 86_400_000).toISOString(),
      pickup_location: 'Hotel',
      dropoff_location: 'Airport',
      idempotency_key: crypto.randomUUID(),
    }
    const send = (changes = {}) => rest.guest.from('bookings').insert({ ...booking, ...changes })
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
    const refused: [object, string][] = [
      [{ user_id: ada.id }, '42501'],
      [{ passenger_count: 7 }, '23514'],
      [{ passenger_count: 'NaN' }, '22P02'],
      [{ vehicle_type: 'tank' }, '23514'],
      [{ pickup_date: '2020-01-01T10:00:00Z' }, '23514'],
      [{ pickup_date: 'tomorrow or so' }, '22007'],
      [{ status: 'paid' }, 'PGRST204'],
      [{ id: crypto.randomUUID() }, '42501'],
    ]
    for (const [changes, code] of refused)
      expect((await send({ idempotency_key: crypto.randomUUID(), ...changes })).error?.code).toBe(code)
    // An account can only book in its own name: not for another account, and not as a guest.
    const ben = await rest.addPerson()
    for (const user_id of [ben.id, null]) {
      const key = crypto.randomUUID()
      const row = { ...booking, email: ada.email, user_id, idempotency_key: key }
      expect((await ada.client.from('bookings').insert(row)).error?.code).toBe('42501')
    }
    expect((await rest.stored('select count(*) as n from bookings'))[0]?.n).toBe(1)
  })
})

describe('upserting', () => {
  test('a new row is inserted (201), the same again is changed (200), what was not sent stays', async () => {
    const first = await preferences(ada).upsert({ user_id: ada.id, nationality: 'US', shopping_budget: 500 })
    expect(first.status).toBe(201)
    const second = await preferences(ada)
      .upsert({ user_id: ada.id, nationality: 'JP' }, { onConflict: 'user_id' })
      .select('nationality, shopping_budget')
      .single()
    expect({ status: second.status, data: second.data }).toEqual({
      status: 200,
      data: { nationality: 'JP', shopping_budget: 500 },
    })
  })

  test('ignoreDuplicates leaves the stored row and says nothing of it', async () => {
    await favorites(ada).insert(favorite(ada, 1))
    const { data, status, error } = await favorites(ada)
      .upsert([{ ...favorite(ada, 1), location_name: 'Other' }, favorite(ada, 2)], {
        onConflict: 'user_id,location_id',
        ignoreDuplicates: true,
      })
      .select('location_name')
    expect({ data, status, error }).toEqual({
      data: [{ location_name: 'Place 2' }],
      status: 201,
      error: null,
    })
    expect((await storedRows(rest, ada, 'favorite_locations')).map((row) => row.location_name)).toEqual([
      'Place 1',
      'Place 2',
    ])
  })

  test('with the key alone the row is given back each time, as it was', async () => {
    const upsert = () => preferences(ada).upsert({ user_id: ada.id }).select('user_id, nationality').single()
    expect(await upsert()).toMatchObject({ status: 201, data: { user_id: ada.id, nationality: null } })
    await preferences(ada).update({ nationality: 'JP' }).eq('user_id', ada.id)
    expect(await upsert()).toMatchObject({ status: 200, data: { user_id: ada.id, nationality: 'JP' } })
    expect((await preferences(ada).upsert({ user_id: ada.id })).status).toBe(200)
  })

  test('33: the key of an own row is never written into somebody else’s', async () => {
    const ben = await rest.addPerson()
    await preferences(ada).insert({ user_id: ada.id, nationality: 'US' })
    // Ben has no row yet, so only the row policy can refuse this one.
    const planted = await preferences(ada).insert({ user_id: ben.id })
    expect({ status: planted.status, code: planted.error?.code }).toEqual({ status: 403, code: '42501' })
    const moved = await preferences(ada).update({ user_id: ben.id }).eq('user_id', ada.id)
    expect({ status: moved.status, code: moved.error?.code }).toEqual({ status: 403, code: '42501' })
    const taken = await preferences(ada).upsert({ user_id: ben.id }).select().single()
    expect({ status: taken.status, code: taken.error?.code }).toEqual({ status: 403, code: '42501' })
    await ben.client.from('user_preferences').insert({ user_id: ben.id, nationality: 'DE' })
    const seen = await preferences(ada).upsert({ user_id: ben.id }).select().single()
    expect({ status: seen.status, code: seen.error?.code }).toEqual({ status: 403, code: '42501' })
    expect(await storedRows(rest, ada, 'user_preferences')).toMatchObject([{ nationality: 'US' }])
  })

  test('a target that is not unique, or no column: 400', async () => {
    const upsert = (onConflict: string) =>
      preferences(ada).upsert({ user_id: ada.id, nationality: 'US' }, { onConflict })
    expect((await upsert('nationality')).error?.code).toBe('42P10')
    expect((await upsert('nope')).error).toMatchObject({
      code: '42703',
      message: 'column user_preferences.nope does not exist',
    })
  })

  test('33: an upsert onto a row of somebody else changes nothing', async () => {
    const ben = await rest.addPerson()
    await ben.client.from('user_preferences').insert({ user_id: ben.id, nationality: 'DE' })
    const { status, error } = await preferences(ada).upsert({ user_id: ben.id, nationality: 'US' })
    expect({ status, code: error?.code }).toEqual({ status: 403, code: '42501' })
    expect(
      await rest.stored('select nationality from user_preferences where user_id = $1', [ben.id]),
    ).toEqual([{ nationality: 'DE' }])
  })
})

describe('rows with different keys', () => {
  const some = () => [{ user_id: ada.id, nationality: 'US' }, { user_id: crypto.randomUUID() }]
  const given = {
    previous_refund_experience: true,
    preferred_brands: ['A "b"', 'Ünïcode'],
    shopping_budget: 12.5,
  }

  test('a missing key is null, or the column’s default where the client asks for that', async () => {
    const byNull = await preferences(ada).insert([{ user_id: ada.id }, { user_id: ada.id, ...given }])
    expect(byNull.error).toMatchObject({ code: '23502' })
    const byDefault = await preferences(ada)
      .upsert([{ user_id: ada.id }, { user_id: ada.id, ...given }], {
        defaultToNull: false,
        ignoreDuplicates: true,
      })
      .select('previous_refund_experience, preferred_brands, shopping_budget, nationality')
    expect(byDefault).toMatchObject({
      status: 201,
      data: [{ previous_refund_experience: false, preferred_brands: [], shopping_budget: null }],
    })
    await rest.stored('delete from user_preferences where user_id = $1', [ada.id])
    const whole = await preferences(ada).insert([{ user_id: ada.id, ...given, nationality: null }], {
      defaultToNull: false,
    })
    expect(whole.error).toBeNull()
    expect(await storedRows(rest, ada, 'user_preferences')).toMatchObject([
      { ...given, shopping_budget: '12.50', nationality: null },
    ])
  })

  test('one refused row takes the others with it', async () => {
    const { status, error } = await preferences(ada).insert(some(), { defaultToNull: false })
    expect({ status, code: error?.code }).toEqual({ status: 403, code: '42501' })
    expect(await storedRows(rest, ada, 'user_preferences')).toEqual([])
  })
})
