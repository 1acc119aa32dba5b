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

describe('changing and removing', () => {
  test('update: 204 without a body, 200 with the rows that changed, [] when none is found', async () => {
    await preferences(ada).insert({ user_id: ada.id })
    const silent = await preferences(ada).update({ nationality: 'US' }).eq('user_id', ada.id)
    expect({ status: silent.status, data: silent.data }).toEqual({ status: 204, data: null })
    const savedPreferences = await preferences(ada)
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
    const nobody = await preferences(ada)
      .update({ nationality: 'US' })
      .eq('user_id', crypto.randomUUID())
      .select()
    expect({ status: nobody.status, data: nobody.data }).toEqual({ status: 200, data: [] })
  })

  test('an empty object changes nothing', async () => {
    const { status, error } = await preferences(ada).update({}).eq('user_id', ada.id)
    expect({ status, error }).toEqual({ status: 204, error: null })
  })

  test('single on an update that finds none: 406', async () => {
    const { status } = await preferences(ada)
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

  test('an update that names a JSON value changes the row only while it has that value', async () => {
    const change = (from: object, to: object) =>
      ada.client
        .from('profiles')
        .update({ notification_preferences: to })
        .match({ id: ada.id, notification_preferences: JSON.stringify(from) })
        .select('notification_preferences')
    const before = { promotionalEmails: false, refundUpdates: false, emailNotifications: false }
    const after = { emailNotifications: true }
    expect((await change(before, after)).data).toEqual([{ notification_preferences: after }])
    expect((await change(before, {})).data).toEqual([])
    expect((await change(after, before)).data).toEqual([{ notification_preferences: before }])
  })

  test('delete: 204 without a body, 200 with the rows as they were', async () => {
    await favorites(ada).insert([favorite(ada, 1), favorite(ada, 2), favorite(ada, 3)])
    expect((await favorites(ada).delete().eq('location_id', 1)).status).toBe(204)
    const { data, count } = await favorites(ada)
      .delete({ count: 'exact' })
      .in('location_id', [2, 3, 4])
      .select('location_id')
    expect({ data, count }).toEqual({ data: [{ location_id: 2 }, { location_id: 3 }], count: 2 })
    expect(await storedRows(rest, ada, 'favorite_locations')).toEqual([])
  })

  test('45: without a filter 400 21000, and nothing happens', async () => {
    await favorites(ada).insert(favorite(ada, 1))
    await preferences(ada).insert({ user_id: ada.id, nationality: 'US' })
    expect((await favorites(ada).delete()).error).toMatchObject({
      code: '21000',
      message: 'DELETE requires a WHERE clause',
    })
    expect((await preferences(ada).update({ nationality: 'JP' })).error?.code).toBe('21000')
    const byParameters = await rest.ask('favorite_locations?select=id&columns=', {
      method: 'DELETE',
      token: ada.token,
    })
    expect(byParameters.status).toBe(400)
    expect(await storedRows(rest, ada, 'favorite_locations')).toHaveLength(1)
    expect(await storedRows(rest, ada, 'user_preferences')).toMatchObject([{ nationality: 'US' }])
  })

  test('a limit on a change is refused, not forgotten', async () => {
    await favorites(ada).insert([favorite(ada, 1), favorite(ada, 2)])
    const { status, error } = await favorites(ada).delete().gt('location_id', 0).select().limit(1)
    expect({ status, code: error?.code }).toEqual({ status: 400, code: 'PGRST127' })
    expect(await storedRows(rest, ada, 'favorite_locations')).toHaveLength(2)
  })
})

describe('single without select', () => {
  const three = () => favorites(ada).insert([favorite(ada, 1), favorite(ada, 2), favorite(ada, 3)])
  const numbers = async () =>
    (await storedRows(rest, ada, 'favorite_locations')).map((row) => row.location_id)
  const refused = (rows: number) => ({
    status: 406,
    data: null,
    error: { code: 'PGRST116', details: `The result contains ${rows} rows` },
  })

  test('delete: one row is removed, of several or none nothing', async () => {
    await three()
    expect(await favorites(ada).delete().gt('location_id', 0).single()).toMatchObject(refused(3))
    expect(await favorites(ada).delete().gt('location_id', 9).single()).toMatchObject(refused(0))
    expect(await numbers()).toEqual([1, 2, 3])
    expect(await favorites(ada).delete().eq('location_id', 2).single()).toMatchObject({
      status: 204,
      error: null,
    })
    expect(await numbers()).toEqual([1, 3])
  })

  test('update: one row is changed, of several or none nothing', async () => {
    await preferences(ada).insert({ user_id: ada.id, nationality: 'US' })
    const update = (changes: object, nationality: string) =>
      preferences(ada).update(changes).eq('nationality', nationality).single()
    expect(await update({ nationality: 'JP' }, 'none')).toMatchObject(refused(0))
    expect(await update({}, 'US')).toMatchObject(refused(0))
    expect(await storedRows(rest, ada, 'user_preferences')).toMatchObject([{ nationality: 'US' }])
    expect(await update({ nationality: 'JP' }, 'US')).toMatchObject({ status: 204, error: null })
    expect(await storedRows(rest, ada, 'user_preferences')).toMatchObject([{ nationality: 'JP' }])
  })

  test('update of several rows: none of them', async () => {
    await rest.stored(
      `insert into ai_suggestions (user_id, type, content)
        select $1, 'travel', '{"title": "x", "summary": "x"}' from generate_series(1, 2)`,
      [ada.id],
    )
    const update = ada.client.from('ai_suggestions').update({ is_viewed: true }).eq('user_id', ada.id)
    expect(await update.single()).toMatchObject(refused(2))
    expect((await storedRows(rest, ada, 'ai_suggestions')).map((row) => row.is_viewed)).toEqual([
      false,
      false,
    ])
  })

  test('insert: one row is stored, of several or none nothing', async () => {
    expect(
      await favorites(ada)
        .insert([favorite(ada, 1), favorite(ada, 2)])
        .single(),
    ).toMatchObject(refused(2))
    expect(await favorites(ada).insert([]).single()).toMatchObject(refused(0))
    expect(await favorites(ada).insert([]).select().single()).toMatchObject(refused(0))
    expect(await numbers()).toEqual([])
    expect(await favorites(ada).insert(favorite(ada, 1)).single()).toMatchObject({ status: 201, error: null })
    expect(await numbers()).toEqual([1])
    expect((await favorites(ada).insert([])).status).toBe(201)
  })

  test('upsert: a row that is left alone is none', async () => {
    const target = { onConflict: 'user_id,location_id', ignoreDuplicates: true }
    expect((await favorites(ada).upsert(favorite(ada, 1), target).single()).status).toBe(201)
    expect(await favorites(ada).upsert(favorite(ada, 1), target).single()).toMatchObject(refused(0))
    expect(
      await favorites(ada)
        .upsert([favorite(ada, 1), favorite(ada, 2)], target)
        .single(),
    ).toMatchObject({ status: 201 })
    expect(
      await favorites(ada)
        .upsert([favorite(ada, 3), favorite(ada, 4)], target)
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
    await favorites(ada).insert(favorite(ada, 1))
    const insert = await favorites(ada).insert(favorite(ada, 2)).rollback()
    expect({ status: insert.status, code: insert.error?.code }).toEqual({ status: 400, code: 'PGRST122' })
    const remove = await favorites(ada).delete().eq('location_id', 1).select().rollback()
    expect({ status: remove.status, code: remove.error?.code }).toEqual({ status: 400, code: 'PGRST122' })
    await preferences(ada).insert({ user_id: ada.id, nationality: 'US' })
    const update = await preferences(ada).update({ nationality: 'JP' }).eq('user_id', ada.id).rollback()
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
    expect((await storedRows(rest, ada, 'favorite_locations')).map((row) => row.location_id)).toEqual([1])
    expect(await storedRows(rest, ada, 'user_preferences')).toMatchObject([{ nationality: 'US' }])
  })

  test('tx=commit is what happens; strict handling refuses what is not known', async () => {
    const send = (prefer: string) =>
      rest.ask('favorite_locations', {
        method: 'POST',
        token: ada.token,
        headers: { Prefer: prefer },
        body: JSON.stringify(favorite(ada, 3)),
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
    expect(await storedRows(rest, ada, 'favorite_locations')).toEqual([])
    const response = await send('missing=default, tx=commit, handling=strict')
    expect(response.status).toBe(201)
    expect(response.headers.get('Preference-Applied')).toBe('missing=default, tx=commit, handling=strict')
  })
})
