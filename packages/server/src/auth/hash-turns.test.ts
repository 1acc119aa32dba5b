import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAuth, type AuthApp } from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth({ NODE_ENV: 'production', SITE_URL: 'http://127.0.0.1:3000' })
})
afterAll(() => auth.close())

const attackers = Array.from({ length: 12 }, (_, n) => `203.0.113.${n + 1}`)

/**
 * Sends 120 guesses at once, ten from each address, all for different accounts. Returns the statuses that have arrived
 * so far.
 */
const attack = () => {
  const seen: number[] = []
  const done = Promise.all(
    attackers.flatMap((from) =>
      Array.from({ length: 10 }, async () => {
        const { status } = await auth.call(
          '/token?grant_type=password',
          { email: auth.newPerson().email, password: 'a wrong guess' },
          { from },
        )
        seen.push(status)
      }),
    ),
  )
  return { seen, done }
}

test('2, 15: beside 120 guesses from twelve addresses an honest sign-in and sign-up are answered, before most of them', async () => {
  const person = await auth.addPerson()
  const { seen, done } = attack()
  const hashedBefore = async (answer: Promise<{ status: number }>) => {
    const { status } = await answer
    return { status, before: seen.filter((one) => one === 400).length }
  }
  const [signedIn, signedUp] = await Promise.all([
    hashedBefore(auth.signIn(person, '198.51.100.1')),
    hashedBefore(auth.call('/signup', auth.newPerson(), { from: '198.51.100.2' })),
  ])
  await done
  const hashed = seen.filter((status) => status === 400).length
  // Two calls of one sender run at a time: nobody is refused for the load of others.
  expect(new Set(seen)).toEqual(new Set([400]))
  expect(signedIn.status).toBe(200)
  expect(signedUp.status).toBe(200)
  expect(signedIn.before).toBeLessThan(hashed / 3)
  expect(signedUp.before).toBeLessThan(hashed / 3)
})
