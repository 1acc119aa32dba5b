import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openRest, type RestApp, type SignedIn } from '#server/rest/testing/open-rest'

let rest: RestApp
let ada: SignedIn
beforeAll(async () => {
  rest = await openRest()
})
beforeEach(async () => {
  ada = await rest.addPerson()
})
afterAll(() => rest.close())

const favorite = (number: number) => ({
  user_id: ada.id,
  location_id: number,
  location_name: `Place ${number}`,
})
const favorites = () => ada.client.from('favorite_locations')
const preferences = () => ada.client.from('user_preferences')
const kept = (table: string) => rest.stored(`select * from ${table} where user_id = $1 order by 1`, [ada.id])

describe('inserting', () => {
  test('with select: 201 and the row with what the database added', async () => {
    const { data, status } = await favorites().insert(favorite(7)).select().single()
    expect(status).toBe(201)
    expect(data).toMatchObject({ ...favorite(7), id: expect.any(Number), created_at: expect.any(String) })
  })

  test('several with chosen columns, in their order', async () => {
    const { data, status } = await favorites()
      .insert([favorite(1), favorite(2), favorite(3)])
      .select('number:location_id')
    expect({ status, data }).toEqual({ status: 201, data: [{ number: 1 }, { number: 2 }, { number: 3 }] })
  })

  test('several of which one is a duplicate: 409 23505 and none of them', async () => {
    const { status, error } = await favorites().insert([favorite(4), favorite(4)])
    expect({ status, code: error?.code }).toEqual({ status: 409, code: '23505' })
    expect(await kept('favorite_locations')).toEqual([])
  })

  test('two rows where one object was asked for: 406 and neither is stored', async () => {
    const { status, error } = await favorites()
      .insert([favorite(1), favorite(2)])
      .select()
      .single()
    expect({ status, code: error?.code }).toEqual({ status: 406, code: 'PGRST116' })
    expect(await kept('favorite_locations')).toEqual([])
  })

  test('count=exact counts the written rows', async () => {
    const { count, status } = await favorites().insert([favorite(1), favorite(2)], { count: 'exact' })
    expect({ count, status }).toEqual({ count: 2, status: 201 })
  })

  test('return=headers-only: where the row is', async () => {
    const response = await rest.ask('favorite_locations', {
      method: 'POST',
      token: ada.token,
      headers: { Prefer: 'return=headers-only' },
      body: JSON.stringify(favorite(5)),
    })
    const [row] = await kept('favorite_locations')
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
    expect((await rest.stored('select count(*) as n from bookings'))[0]?.n).toBe(1)
  })
})

describe('upserting', () => {
  test('a new row is inserted (201), the same again is changed (200), what was not sent stays', async () => {
    const first = await preferences().upsert({ user_id: ada.id, nationality: 'US', shopping_budget: 500 })
    expect(first.status).toBe(201)
    const second = await preferences()
      .upsert({ user_id: ada.id, nationality: 'JP' }, { onConflict: 'user_id' })
      .select('nationality, shopping_budget')
      .single()
    expect({ status: second.status, data: second.data }).toEqual({
      status: 200,
      data: { nationality: 'JP', shopping_budget: 500 },
    })
  })

  test('ignoreDuplicates leaves the stored row and says nothing of it', async () => {
    await favorites().insert(favorite(1))
    const { data, status, error } = await favorites()
      .upsert([{ ...favorite(1), location_name: 'Other' }, favorite(2)], {
        onConflict: 'user_id,location_id',
        ignoreDuplicates: true,
      })
      .select('location_name')
    expect({ data, status, error }).toEqual({
      data: [{ location_name: 'Place 2' }],
      status: 201,
      error: null,
    })
    expect((await kept('favorite_locations')).map((row) => row.location_name)).toEqual(['Place 1', 'Place 2'])
  })

  test('a target that is not unique, or no column: 400', async () => {
    const upsert = (onConflict: string) =>
      preferences().upsert({ user_id: ada.id, nationality: 'US' }, { onConflict })
    expect((await upsert('nationality')).error?.code).toBe('42P10')
    expect((await upsert('nope')).error).toMatchObject({
      code: '42703',
      message: 'column user_preferences.nope does not exist',
    })
  })

  test('33: an upsert onto a row of somebody else changes nothing', async () => {
    const ben = await rest.addPerson()
    await ben.client.from('user_preferences').insert({ user_id: ben.id, nationality: 'DE' })
    const { status, error } = await preferences().upsert({ user_id: ben.id, nationality: 'US' })
    expect({ status, code: error?.code }).toEqual({ status: 403, code: '42501' })
    expect(
      await rest.stored('select nationality from user_preferences where user_id = $1', [ben.id]),
    ).toEqual([{ nationality: 'DE' }])
  })
})

