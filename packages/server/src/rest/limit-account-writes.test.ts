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
const countOf = (person: SignedIn) => countPlaces(rest, person)
describe('39: how fast one account may write', () => {
  test('a body of more than 100 rows is 413, and nothing of it is stored', async () => {
    const ada = await rest.addPerson()
    const refused = await save(ada, places(ada, 1, 101))
    expect(refused.status).toBe(413)
    expect(await refused.json()).toEqual({
      code: 'PGRST102',
      message: 'A call may hold at most 100 rows',
      details: null,
      hint: null,
    })
    expect(await countOf(ada)).toBe(0)
    expect((await save(ada, places(ada, 1, 100))).status).toBe(201)
  })

  test('300 rows in five minutes, then 429 with Retry-After, from whatever address; it refills', async () => {
    const ada = await rest.addPerson()
    for (let part = 0; part < 3; part += 1)
      expect((await save(ada, places(ada, 1 + part * 100, 100))).status).toBe(201)
    const refused = await save(ada, places(ada, 400, 1), { 'X-Forwarded-For': '198.51.100.7' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('1')
    expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit' })
    expect((await save(await rest.addPerson(), [])).status).toBe(201)
    rest.clock.now = new Date(rest.clock.now.getTime() + 1000)
    expect((await save(ada, places(ada, 400, 1))).status).toBe(201)
    expect((await save(ada, places(ada, 401, 1))).status).toBe(429)
    expect(await countOf(ada)).toBe(301)
  })

  test('changes and removals count as well, one a call', async () => {
    const ada = await rest.addPerson()
    for (let part = 0; part < 3; part += 1) await save(ada, places(ada, 1 + part * 100, 100))
    const path = 'favorite_locations?location_id=eq.1'
    expect((await rest.ask(path, { method: 'DELETE', token: ada.token })).status).toBe(429)
    const change = { method: 'PATCH', body: '{"nationality":"US"}', token: ada.token }
    expect((await rest.ask(`user_preferences?user_id=eq.${ada.id}`, change)).status).toBe(429)
    expect((await rest.ask(`favorite_locations?select=id`, { token: ada.token })).status).toBe(200)
  })

  test('in development this machine writes as much as it likes', async () => {
    const open = await openRest()
    const ada = await open.addPerson()
    for (let part = 0; part < 4; part += 1) {
      const rows = places(ada, 1 + part * 100, 100)
      expect((await ada.client.from('favorite_locations').insert(rows)).status).toBe(201)
    }
    await open.close()
  })
})
