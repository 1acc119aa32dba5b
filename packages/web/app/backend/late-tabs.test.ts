import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStorage } from '#app/platform/testing/open-storage.ts'

let local: Storage

function sessionOf(person: string, id = `of-${person}`) {
  const claims = { session_id: id, iat: 1_795_000_000, exp: 1_795_003_600 }
  const token = `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.mark`
  return JSON.stringify({ access_token: token, user: { id: person } })
}

/** Opens a page in a tab: its scripts start, and it is the one that runs. */
async function openPage(tab: Storage) {
  const listeners = new Map<string, ((event: object) => void)[]>()
  const window = {
    localStorage: local,
    sessionStorage: tab,
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  }
  const run = () => vi.stubGlobal('window', window)
  run()
  vi.resetModules()
  const device = await import('#app/platform/trip-device.ts')
  const { createSessionStore, createDeviceStore } = await import('#app/platform/session-store.ts')
  const { peopleLeft, chooseTripForgotten } = await import('#app/platform/forget-person.ts')
  const { writeText, readText } = await import('#app/platform/browser-storage.ts')
  const { accountStorage, removeStoredSession, sessionKey } = await import('./stored-session.ts')
  const parse = (stored: unknown) => ({ typed: '', ...(stored as object | null) })
  return {
    device,
    peopleLeft,
    chooseTripForgotten,
    writeText,
    readText,
    logOut: () => removeStoredSession('asked'),
    expire: () => removeStoredSession('expired'),
    signIn: (person: string, id?: string) => accountStorage.setItem(sessionKey, sessionOf(person, id)),
    form: createSessionStore('retour-booking', { typed: '' }, parse),
    purchase: createDeviceStore('retour-trip-draft', { typed: '' }, parse),
    /** The page runs again and receives an event. */
    receive: (name: string, event: object) => {
      run()
      for (const listener of listeners.get(name) ?? []) listener(event)
    },
  }
}
type Page = Awaited<ReturnType<typeof openPage>>

const comesBack = (page: Page) => page.receive('pageshow', { persisted: true })
const noticesSession = (page: Page) => page.receive('storage', { key: 'retour-session' })
const keysOf = (storage: Storage) => Object.keys(storage).toSorted()
const contentOf = (storage: Storage) => Object.fromEntries(Object.entries(storage))

/** What a person leaves in the storages while they type. */
function type(tab: Storage, typed: string) {
  tab.setItem('retour-booking', JSON.stringify({ typed }))
  local.setItem('retour-trip-draft', JSON.stringify({ typed }))
  for (const key of ['retour-lead-waiting:1', 'retour-contact', 'retour-booking-waiting', 'retour-ride:1'])
    local.setItem(key, typed)
}

beforeEach(() => {
  local = openStorage()
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('document', { addEventListener: () => undefined })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a page that Back restores after its person has left takes nothing of the guest in its tab', async () => {
  const tab = openStorage()
  const restored = await openPage(tab)
  restored.signIn('mei')
  restored.form.write({ typed: 'of Mei' })
  restored.purchase.write({ typed: 'of Mei' })
  const next = await openPage(tab)
  next.logOut()
  expect([keysOf(tab), keysOf(local)]).toEqual([[], []])
  type(tab, 'of a guest')
  const before = [contentOf(tab), contentOf(local)]

  comesBack(restored)
  expect([contentOf(tab), contentOf(local)]).toEqual(before)
  expect(restored.peopleLeft(), 'its own screens are cleared').toBe(1)
  expect(restored.form.read()).toEqual({ typed: 'of a guest' })
  restored.purchase.write({})
  expect(local.getItem('retour-trip-draft')).toBe('{"typed":"of a guest"}')
})

test('a tab that opens again after another person has signed in clears itself, and nothing of theirs', async () => {
  const [tab, closed] = [openStorage(), openStorage()]
  const page = await openPage(tab)
  page.signIn('mei')
  await openPage(closed)
  closed.setItem('retour-booking', 'of Mei')
  page.receive('focus', {})
  page.logOut()
  page.signIn('ana')
  type(tab, 'of Ana')
  page.chooseTripForgotten(true)
  const before = contentOf(local)

  const opened = await openPage(closed)
  expect(contentOf(closed)).toEqual({ 'retour-person': 'ana' })
  expect(contentOf(local)).toEqual(before)
  expect(tab.getItem('retour-booking')).toBe('{"typed":"of Ana"}')
  expect(opened.peopleLeft()).toBe(1)
})

