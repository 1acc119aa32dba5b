import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRest, type RestApp } from '#server/rest/testing/open-rest'

let rest: RestApp
beforeAll(async () => {
  rest = await openRest()
})
afterAll(() => rest.close())

const offices = () => rest.guest.from('refund_offices')
const ids = (rows: { id: string }[] | null) => rows?.map(({ id }) => id)
const oracle = async (rest_of_query: string, values: unknown[] = []) =>
  (await rest.stored(`select id from refund_offices ${rest_of_query}`, values)).map((row) => String(row.id))

describe('reading rows with the official client', () => {
  test('* gives every column with the types of JSON', async () => {
    const { data, error, status } = await offices().select().eq('country', 'france').limit(1)
    expect({ error, status }).toEqual({ error: null, status: 200 })
    const [row] = data as Record<string, unknown>[]
    expect(Object.keys(row ?? {}).sort()).toEqual(
      (
        await rest.stored(
          `select column_name from information_schema.columns where table_schema = 'public' and table_name = 'refund_offices'`,
        )
      )
        .map((column) => String(column.column_name))
        .sort(),
    )
    expect([typeof row?.lat, typeof row?.hours_stale]).toEqual(['number', 'boolean'])
  })

  test('columns, other names, text: select=name, place:city, lat::text', async () => {
    const { data } = await offices().select('name, place:city, lat::text').limit(3)
    expect(data).toHaveLength(3)
    for (const row of data as Record<string, unknown>[]) {
      expect(Object.keys(row)).toEqual(['name', 'place', 'lat'])
      expect(typeof row.lat).toBe('string')
    }
  })

  test('order: several columns, both directions, where nulls stand', async () => {
    const byCity = await offices().select('id').order('city').order('id', { ascending: false }).limit(40)
    expect(ids(byCity.data)).toEqual(await oracle('order by city, id desc limit 40'))
    for (const nullsFirst of [true, false]) {
      const phones = await offices().select('id').order('phone', { nullsFirst }).order('id').limit(900)
      expect(ids(phones.data)).toEqual(
        await oracle(`order by phone nulls ${nullsFirst ? 'first' : 'last'}, id`),
      )
    }
    const descending = await offices().select('id').order('phone', { ascending: false }).order('id')
    expect(ids(descending.data)).toEqual(await oracle('order by phone desc, id'))
  })

  test('limit, range and pages that meet without gap', async () => {
    const pages = await Promise.all(
      [0, 1, 2].map((page) =>
        offices()
          .select('id')
          .order('id')
          .range(page * 50, page * 50 + 49),
      ),
    )
    expect(pages.flatMap(({ data }) => ids(data))).toEqual(await oracle('order by id limit 150'))
    expect((await offices().select('id').limit(0)).data).toEqual([])
  })

  test('count=exact beside a page, and alone with HEAD', async () => {
    const total = (await oracle('')).length
    const page = await offices().select('id', { count: 'exact' }).range(10, 14)
    expect({ count: page.count, status: page.status, rows: page.data?.length }).toEqual({
      count: total,
      status: 206,
      rows: 5,
    })
    const whole = await offices().select('id', { count: 'exact' })
    expect({ count: whole.count, status: whole.status }).toEqual({ count: total, status: 200 })
    const head = await offices().select('*', { count: 'exact', head: true }).eq('country', 'spain')
    expect({ count: head.count, data: head.data }).toEqual({
      count: (await oracle(`where country = 'spain'`)).length,
      data: null,
    })
    const none = await offices().select('*', { count: 'exact' }).eq('id', 'no such office')
    expect({ count: none.count, data: none.data, status: none.status }).toEqual({
      count: 0,
      data: [],
      status: 200,
    })
  })

  test('past the last row: 416 PGRST103 when counted, no rows otherwise', async () => {
    const counted = await offices().select('id', { count: 'exact' }).range(100_000, 100_010)
    expect({ status: counted.status, code: counted.error?.code }).toEqual({ status: 416, code: 'PGRST103' })
    expect(counted.error?.details).toMatch(
      /^An offset of 100000 was requested, but there are only \d+ rows\.$/,
    )
    expect((await offices().select('id').range(100_000, 100_010)).data).toEqual([])
  })

  test('single: the object; none or several: 406 PGRST116; maybeSingle: null', async () => {
    const [first] = await oracle('order by id limit 1')
    const one = await offices().select('id, lat').eq('id', first).single()
    expect(one.data).toMatchObject({ id: first })
    const none = await offices().select().eq('id', 'no such office').single()
    expect(none.status).toBe(406)
    expect(none.error).toMatchObject({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 0 rows',
    })
    expect((await offices().select().limit(2).single()).error?.details).toBe('The result contains 2 rows')
    expect(await offices().select().eq('id', 'no such office').maybeSingle()).toMatchObject({
      data: null,
      error: null,
    })
  })

  test('44: no more than a thousand rows, whatever is asked', async () => {
    await rest.stored(
      `insert into vat_guides (title, description, country) select 'Guide ' || n, 'x', 'italy' from generate_series(1, 1200) n`,
    )
    const total = (await rest.stored('select id from vat_guides')).length
    const guides = () => rest.guest.from('vat_guides')
    expect((await guides().select('id')).data).toHaveLength(1000)
    expect((await guides().select('id').limit(1_000_000)).data).toHaveLength(1000)
    const counted = await guides().select('id', { count: 'exact' })
    expect({ status: counted.status, count: counted.count }).toEqual({ status: 206, count: total })
    await rest.stored(`delete from vat_guides where title like 'Guide %'`)
  })
})

