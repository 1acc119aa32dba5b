import { places } from '@retour/domain/places/catalogue'
import { touristQuestions } from '@retour/server/src/assistant/testing/tourist-questions.ts'
import { openServedSite } from './served-site.ts'
import { makeAccount } from '../make-account.ts'
import type { LoadedServer } from './loaded-server.ts'
import { readPages } from './read-pages.ts'
import { leadRow } from './rows.ts'
import type { Scene, ScenePerson } from './scene.ts'
import { seededDraw } from './seeded-draw.ts'

/** Each may ask the concierge twenty times a minute, so some dozens are enough for all chats of the load. */
const peopleCount = 40
const leadsEach = 4

type ServerAccess = { url: string; key: string }

const headersOf = ({ key }: ServerAccess, sender: string) => ({
  apikey: key,
  'content-type': 'application/json',
  'X-Forwarded-For': sender,
})

async function post<T>(target: ServerAccess, sender: string, path: string, row: object): Promise<T | null> {
  const response = await fetch(target.url + path, {
    method: 'POST',
    headers: headersOf(target, sender),
    body: JSON.stringify(row),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  const text = await response.text()
  return text === '' ? null : (JSON.parse(text) as T)
}

/** Creates the accounts with some leads each. Returns all data that the generator needs. */
export async function prepareScene(server: LoadedServer): Promise<Scene> {
  const { url } = server.product
  const config = (await (await fetch(`${url}/config.json`)).json()) as {
    publishableKey: string
    siteUrl: string
  }
  const target = { url, key: config.publishableKey }
  const draw = seededDraw(1)
  const people: ScenePerson[] = []
  for (let n = 0; n < peopleCount; n += 1) {
    const sender = `192.0.2.${n + 1}`
    const person = { email: `${draw.name()}@mail.example`, password: 'correct horse battery' }
    const access = { url, readMails: server.readMails, headers: headersOf(target, sender) }
    const { access_token: token, user } = await makeAccount(access, person)
    for (let lead = 0; lead < leadsEach; lead += 1)
      await post(target, sender, '/rest/v1/leads', leadRow(draw, person.email))
    people.push({ ...person, id: user.id, token })
  }
  return {
    ports: [server.port],
    host: new URL(url).host,
    key: target.key,
    ...(await readPages(openServedSite(config.siteUrl))),
    places: places.map(({ country, slug }) => ({ country, slug })),
    questions: Object.values(touristQuestions)
      .flat()
      .map(({ ask }) => ask),
    people,
  }
}

/** Returns the data for guests who only write: no pages, no accounts. */
export async function readGuestScene(url: string): Promise<Scene> {
  const { publishableKey: key } = (await (await fetch(`${url}/config.json`)).json()) as {
    publishableKey: string
  }
  const nothing = { pages: [], frontPages: [], starMaps: [], places: [], questions: [], people: [] }
  return { ...nothing, ports: [], host: new URL(url).host, key }
}

/** Returns the same people with new sessions, because a token lasts an hour. */
export async function signInAgain(scene: Scene): Promise<Scene> {
  const target = { url: `http://127.0.0.1:${scene.ports[0]}`, key: scene.key }
  const people: ScenePerson[] = []
  for (const [n, person] of scene.people.entries()) {
    const { email, password } = person
    const path = '/auth/v1/token?grant_type=password'
    const session = await post<{ access_token: string }>(target, `192.0.2.${n + 1}`, path, {
      email,
      password,
    })
    people.push({ ...person, token: session?.access_token ?? '' })
  }
  return { ...scene, people }
}
