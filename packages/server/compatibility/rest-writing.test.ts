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
const storedRows = (table: string) =>
  rest.stored(`select * from ${table} where user_id = $1 order by 1`, [ada.id])

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
    expect(await storedRows('favorite_locations')).toEqual([])
  })

  test('two rows where one object was asked for: 406 and neither is stored', async () => {
    const { status, error } = await favorites()
      .insert([favorite(1), favorite(2)])
      .select()
      .single()
    expect({ status, code: error?.code }).toEqual({ status: 406, code: 'PGRST116' })
    expect(await storedRows('favorite_locations')).toEqual([])
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
    const [row] = await storedRows('favorite_locations')
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
    // An account books in its own name alone: not in another one's, and not as a guest.
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
    expect((await storedRows('favorite_locations')).map((row) => row.location_name)).toEqual([
      'Place 1',
      'Place 2',
    ])
  })

  test('with the key alone the row is given back each time, as it was', async () => {
    const upsert = () => preferences().upsert({ user_id: ada.id }).select('user_id, nationality').single()
    expect(await upsert()).toMatchObject({ status: 201, data: { user_id: ada.id, nationality: null } })
    await preferences().update({ nationality: 'JP' }).eq('user_id', ada.id)
    expect(await upsert()).toMatchObject({ status: 200, data: { user_id: ada.id, nationality: 'JP' } })
    expect((await preferences().upsert({ user_id: ada.id })).status).toBe(200)
  })

  test('33: the key of an own row is never written into somebody else’s', async () => {
    const ben = await rest.addPerson()
    await preferences().insert({ user_id: ada.id, nationality: 'US' })
    // Ben has no row yet: nothing but the policy refuses one in his name.
    const planted = await preferences().insert({ user_id: ben.id })
    expect({ status: planted.status, code: planted.error?.code }).toEqual({ status: 403, code: '42501' })
    const moved = await preferences().update({ user_id: ben.id }).eq('user_id', ada.id)
    expect({ status: moved.status, code: moved.error?.code }).toEqual({ status: 403, code: '42501' })
    const taken = await preferences().upsert({ user_id: ben.id }).select().single()
    expect({ status: taken.status, code: taken.error?.code }).toEqual({ status: 403, code: '42501' })
    await ben.client.from('user_preferences').insert({ user_id: ben.id, nationality: 'DE' })
    const seen = await preferences().upsert({ user_id: ben.id }).select().single()
    expect({ status: seen.status, code: seen.error?.code }).toEqual({ status: 403, code: '42501' })
    expect(await storedRows('user_preferences')).toMatchObject([{ nationality: 'US' }])
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

describe('rows with different keys', () => {
  const some = () => [{ user_id: ada.id, nationality: 'US' }, { user_id: crypto.randomUUID() }]
  const given = {
    previous_refund_experience: true,
    preferred_brands: ['A "b"', 'Ünïcode'],
    shopping_budget: 12.5,
  }

  test('a missing key is null, or the column’s default where the client asks for that', async () => {
    const byNull = await preferences().insert([{ user_id: ada.id }, { user_id: ada.id, ...given }])
    expect(byNull.error).toMatchObject({ code: '23502' })
    const byDefault = await preferences()
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
    const whole = await preferences().insert([{ user_id: ada.id, ...given, nationality: null }], {
      defaultToNull: false,
    })
    expect(whole.error).toBeNull()
    expect(await storedRows('user_preferences')).toMatchObject([
      { ...given, shopping_budget: '12.50', nationality: null },
    ])
  })

  test('one refused row takes the others with it', async () => {
    const { status, error } = await preferences().insert(some(), { defaultToNull: false })
    expect({ status, code: error?.code }).toEqual({ status: 403, code: '42501' })
    expect(await storedRows('user_preferences')).toEqual([])
  })
})

describe('changing and removing', () => {
  test('update: 204 without a body, 200 with the rows that changed, [] when none is found', async () => {
    await preferences().insert({ user_id: ada.id })
    const silent = await preferences().update({ nationality: 'US' }).eq('user_id', ada.id)
    expect({ status: silent.status, data: silent.data }).toEqual({ status: 204, data: null })
    const savedPreferences = await preferences()
      .update({ preferred_brands: ['A', 'B "c"'], shopping_budget: null }, { count: 'exact' })
      .eq('user_id', ada.id)
      .select('preferred_brands, shopping_budget, nationality')
    expect({
      status: savedPreferences.status,
      data: savedPreferences.data,
      count: savedPreferences.count,
    }).toEqual({
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
    expect(await storedRows('favorite_locations')).toEqual([])
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
    expect(await storedRows('favorite_locations')).toHaveLength(1)
    expect(await storedRows('user_preferences')).toMatchObject([{ nationality: 'US' }])
  })

  test('a limit on a change is refused, not forgotten', async () => {
    await favorites().insert([favorite(1), favorite(2)])
    const { status, error } = await favorites().delete().gt('location_id', 0).select().limit(1)
    expect({ status, code: error?.code }).toEqual({ status: 400, code: 'PGRST127' })
    expect(await storedRows('favorite_locations')).toHaveLength(2)
  })
})

describe('single without select', () => {
  const three = () => favorites().insert([favorite(1), favorite(2), favorite(3)])
  const numbers = async () => (await storedRows('favorite_locations')).map((row) => row.location_id)
  const refused = (rows: number) => ({
    status: 406,
    data: null,
    error: { code: 'PGRST116', details: `The result contains ${rows} rows` },
  })

  test('delete: one row is removed, of several or none nothing', async () => {
    await three()
    expect(await favorites().delete().gt('location_id', 0).single()).toMatchObject(refused(3))
    expect(await favorites().delete().gt('location_id', 9).single()).toMatchObject(refused(0))
    expect(await numbers()).toEqual([1, 2, 3])
    expect(await favorites().delete().eq('location_id', 2).single()).toMatchObject({
      status: 204,
      error: null,
    })
    expect(await numbers()).toEqual([1, 3])
  })

  test('update: one row is changed, of several or none nothing', async () => {
    await preferences().insert({ user_id: ada.id, nationality: 'US' })
    const update = (changes: object, nationality: string) =>
      preferences().update(changes).eq('nationality', nationality).single()
    expect(await update({ nationality: 'JP' }, 'none')).toMatchObject(refused(0))
    expect(await update({}, 'US')).toMatchObject(refused(0))
    expect(await storedRows('user_preferences')).toMatchObject([{ nationality: 'US' }])
    expect(await update({ nationality: 'JP' }, 'US')).toMatchObject({ status: 204, error: null })
    expect(await storedRows('user_preferences')).toMatchObject([{ nationality: 'JP' }])
  })

  test('update of several rows: none of them', async () => {
    await rest.stored(
      `insert into ai_suggestions (user_id, type, content)
        select $1, 'travel', '{"title": "x", "summary": "x"}' from generate_series(1, 2)`,
      [ada.id],
    )
    const update = ada.client.from('ai_suggestions').update({ is_viewed: true }).eq('user_id', ada.id)
    expect(await update.single()).toMatchObject(refused(2))
    expect((await storedRows('ai_suggestions')).map((row) => row.is_viewed)).toEqual([false, false])
  })

  test('insert: one row is stored, of several or none nothing', async () => {
    expect(
      await favorites()
        .insert([favorite(1), favorite(2)])
        .single(),
    ).toMatchObject(refused(2))
    expect(await favorites().insert([]).single()).toMatchObject(refused(0))
    expect(await favorites().insert([]).select().single()).toMatchObject(refused(0))
    expect(await numbers()).toEqual([])
    expect(await favorites().insert(favorite(1)).single()).toMatchObject({ status: 201, error: null })
    expect(await numbers()).toEqual([1])
    expect((await favorites().insert([])).status).toBe(201)
  })

  test('upsert: a row that is left alone is none', async () => {
    const target = { onConflict: 'user_id,location_id', ignoreDuplicates: true }
    expect((await favorites().upsert(favorite(1), target).single()).status).toBe(201)
    expect(await favorites().upsert(favorite(1), target).single()).toMatchObject(refused(0))
    expect(
      await favorites()
        .upsert([favorite(1), favorite(2)], target)
        .single(),
    ).toMatchObject({ status: 201 })
    expect(
      await favorites()
        .upsert([favorite(3), favorite(4)], target)
        .single(),
    ).toMatchObject(refused(2))
    expect(await numbers()).toEqual([1, 2])
  })

  test('where only the place of the row is asked for', async () => {
    await three()
    const ask = (path: string) =>
      rest.ask(path, {
        method: 'DELETE',
        token: ada.token,
        headers: { Accept: 'application/vnd.pgrst.object+json', Prefer: 'return=headers-only' },
      })
    expect((await ask('favorite_locations?location_id=gt.1')).status).toBe(406)
    expect(await numbers()).toEqual([1, 2, 3])
  })
})

describe('a transaction that must not be committed', () => {
  test('tx=rollback is refused, with every method and spelling, and nothing changes', async () => {
    await favorites().insert(favorite(1))
    const insert = await favorites().insert(favorite(2)).rollback()
    expect({ status: insert.status, code: insert.error?.code }).toEqual({ status: 400, code: 'PGRST122' })
    const remove = await favorites().delete().eq('location_id', 1).select().rollback()
    expect({ status: remove.status, code: remove.error?.code }).toEqual({ status: 400, code: 'PGRST122' })
    await preferences().insert({ user_id: ada.id, nationality: 'US' })
    const update = await preferences().update({ nationality: 'JP' }).eq('user_id', ada.id).rollback()
    expect({ status: update.status, code: update.error?.code }).toEqual({ status: 400, code: 'PGRST122' })
    const prefer = [
      'tx=rollback',
      'TX=rollback',
      'tx = rollback',
      'tx="rollback"',
      'tx=Rollback',
      'tx=commit, tx=rollback',
      'handling=lenient,tx=rollback',
      'return=minimal, tx=rollback; a=b',
    ]
    for (const header of prefer) {
      const response = await rest.ask('favorite_locations?location_id=eq.1', {
        method: 'DELETE',
        token: ada.token,
        headers: { Prefer: header },
      })
      expect({ header, status: response.status }).toEqual({ header, status: 400 })
    }
    expect((await storedRows('favorite_locations')).map((row) => row.location_id)).toEqual([1])
    expect(await storedRows('user_preferences')).toMatchObject([{ nationality: 'US' }])
  })

  test('tx=commit is what happens; strict handling refuses what is not known', async () => {
    const send = (prefer: string) =>
      rest.ask('favorite_locations', {
        method: 'POST',
        token: ada.token,
        headers: { Prefer: prefer },
        body: JSON.stringify(favorite(3)),
      })
    for (const unknown of [
      'max-affected=1',
      'timezone=Asia/Tokyo',
      'count=planned',
      'return=all',
      'anything',
    ]) {
      const response = await send(`handling=strict, ${unknown}`)
      expect({ unknown, status: response.status }).toEqual({ unknown, status: 400 })
      expect(await response.json()).toMatchObject({
        code: 'PGRST122',
        details: `Invalid preferences: ${unknown}`,
      })
    }
    expect(await storedRows('favorite_locations')).toEqual([])
    const response = await send('missing=default, tx=commit, handling=strict')
    expect(response.status).toBe(201)
    expect(response.headers.get('Preference-Applied')).toBe('missing=default, tx=commit, handling=strict')
  })
})
