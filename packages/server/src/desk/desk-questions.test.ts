import { openQuestionsADay, type DeskQuestions } from '@retour/domain/wire/questions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeOpenQuestion } from '#server/assistant/store-open-question'
import { keyHeaders, testKey } from '#server/testing/open-test-app'
import { fixedSentences } from '@retour/domain/assistant/answers/fixed-sentences'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

let desk: DeskApp
let editor: Member
let mei: Member
beforeAll(async () => {
  desk = await openDesk()
  editor = await desk.addMember('editor')
  mei = await desk.addAccount(undefined, 'Mei Tanaka')
})
afterAll(() => desk.close())

const ask = async (message: string) => {
  const response = await desk.app.request('http://127.0.0.1:3000/functions/v1/ai-concierge', {
    method: 'POST',
    headers: {
      ...keyHeaders,
      apikey: testKey,
      Authorization: `Bearer ${mei.token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ conversationId: null, message }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { response: string }).response
}
const list = async (show = 'open', as = editor) =>
  (await desk.call(`/questions?show=${show}`, { as })).body as unknown as DeskQuestions
const mark = async (id: string, value: string | null, as = editor) =>
  desk.call(`/questions/${id}`, { as, from: '198.51.100.7', body: { mark: value } })
const keep = (question: string, at = desk.clock.now) =>
  storeOpenQuestion(desk.dependencies.database, { question, answer: fixedSentences.silent, at })

describe('questions without an answer', () => {
  test('are counted together without who asked; what had an answer is not kept', async () => {
    expect(await ask('do customs officers in Madrid speak Mandarin')).toContain(fixedSentences.silent)
    await ask('Do CUSTOMS officers in Madrid speak mandarin?? mei@mail.example +81 90 1234 5678')
    await ask('How much do I get back for 500 euros in Paris?')
    const { questions, mayMark } = await list()
    expect(mayMark).toBe(true)
    expect(questions[0]).toMatchObject({
      question: 'do customs officers in Madrid speak Mandarin',
      asked: 2,
      mark: null,
    })
    expect(questions.map(({ question }) => question).join()).not.toMatch(/Paris|\d|@mail/)
    const stored = JSON.stringify(await desk.run('select * from app.open_questions'))
    for (const trace of [mei.id, mei.email, 'Mei', '1234', 'mail.example'])
      expect(stored).not.toContain(trace)
  })

  test('of the same words are one row with its days', async () => {
    await keep('Is the refund taxable in the US?')
    await keep('refund taxable US', new Date(desk.clock.now.getTime() + 86_400_000))
    const found = (await list()).questions.find(({ question }) => question.includes('taxable'))
    expect(found).toMatchObject({ asked: 2, firstOn: desk.clock.now.toISOString().slice(0, 10) })
    expect(found?.lastOn).not.toBe(found?.firstOn)
  })

  test('a mark takes one off the list, counts on, and is noted without its words', async () => {
    await keep('Can you fill the form for me')
    const [one] = (await list()).questions.filter(({ question }) => question.startsWith('Can you fill'))
    expect((await mark(one!.id, 'learned')).status).toBe(200)
    await keep('can you fill the form for me?')
    expect((await list()).questions.map(({ id }) => id)).not.toContain(one?.id)
    expect((await list('marked')).questions).toMatchObject([
      { id: one?.id, mark: 'learned', asked: 2, askedSinceMark: 1 },
    ])
    expect(
      await desk.run('select action, before, after, actor_id from app.audit_log where subject_id = $1', [
        one?.id,
      ]),
    ).toEqual([
      {
        action: 'question.mark',
        before: { mark: null },
        after: { mark: 'learned', asked: 1 },
        actor_id: editor.id,
      },
    ])
    expect((await mark(one!.id, null)).status).toBe(200)
    expect((await list()).questions.map(({ id }) => id)).toContain(one?.id)
    expect((await mark(one!.id, 'burnt')).status).toBe(400)
    expect((await mark(crypto.randomUUID(), 'learned')).status).toBe(404)
    expect((await mark('x', 'learned')).status).toBe(404)
  })

  test('auditors read, dispatchers see none', async () => {
    const auditor = await desk.addMember('auditor')
    const { questions, mayMark } = await list('open', auditor)
    expect([questions.length > 0, mayMark]).toEqual([true, false])
    expect((await mark(questions[0]!.id, 'learned', auditor)).status).toBe(403)
    const dispatcher = await desk.addMember('dispatcher')
    expect((await desk.call('/questions', { as: dispatcher })).status).toBe(403)
    expect((await mark(questions[0]!.id, 'learned', dispatcher)).status).toBe(403)
  })

  test('beyond the number of a day only those known are counted; the next day there is room', async () => {
    const day = new Date(desk.clock.now.getTime() + 3 * 86_400_000)
    await desk.run(
      `insert into app.open_questions (words, question, first_on, last_on)
        select 'w' || n, 'q' || n, $1::date, $1::date from generate_series(1, $2::int - 1) as n`,
      [day.toISOString().slice(0, 10), openQuestionsADay],
    )
    const has = async (words: string) =>
      (await desk.run('select asked from app.open_questions where words = $1', [words])).map(
        ({ asked }) => asked,
      )
    await keep('last', day)
    await keep('beyond', day)
    await keep('last', day)
    expect([await has('last'), await has('beyond')]).toEqual([[2], []])
    await keep('beyond', new Date(day.getTime() + 86_400_000))
    expect(await has('beyond')).toEqual([1])
  })

  test('twenty at once of the same words are twenty', async () => {
    await Promise.all(Array.from({ length: 20 }, () => keep('all together now')))
    expect(
      await desk.run(`select asked from app.open_questions where question = 'all together now'`),
    ).toEqual([{ asked: 20 }])
  })
})
