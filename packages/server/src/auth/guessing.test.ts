import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behindProxy, countGuess, guessPassword, newAddress } from './testing/guessing.ts'
import {
  browserOf,
  deviceOf,
  hourMs,
  minuteMs,
  openAuth,
  type AuthApp,
  type Person,
} from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth(behindProxy)
})
afterAll(() => auth.close())

const guess = (person: Person, from: string, headers: Record<string, string> = {}) =>
  guessPassword(auth, person, { from, headers })

/** Sends a hundred wrong passwords, each from a new address. */
const spendStrangersBudget = async (person: Person) => {
  const attackers = Array.from({ length: 34 }, newAddress)
  await Promise.all(
    attackers.map(async (from) => {
      for (let round = 0; round < 3; round += 1) await countGuess(auth, person, from)
    }),
  )
}

describe('guessing passwords', () => {
  test('1: ten wrong ones from one address, then 429 even for the right one; elsewhere it still signs in', async () => {
    const person = await auth.addPerson()
    const [attacker, owner] = [newAddress(), newAddress()]
    const statuses: number[] = []
    for (let round = 0; round < 15; round += 1) statuses.push((await guess(person, attacker)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(5).fill(429)])
    const refused = await auth.signIn(person, attacker)
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
    expect((await auth.signIn(person, owner)).status).toBe(200)
    auth.clock.pass(15 * minuteMs)
    expect((await auth.signIn(person, attacker)).status).toBe(200)
  })

  test('1, 3: who rents a /48 guesses as one: four times as often in a /56, sixteen times in the whole', async () => {
    const person = await auth.addPerson()
    const addressOf = (n: number) => `2001:db8:77:${(n * 256).toString(16)}::1`
    let wrong = 0
    for (let n = 0; n < 150; n += 1) if (await countGuess(auth, person, addressOf(n))) wrong += 1
    for (let n = 150; n < 170; n += 1) if ((await guess(person, addressOf(n))).status === 400) wrong += 1
    // Three first attempts for each of the 16 addresses, and the account's hundred.
    expect(wrong).toBeLessThanOrEqual(148)
    expect(wrong).toBeGreaterThanOrEqual(100)
    expect((await auth.signIn(person, newAddress())).status).toBe(200)
  })

  test('1: right passwords use nothing up', async () => {
    const person = await auth.addPerson()
    const address = newAddress()
    for (let round = 0; round < 12; round += 1) expect((await auth.signIn(person, address)).status).toBe(200)
  })

  test('1: twenty guesses at once are no way round the limit', async () => {
    const person = await auth.addPerson()
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(person, address)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect((await auth.signIn(person, address)).status).toBe(429)
  })

  test('20 right passwords at once are all right', async () => {
    const person = await auth.addPerson()
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth.signIn(person, address)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('2: one address trying many accounts is stopped', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let round = 0; round < 40; round += 1) statuses.push((await guess(auth.newPerson(), address)).status)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400))
    expect(statuses.slice(30)).toEqual(Array(10).fill(429))
  })

  test('1, 2: a hundred wrong ones from eleven addresses, and one more every nine seconds, lock nobody out', async () => {
    const person = await auth.addPerson()
    const home = newAddress()
    expect((await auth.signIn(person, home)).status).toBe(200)
    const attackers = Array.from({ length: 11 }, newAddress)
    for (let round = 0; round < 100; round += 1) await countGuess(auth, person, attackers[round % 11]!)
    await guess(person, attackers[1]!)
    for (let round = 0; round < 10; round += 1) {
      auth.clock.pass(9000)
      await guess(person, newAddress())
    }
    expect((await auth.signIn(person, attackers[10])).status, 'the budget of strangers is spent').toBe(429)
    expect((await auth.signIn(person, newAddress())).status).toBe(200)
    expect((await auth.signIn(person, home)).status).toBe(200)
  })

  test('2: beyond a hundred, an address has three tries a day, for an unknown account alike', async () => {
    for (const person of [auth.newPerson(), await auth.addPerson()]) {
      await spendStrangersBudget(person)
      const address = newAddress()
      const statuses: number[] = []
      for (let round = 0; round < 5; round += 1) statuses.push((await guess(person, address)).status)
      expect(statuses).toEqual([400, 400, 400, 429, 429])
      const refused = await guess(person, address)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
    }
  })

  test('1: an address that signed in before has all its tries while strangers spend theirs', async () => {
    const person = await auth.addPerson()
    const home = newAddress()
    await auth.signIn(person, home)
    await spendStrangersBudget(person)
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1) statuses.push((await guess(person, home)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
  })

  test('1: a browser that signed in before is not locked out by an attacker on its own address', async () => {
    const person = await auth.addPerson()
    const cafe = newAddress()
    const browser = deviceOf(await auth.signIn(person, cafe))
    for (let round = 0; round < 40; round += 1) await guess(person, cafe)
    expect((await auth.signIn(person, cafe)).status).toBe(429)
    const signIn = (password: string, headers = browser) =>
      auth.call('/token?grant_type=password', { email: person.email, password }, { from: cafe, headers })
    expect((await signIn(person.password)).status).toBe(200)
    expect((await signIn(person.password, browserOf('made up'))).status).toBe(429)
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1) statuses.push((await signIn('a wrong guess')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
  })

  test('1: the mark of one account eases nothing for another', async () => {
    const [ada, ben] = [await auth.addPerson(), await auth.addPerson()]
    const cafe = newAddress()
    const headers = deviceOf(await auth.signIn(ada, cafe))
    for (let round = 0; round < 10; round += 1) await guess(ben, cafe, headers)
    expect((await guess(ben, cafe, headers)).status).toBe(429)
  })

  test('1: waits of one address grow: ten in a quarter of an hour, twenty in six hours, then one in 48 minutes', async () => {
    const person = auth.newPerson()
    const address = newAddress()
    const startedAt = auth.clock.now.getTime()
    const waits: number[] = []
    let wrong = 0
    let first: object | undefined
    // Repeats as soon as Retry-After allows, for a day.
    while (auth.clock.now.getTime() - startedAt < 24 * hourMs) {
      const answer = await guess(person, address)
      if (answer.status === 400) {
        wrong += 1
        continue
      }
      waits.push(Number(answer.headers.get('retry-after')))
      first ??= { wrong, wait: waits[0] }
      auth.clock.pass(waits.at(-1)! * 1000)
    }
    expect(first).toEqual({ wrong: 10, wait: 90 })
    expect(wrong).toBeGreaterThanOrEqual(30)
    expect(wrong).toBeLessThanOrEqual(60)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waits.at(-1)).toBe(48 * 60)
  })

  test('3: forwarding headers of a stranger count for nothing', async () => {
    const person = auth.newPerson()
    const address = newAddress()
    const statuses: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const pretended = newAddress()
      const headers = {
        'X-Forwarded-For': pretended,
        Forwarded: `for=${pretended}`,
        'X-Real-IP': pretended,
      }
      statuses.push((await guess(person, address, headers)).status)
    }
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  test('3: behind the trusted proxy the last hop before it counts; IPv6 by its /64', async () => {
    const person = auth.newPerson()
    const through = (hops: string) => guess(person, '198.51.100.7', { 'X-Forwarded-For': hops })
    for (let round = 0; round < 10; round += 1)
      expect((await through(`${newAddress()}, 2001:db8:0:1::${round + 1}`)).status).toBe(400)
    expect((await through('2001:db8:0:1:ffff::9')).status).toBe(429)
    expect((await through('2001:db8:0:2::9')).status).toBe(400)
  })
})
