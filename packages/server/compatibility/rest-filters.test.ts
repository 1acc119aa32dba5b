import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PostgrestFilterBuilder } from '@supabase/postgrest-js'
import { openRest, type RestApp } from '#server/rest/testing/open-rest'

let rest: RestApp
beforeAll(async () => {
  rest = await openRest()
  await rest.stored(`insert into vat_guides (title, description, country, file_url) values
    ('Comma, bracket) and "quote"', 'back\\slash', 'france', null),
    ('50% off_season*', 'null', 'spain', '/a.pdf'),
    ('Émile & Ça', 'true', 'italy', '/b.pdf'),
    ('émile', '', 'germany', null),
    ('a.b:c', 'x', 'germany', null)`)
})
afterAll(() => rest.close())

// oxlint-disable-next-line typescript/no-explicit-any -- the client's type needs a generated schema, and these cases use any table
type Query = PostgrestFilterBuilder<any, any, any, { id: number | string }[]>

const cases: [title: string, table: string, ask: (query: Query) => Query, where: string][] = [
  ['eq', 'refund_offices', (q) => q.eq('city', 'paris'), `city = 'paris'`],
  ['neq', 'refund_offices', (q) => q.neq('country', 'france'), `country <> 'france'`],
  [
    'gt, lte on a number',
    'refund_offices',
    (q) => q.gt('lat', 45).lte('lat', 48.8),
    'lat > 45 and lat <= 48.8',
  ],
  ['gte, lt on a number', 'refund_offices', (q) => q.gte('lng', 2.3).lt('lng', 4), 'lng >= 2.3 and lng < 4'],
  ['gt on text', 'refund_offices', (q) => q.gt('name', 'M'), `name > 'M'`],
  ['like', 'refund_offices', (q) => q.like('name', 'Galeries%'), `name like 'Galeries%'`],
  [
    'like with the stars of an address',
    'refund_offices',
    (q) => q.like('name', '*Lafayette*'),
    `name like '%Lafayette%'`,
  ],
  ['ilike', 'refund_offices', (q) => q.ilike('city', '%PAR%'), `city ilike '%PAR%'`],
  [
    'like with an escaped sign',
    'vat_guides',
    (q) => q.like('title', String.raw`50\% off\_%`),
    String.raw`title like '50\% off\_%'`,
  ],
  ['is null', 'refund_offices', (q) => q.is('phone', null), 'phone is null'],
  ['is true', 'refund_offices', (q) => q.is('hours_stale', true), 'hours_stale is true'],
  ['is false', 'refund_offices', (q) => q.is('hours_stale', false), 'hours_stale is false'],
  ['not is null', 'refund_offices', (q) => q.not('phone', 'is', null), 'phone is not null'],
  ['not eq', 'refund_offices', (q) => q.not('phone', 'eq', 'x'), `not (phone = 'x')`],
  [
    'not in',
    'refund_offices',
    (q) => q.not('country', 'in', '(france,spain)'),
    `country not in ('france', 'spain')`,
  ],
  [
    'in',
    'refund_offices',
    (q) => q.in('city', ['paris', 'nice', 'nowhere']),
    `city in ('paris', 'nice', 'nowhere')`,
  ],
  ['in with nothing', 'refund_offices', (q) => q.in('city', []), 'false'],
  [
    'in with commas and brackets, which the client quotes',
    'vat_guides',
    (q) => q.in('title', ['Comma, bracket) and so on', 'émile']),
    `title = 'émile'`,
  ],
  [
    'eq with commas, brackets and quotes',
    'vat_guides',
    (q) => q.eq('title', 'Comma, bracket) and "quote"'),
    `title like 'Comma%'`,
  ],
  [
    'in with quotes as the wire escapes them',
    'vat_guides',
    (q) => q.filter('title', 'in', String.raw`("Comma, bracket) and \"quote\"",émile)`),
    `title like 'Comma%' or title = 'émile'`,
  ],
  ['a backslash', 'vat_guides', (q) => q.eq('description', 'back\\slash'), `title like 'Comma%'`],
  [
    'the word null is a text like others',
    'vat_guides',
    (q) => q.eq('description', 'null'),
    `description = 'null'`,
  ],
  [
    'the word null in a list',
    'vat_guides',
    (q) => q.in('description', ['null', 'true']),
    `description in ('null', 'true')`,
  ],
  ['an empty text', 'vat_guides', (q) => q.eq('description', ''), `description = ''`],
  ['letters beyond ASCII', 'vat_guides', (q) => q.ilike('title', 'émile%'), `title ilike 'émile%'`],
  ['a dot and a colon in a value', 'vat_guides', (q) => q.eq('title', 'a.b:c'), `title = 'a.b:c'`],
  ['in on whole numbers', 'vat_guides', (q) => q.in('id', [1, 2, 3]), 'id in (1, 2, 3)'],
  [
    'one column twice',
    'refund_offices',
    (q) => q.neq('country', 'france').neq('country', 'spain'),
    `country not in ('france', 'spain')`,
  ],
  [
    'or',
    'refund_offices',
    (q) => q.or('city.eq.paris,and(country.eq.spain,lat.lt.40)'),
    `city = 'paris' or (country = 'spain' and lat < 40)`,
  ],
  [
    'or beside another condition',
    'refund_offices',
    (q) => q.eq('type', 'refund-office').or('city.eq.paris,city.eq.nice'),
    `type = 'refund-office' and city in ('paris', 'nice')`,
  ],
  [
    'or three levels deep, with not',
    'refund_offices',
    (q) =>
      q.or(
        'and(city.eq.paris,not.or(type.eq.transportation,phone.is.null)),not.and(lat.gt.40,country.neq.italy)',
      ),
    `(city = 'paris' and not (type = 'transportation' or phone is null)) or not (lat > 40 and country <> 'italy')`,
  ],
  [
    'or with not, in, is and a quoted value',
    'vat_guides',
    (q) => q.or(String.raw`title.eq."Comma, bracket) and \"quote\"",id.not.in.(1,2),file_url.is.null`),
    `title like 'Comma%' or id not in (1, 2) or file_url is null`,
  ],
  [
    'or with a blank after the comma',
    'refund_offices',
    (q) => q.or('city.eq.paris, city.eq.nice'),
    `city in ('paris', 'nice')`,
  ],
  [
    'or over several lines of blanks and tabs, nested, with not',
    'refund_offices',
    (q) =>
      q.or(
        ' city .eq.paris,  and ( country.eq.spain, \tlat.lt.40 ) , not.and( country.neq.italy,lat.gt.40 ) ',
      ),
    `city = 'paris' or (country = 'spain' and lat < 40) or not (lat > 40 and country <> 'italy')`,
  ],
  [
    'or with blanks around a list and is',
    'vat_guides',
    (q) => q.or('id.in.( 1,2) , file_url.is.null , description.is.not_null '),
    'id in (1, 2) or file_url is null or description is not null',
  ],
  [
    'or with blanks inside quoted and plain values, which keep them',
    'vat_guides',
    (q) => q.or('title.eq.50% off_season*, title.eq." 50% off_season*", title.eq.émile '),
    `title = '50% off_season*'`,
  ],
]