describe('the headers of a reading', () => {
  const read = (query: string, headers: Record<string, string> = {}) =>
    rest.ask(`refund_offices?${query}`, { headers })

  test('type, range, place, what varies, and that nothing is stored', async () => {
    const response = await read('select=id&limit=3', { Prefer: 'count=exact, unknown=thing' })
    expect(response.status).toBe(206)
    const total = (await oracle('')).length
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-range': `0-2/${total}`,
      'content-location': '/refund_offices?limit=3&select=id',
      'preference-applied': 'count=exact',
      'cache-control': 'no-store',
    })
    expect(response.headers.get('vary')).toContain('Accept, Prefer, Range')
    const object = await read('select=id&limit=1', { Accept: 'application/vnd.pgrst.object+json' })
    expect(object.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8')
    expect((await read('limit=0')).headers.get('content-range')).toBe('*/*')
  })

  test('the Range header counts for readings', async () => {
    const response = await read('select=id&order=id', { Range: '2-4', 'Range-Unit': 'items' })
    expect(ids((await response.json()) as { id: string }[])).toEqual(
      await oracle('order by id offset 2 limit 3'),
    )
    expect((await read('', { Range: '4-2' })).status).toBe(416)
  })

  test('limits that are no numbers are ignored, a negative limit is 416, a negative offset nothing', async () => {
    expect((await read('select=id&limit=many')).status).toBe(200)
    const negative = await read('limit=-1')
    expect({ status: negative.status, ...((await negative.json()) as object) }).toMatchObject({
      status: 416,
      code: 'PGRST103',
    })
    const rows = (await (await read('select=id&order=id&limit=2&offset=-5')).json()) as { id: string }[]
    expect(ids(rows)).toEqual(await oracle('order by id limit 2'))
  })

  test('an answer in another type is refused by name', async () => {
    for (const accept of ['text/csv', 'application/geo+json', 'application/vnd.pgrst.plan+json']) {
      const response = await read('limit=1', { Accept: accept })
      expect(response.status).toBe(406)
      expect(await response.json()).toMatchObject({
        code: 'PGRST107',
        message: `None of these media types are available: ${accept}`,
      })
    }
  })

  test('preferences that are not known are a fault with handling=strict', async () => {
    const response = await read('limit=1', { Prefer: 'handling=strict, tx=rollback' })
    expect({ status: response.status, ...((await response.json()) as object) }).toMatchObject({
      status: 400,
      code: 'PGRST122',
    })
  })
})
