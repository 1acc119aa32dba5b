import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAuth, type AuthApp } from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth()
})
afterAll(() => auth.close())

const keyOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid

test('89: while eight callers read, refresh and sign in, the key is renewed: nobody is refused', async () => {
  const person = await auth.addPerson()
  const { accountKeys } = auth.dependencies
  const statuses: number[] = []
  const kids = new Set<string>()
  const round = async () => {
    statuses.push((await auth.call('/user', undefined, { token: person.access })).status)
    const signedIn = await auth.signIn(person)
    const refreshed = await auth.call('/token?grant_type=refresh_token', {
      refresh_token: signedIn.body.refresh_token,
    })
    const token = refreshed.body.access_token ?? ''
    kids.add(keyOf(token))
    statuses.push(signedIn.status, refreshed.status, (await auth.call('/user', undefined, { token })).status)
  }
  const before = accountKeys.signing().kid
  const callers = Array.from({ length: 8 }, async () => {
    for (let turn = 0; turn < 3; turn += 1) await round()
  })
  await round()
  await accountKeys.rotate(auth.clock.now)
  await Promise.all(callers)
  await round()
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(kids).toEqual(new Set([before, accountKeys.signing().kid]))

  // The key before the last two is not accepted any more; its session continues with a refresh.
  await accountKeys.rotate(auth.clock.now)
  expect((await auth.call('/user', undefined, { token: person.access })).status).toBe(403)
  const { status } = await auth.call('/token?grant_type=refresh_token', { refresh_token: person.refresh })
  expect(status).toBe(200)
})