test.each(['logOut', 'expire'] as const)(
  'of two open tabs the one in which the session ends clears what both share, the other itself: %s',
  async (end) => {
    const [one, other] = [openStorage(), openStorage()]
    const ending = await openPage(one)
    ending.signIn('mei')
    const late = await openPage(other)
    type(one, 'of Mei')
    type(other, 'of Mei')
    expect(late.form.read()).toEqual({ typed: 'of Mei' })
    // There was no room for this one.
    local.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    late.writeText('localStorage', 'retour-contact', 'of Mei')
    Reflect.deleteProperty(local, 'setItem')
    ending.receive('focus', {})
    ending[end]()
    expect([keysOf(one), keysOf(local)]).toEqual([[], []])
    noticesSession(late)
    expect(keysOf(other)).toEqual([])
    expect(late.form.read()).toEqual({ typed: '' })
    expect(late.readText('localStorage', 'retour-contact')).toBeNull()
    expect([ending.peopleLeft(), late.peopleLeft()]).toEqual([1, 1])
  },
)

test('who replaces a person finds nothing of theirs', async () => {
  const tab = openStorage()
  const page = await openPage(tab)
  page.signIn('mei')
  type(tab, 'of Mei')
  page.signIn('ana')
  expect(contentOf(tab)).toEqual({ 'retour-person': 'ana' })
  expect(keysOf(local)).toEqual(['retour-session', 'retour-session-clock'])
})

test('who was signed in before this page’s version is forgotten as well', async () => {
  const tab = openStorage()
  local.setItem('retour-session', sessionOf('mei'))
  type(tab, 'of Mei')
  const page = await openPage(tab)
  page.logOut()
  expect([keysOf(tab), keysOf(local)]).toEqual([[], []])
})

test('a session that another tab has ended is not stored again by an answer that comes late', async () => {
  const waiting = await openPage(openStorage())
  waiting.signIn('mei')
  const other = await openPage(openStorage())
  other.logOut()
  waiting.receive('focus', {})
  waiting.signIn('mei')
  expect(local.getItem('retour-session')).toBeNull()
  waiting.signIn('mei', 'a new one')
  expect(local.getItem('retour-session')).not.toBeNull()
})

const tripId = '0190a000-0000-7000-8000-000000000001'
const owed = 'retour-trip-sign-out:mei'

/** Puts a trip of this person on the device of a page. */
async function keepTrip({ device }: Page, person: string) {
  await device.showTripsOf(person)
  const record = { name: 'Paris', startsOn: null, endsOn: null, homeCountry: null }
  await device.saveTrip([{ id: tripId, tripId, kind: 'trip', record }])
}
const countTrips = async ({ device }: Page, person: string) => {
  await device.showTripsOf(null)
  await device.showTripsOf(person)
  return device.readTrip().entries.size
}
const isSettled = () => new Promise((resolve) => setTimeout(resolve, 50))

test('a trip that could not be removed at log out is removed by the next page that can', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failing = () => {
    throw new DOMException('no', 'UnknownError')
  }
  vi.stubGlobal('indexedDB', { open: failing })
  const tab = openStorage()
  const page = await openPage(tab)
  page.signIn('mei')
  page.chooseTripForgotten(true)
  page.logOut()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('yet'), expect.anything()))
  expect(contentOf(local), 'the choice itself has gone').toEqual({ [owed]: 'asked' })

  await openPage(openStorage())
  await isSettled()
  expect(contentOf(local)).toEqual({ [owed]: 'asked' })
  vi.stubGlobal('indexedDB', undefined)
  await openPage(tab)
  await vi.waitFor(() => expect(keysOf(local)).toEqual([]))
})

test('a removal that is due is finished while another person is signed in, whose choice and trips stay', async () => {
  const page = await openPage(openStorage())
  await keepTrip(page, 'mei')
  local.setItem(owed, 'asked')
  page.signIn('ana')
  page.chooseTripForgotten(true)
  await vi.waitFor(() => expect(local.getItem(owed)).toBeNull())
  expect(await countTrips(page, 'mei')).toBe(0)
  expect(local.getItem('retour-trip-sign-out')).toBe('forget')
  await keepTrip(page, 'ana')
  local.setItem(owed, 'asked')
  comesBack(page)
  await vi.waitFor(() => expect(local.getItem(owed)).toBeNull())
  expect(await countTrips(page, 'ana')).toBe(1)
})

test.each(['logOut', 'expire'] as const)(
  'the trip of a person who is signed in again stays until their next log out: %s',
  async (end) => {
    const page = await openPage(openStorage())
    page.signIn('mei')
    await keepTrip(page, 'mei')
    page.chooseTripForgotten(true)
    page[end]()
    expect(local.getItem(owed)).toBe(end === 'logOut' ? 'asked' : 'ended')
    page.signIn('mei', 'again')
    await isSettled()
    expect(await countTrips(page, 'mei')).toBe(1)
    expect(page.device.readTrip().accounts.get('mei')?.isHidden ?? false).toBe(false)
    expect(local.getItem(owed)).toBeNull()
    page.logOut()
    await vi.waitFor(() => expect(local.getItem(owed)).toBeNull())
    expect(await countTrips(page, 'mei')).toBe(0)
    expect(keysOf(local)).toEqual([])
  },
)