describe('changing and removing', () => {
  test('update: 204 without a body, 200 with the rows that changed, [] when none is found', async () => {
    await preferences().insert({ user_id: ada.id })
    const silent = await preferences().update({ nationality: 'US' }).eq('user_id', ada.id)
    expect({ status: silent.status, data: silent.data }).toEqual({ status: 204, data: null })
    const told = await preferences()
      .update({ preferred_brands: ['A', 'B "c"'], shopping_budget: null }, { count: 'exact' })
      .eq('user_id', ada.id)
      .select('preferred_brands, shopping_budget, nationality')
    expect({ status: told.status, data: told.data, count: told.count }).toEqual({
      status: 200,
      data: [{ preferred_brands: ['A', 'B "c"'], shopping_budget: null, nationality: 'US' }],
      count: 1,
    })
    const nobody = await preferences()
      .update({ nationality: 'US' })
      .eq('user_id', crypto.randomUUID())
      .select()
    expect({ status: nobody.status, data: nobody.data }).toEqual({ status: 200, data: [] })
  })

  test('an empty object changes nothing', async () => {
    const { status, error } = await preferences().update({}).eq('user_id', ada.id)
    expect({ status, error }).toEqual({ status: 204, error: null })
  })

  test('single on an update that finds none: 406', async () => {
    const { status } = await preferences()
      .update({ nationality: 'US' })
      .eq('nationality', 'x')
      .select()
      .single()
    expect(status).toBe(406)
  })

  test('JSON values go in and out whole', async () => {
    const profile = () => ada.client.from('profiles')
    const wanted = { emailNotifications: true, refundUpdates: false, promotionalEmails: true }
    const { data } = await profile()
      .update({ notification_preferences: wanted, updated_at: '2001-01-01T00:00:00Z' })
      .eq('id', ada.id)
      .select('notification_preferences, updated_at')
      .single()
    expect(data?.notification_preferences).toEqual(wanted)
    expect(String(data?.updated_at)).not.toContain('2001')
    expect(
      (
        await profile()
          .update({ notification_preferences: { x: 1 } })
          .eq('id', ada.id)
      ).error?.code,
    ).toBe('23514')
  })

  test('delete: 204 without a body, 200 with the rows as they were', async () => {
    await favorites().insert([favorite(1), favorite(2), favorite(3)])
    expect((await favorites().delete().eq('location_id', 1)).status).toBe(204)
    const { data, count } = await favorites()
      .delete({ count: 'exact' })
      .in('location_id', [2, 3, 4])
      .select('location_id')
    expect({ data, count }).toEqual({ data: [{ location_id: 2 }, { location_id: 3 }], count: 2 })
    expect(await kept('favorite_locations')).toEqual([])
  })

  test('45: without a filter 400 21000, and nothing happens', async () => {
    await favorites().insert(favorite(1))
    await preferences().insert({ user_id: ada.id, nationality: 'US' })
    expect((await favorites().delete()).error).toMatchObject({
      code: '21000',
      message: 'DELETE requires a WHERE clause',
    })
    expect((await preferences().update({ nationality: 'JP' })).error?.code).toBe('21000')
    const byParameters = await rest.ask('favorite_locations?select=id&columns=', {
      method: 'DELETE',
      token: ada.token,
    })
    expect(byParameters.status).toBe(400)
    expect(await kept('favorite_locations')).toHaveLength(1)
    expect(await kept('user_preferences')).toMatchObject([{ nationality: 'US' }])
  })

  test('a limit on a change is refused, not forgotten', async () => {
    await favorites().insert([favorite(1), favorite(2)])
    const { status, error } = await favorites().delete().gt('location_id', 0).select().limit(1)
    expect({ status, code: error?.code }).toEqual({ status: 400, code: 'PGRST127' })
    expect(await kept('favorite_locations')).toHaveLength(2)
  })
})
