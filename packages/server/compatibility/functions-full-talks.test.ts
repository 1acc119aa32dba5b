import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyHeaders } from '#server/testing/open-test-app'
import { openRest, type RestApp, type SignedIn } from '#server/rest/testing/open-rest'

let rest: RestApp
beforeAll(async () => {
  // In production mode, because in development this machine is exempt from rate limits.
  rest = await openRest({ NODE_ENV: 'production', SITE_URL: 'https://retour.example' })
})
afterAll(() => rest.close())

describe('61: the assistant where there is no room', () => {
  const ask = async (person: SignedIn, conversationId: string | null) => {
    const answer = await rest.app.request('/functions/v1/ai-concierge', {
      method: 'POST',
      headers: {
        ...keyHeaders,
        Authorization: `Bearer ${person.token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ conversationId, message: 'What do I get for 1,250 EUR in France?' }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const begin = (person: SignedIn, count: number) =>
    rest.stored(
      `insert into chat_conversations (user_id, title) select $1, 'Talk' from generate_series(1, $2::int)`,
      [person.id, count],
    )

  test('500 conversations: a new one is refused with what to do, an earlier one goes on', async () => {
    const ada = await rest.addPerson()
    await begin(ada, 500)
    expect(await ask(ada, null)).toEqual({
      status: 403,
      body: { error: 'You can keep at most 500 conversations. Go on in an earlier one.' },
    })
    const [talk] = await rest.stored('select id from chat_conversations where user_id = $1 limit 1', [ada.id])
    expect((await ask(ada, String(talk?.id))).status).toBe(200)
  })

  test('1,000 messages: the conversation is full, a new one begins', async () => {
    const ada = await rest.addPerson()
    const id = randomUUID()
    await rest.stored(`insert into chat_conversations (id, user_id, title) values ($1, $2, 'Talk')`, [
      id,
      ada.id,
    ])
    await rest.stored(
      `insert into chat_messages (conversation_id, content, is_ai) select $1, 'Hello', true from generate_series(1, 999)`,
      [id],
    )
    expect(await ask(ada, id)).toEqual({
      status: 403,
      body: { error: 'A conversation holds at most 1,000 messages. Begin a new one.' },
    })
    expect((await ask(ada, null)).status).toBe(200)
  })

  test('it is refused before an answer is worked out, which may cost a model’s time', async () => {
    const ada = await rest.addPerson()
    await begin(ada, 500)
    await rest.stored('alter table chat_conversations disable trigger keep_row_ceiling')
    expect((await ask(ada, null)).status).toBe(403)
    await rest.stored('alter table chat_conversations enable trigger keep_row_ceiling')
  })

  test('questions at once: the last place is given once, and nobody is answered with a fault', async () => {
    const ada = await rest.addPerson()
    await begin(ada, 498)
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(ada, null)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(6)
  })
})
