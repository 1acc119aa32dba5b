import { locationIdOf } from '@retour/domain/places/location-id'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { makePerson, type Person } from '#server/database/testing/make-person'
import { watchedLog } from '#server/mail/testing/watched-log'
import { updateSuggestions } from './suggestions-sweep.ts'

let database: Database
let ada: Person
let clock: Date
const { log, lines } = watchedLog()
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await own('delete from auth.users')
  await own('delete from leads')
  ada = await makePerson(database)
  clock = new Date('2026-11-22T08:00:00Z')
  lines.length = 0
})
afterAll(() => database.close())

const own = async (text: string, values: unknown[] = []) => (await database.executeSql(text, values)).rows
const sweep = () =>
  updateSuggestions({
    database,
    edition: { read: () => Promise.resolve('guide-2025-05' as const) },
    rates: { latest: () => null },
    log,
    now: () => clock,
  })
const pass = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000))
const made = async (person = ada) =>
  (await own(
    `select type, suggestion_key as key, content, is_viewed from ai_suggestions where user_id = $1 order by created_at desc`,
    [person.sub],
  )) as {
    type: string
    key: string
    content: { title: string; summary: string; related_conversation_id: string | null }
  }[]
const calculate = (day: string, amount: number, country = 'france', person = ada) =>
  own(
    `insert into leads (email, purchase_amount, currency, country, created_at) values ($1, $2, 'EUR', $3, $4) returning id`,
    [person.email, amount, country, `${day}T10:00:00Z`],
  )
const talk = async (messages: string[], person = ada) => {
  const [row] = await own(
    `insert into chat_conversations (user_id, title, updated_at) values ($1, 'Talk', $2) returning id`,
    [person.sub, clock],
  )
  for (const content of messages)
    await own('insert into chat_messages (conversation_id, content, is_ai) values ($1, $2, false)', [
      row?.id,
      content,
    ])
  return row?.id as string
}

describe('each reason makes one suggestion', () => {
  test('nothing known, nothing made', async () => {
    expect(await sweep()).toBe(0)
    expect(await made()).toEqual([])
  })

  test('a deadline that comes: the days, and why', async () => {
    const [lead] = await calculate('2026-09-10', 1250)
    expect(await sweep()).toBe(1)
    const [suggestion] = await made()
    expect(suggestion).toMatchObject({
      type: 'refund',
      key: `deadline:${String(lead?.id)}`,
      is_viewed: false,
    })
    expect(suggestion?.content.title).toBe('Validate your form by 10 Dec 2026')
    expect(suggestion?.content.summary).toContain('EUR 1,250.00 in France on 10 Sep 2026')
    expect(suggestion?.content.summary).toContain('31 Dec 2026')
  })

  test.each([
    ['thirty-one days ahead', '2026-09-23'],
    ['yesterday', '2026-08-21'],
  ])('a deadline %s is not told', async (_edge, day) => {
    await calculate(day, 1250)
    await sweep()
    expect((await made()).filter(({ key }) => key.startsWith('deadline:'))).toEqual([])
  })

  test('a calculation below the minimum: what is missing to the cent', async () => {
    await calculate('2026-11-21', 99.99)
    await sweep()
    const [suggestion] = await made()
    expect(suggestion).toMatchObject({ type: 'shopping' })
    expect(suggestion?.content.title).toBe('EUR 0.01 short of the minimum in France')
  })

  test.each([
    ['spain', 60, 'By today’s law EUR 8.85 may come back from Spain', 'ask the shop for a DIVA form'],
    ['france', 100, 'EUR 0.01 short of the legal minimum in France', 'from EUR 100.01 on both say yes'],
  ] as const)(
    'a calculation in %s of EUR %d, which the law decides differently: both answers',
    async (country, amount, title, ask) => {
      await calculate('2026-11-21', amount, country)
      await sweep()
      const [suggestion] = await made()
      expect(suggestion?.content.title).toBe(title)
      expect(suggestion?.content.summary).toContain('This guide’s rule (May 2025): ')
      expect(suggestion?.content.summary).toContain('Law today (looked at on 21 November 2026): ')
      expect(suggestion?.content.summary).toContain(ask)
    },
  )

  test('a deadline that comes for what only the law accepts', async () => {
    await calculate('2026-09-10', 60, 'spain')
    await sweep()
    expect((await made()).map(({ key }) => key.split(':')[0])).toContain('deadline')
  })

  test('a saved place: its nearest desk, and the guide of its country', async () => {
    await own(
      `insert into favorite_locations (user_id, location_id, location_name) values ($1, $2, 'anything <b>')`,
      [ada.sub, locationIdOf('spain', 'madrid-airport')],
    )
    await sweep()
    expect((await made()).map(({ key }) => key)).toEqual(['desk:spain/madrid-airport', 'guide:spain'])
    expect((await made())[0]?.content.title).toMatch(/^A refund desk at .*Airport/)
    expect(JSON.stringify(await made())).not.toContain('anything')
  })

  test('travel destinations in any words, with slips', async () => {
    await own(
      `insert into user_preferences (user_id, travel_destinations) values ($1, '{"Milano and Frence","the Moon"}')`,
      [ada.sub],
    )
    await sweep()
    expect((await made()).map(({ key }) => key)).toEqual(['guide:france', 'guide:italy'])
  })

  test('a talk left with an amount and no country, after five minutes', async () => {
    const id = await talk(['hello', 'I spent 1200 euros'])
    expect(await sweep()).toBe(0)
    pass(6)
    expect(await sweep()).toBe(1)
    const [suggestion] = await made()
    expect(suggestion).toMatchObject({ type: 'refund', content: { related_conversation_id: id } })
    expect(suggestion?.content.title).toBe('Finish your calculation of EUR 1,200.00')
  })

  test('a talk that got its country is finished', async () => {
    await talk(['I spent 1200 euros', 'in Florence'])
    pass(6)
    expect(await sweep()).toBe(0)
  })
})