describe('filters of the official client give what the same SQL gives', () => {
  test.each(cases)('%s', async (_title, table, ask, where) => {
    const { data, error } = await ask(rest.guest.from(table).select('id') as never)
      .order('id')
      .limit(1000)
    expect(error).toBeNull()
    const expected = await rest.stored(`select id from ${table} where ${where} order by id`)
    expect(data).toEqual(expected)
  })

  test('not.or and not.and as parameters', async () => {
    const response = await rest.ask(
      'refund_offices?select=id&order=id&not.or=(country.eq.france,country.eq.spain)&not.and=(lat.gt.45,lng.gt.9)',
    )
    expect(await response.json()).toEqual(
      await rest.stored(
        `select id from refund_offices where not (country = 'france' or country = 'spain') and not (lat > 45 and lng > 9) order by id`,
      ),
    )
  })

  test('a figure is compared as it is, not rounded to the column', async () => {
    const person = await rest.addPerson()
    await rest.stored(
      `insert into refund_history (user_id, country, amount, currency) values ($1, 'france', 12.35, 'EUR')`,
      [person.id],
    )
    const find = (amount: string) =>
      person.client.from('refund_history').select('amount').eq('amount', amount)
    expect((await find('12.345')).data).toEqual([])
    expect((await find('12.350')).data).toEqual([{ amount: 12.35 }])
  })

  test('times are read and written in UTC', async () => {
    const person = await rest.addPerson()
    await rest.stored(
      `insert into chat_conversations (user_id, title, created_at) values ($1, 'x', '2026-07-01T12:00:00+02:00')`,
      [person.id],
    )
    const { data } = await person.client
      .from('chat_conversations')
      .select('created_at')
      .eq('created_at', '2026-07-01 10:00:00')
    expect(data).toEqual([{ created_at: '2026-07-01T10:00:00+00:00' }])
  })
})
