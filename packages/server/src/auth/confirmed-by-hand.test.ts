import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAuth, type AuthApp } from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth()
})
afterAll(() => auth.close())

const confirmByHand = (email: string) =>
  sql`update auth.users set email_confirmed_at = now() where email = ${email}`.execute(
    auth.dependencies.database.own,
  )

describe('an account that an operator confirms in the database', () => {
  test('signs in with the password and the name of its only sign-up', async () => {
    const person = auth.newPerson()
    await auth.call('/signup', { ...person, data: { full_name: 'Mei Tanaka' } })
    await confirmByHand(person.email)
    const { status, body } = await auth.signIn(person)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ user_metadata: { full_name: 'Mei Tanaka' } })
  })

  test('10: has nobody’s password when several signed up with it', async () => {
    const person = auth.newPerson()
    const stranger = { ...person, password: 'a stranger’s words' }
    await auth.call('/signup', stranger, { from: '203.0.113.1' })
    await auth.call('/signup', person, { from: '203.0.113.2' })
    await confirmByHand(person.email)
    expect((await auth.signIn(person)).status).toBe(400)
    expect((await auth.signIn(stranger)).status).toBe(400)
  })
})