describe('never twice the same', () => {
  test('round after round, changed or not, viewed or not', async () => {
    await calculate('2026-09-10', 1250)
    expect(await sweep()).toBe(1)
    pass(25 * 60)
    expect(await sweep()).toBe(0)
    await own('update ai_suggestions set is_viewed = true')
    pass(25 * 60)
    await own(`update user_preferences set nationality = 'x'`)
    expect(await sweep()).toBe(0)
    expect(await made()).toHaveLength(1)
  })

  test('two servers at once', async () => {
    await calculate('2026-09-10', 1250)
    await calculate('2026-11-21', 20)
    const counts = await Promise.all([sweep(), sweep(), sweep()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(await made()).toHaveLength(2)
  })
})

describe('whose rows', () => {
  test('those of the account alone, and none of an address that was never confirmed', async () => {
    const ben = await makePerson(database)
    const unproven = await makePerson(database, { isConfirmed: false })
    await calculate('2026-09-10', 1250, 'france', ben)
    await calculate('2026-09-10', 1250, 'france', unproven)
    expect(await sweep()).toBe(1)
    expect(await made()).toEqual([])
    expect(await made(ben)).toHaveLength(1)
    expect(await made(unproven)).toEqual([])
  })

  test('no more than five wait; the pressing ones first; room comes by viewing', async () => {
    for (const [index, amount] of [20, 30, 40].entries()) await calculate(`2026-11-1${index}`, amount)
    await calculate('2026-09-10', 1250)
    await own(
      `insert into user_preferences (user_id, travel_destinations) values ($1, '{Paris,Madrid,Rome,Berlin}')`,
      [ada.sub],
    )
    await sweep()
    const first = await made()
    expect(first).toHaveLength(5)
    expect(first[0]?.key).toMatch(/^deadline:/)
    await own('update ai_suggestions set is_viewed = true')
    pass(25 * 60)
    await sweep()
    expect((await made()).length).toBeGreaterThan(5)
  })

  test('a fault with one account leaves the others theirs', async () => {
    await calculate('2026-09-10', 1250)
    await talk(['I spent 1200 euros'])
    const ben = await makePerson(database)
    await calculate('2026-09-11', 500, 'spain', ben)
    await own(
      `alter table ai_suggestions add constraint no_france check (content ->> 'summary' not like '%France%') not valid`,
    )
    expect(await sweep()).toBe(1)
    await own('alter table ai_suggestions drop constraint no_france')
    expect(await made(ben)).toHaveLength(1)
    expect(lines.some(({ msg }) => msg === 'suggestions for an account failed')).toBe(true)
  })
})
