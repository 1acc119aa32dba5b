import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAuth, hourMs, type AuthApp } from '#server/auth/testing/open-auth'
import { serveApp, testKey, type Loopback } from '#server/testing/open-test-app'

let auth: AuthApp
let server: Loopback
beforeAll(async () => {
  auth = await openAuth()
  server = await serveApp(auth.app)
})
afterAll(async () => {
  await server.close()
  await auth.close()
})

const profiles = (token: string) =>
  new PostgrestClient(`${server.url}/rest/v1`, {
    headers: { apikey: testKey, Authorization: `Bearer ${token}` },
  }).from('profiles')

test('who signed in reads the profile that was made at sign-up, and nobody else’s', async () => {
  const [ada, ben] = [await auth.addPerson(), await auth.addPerson()]
  const { data } = await profiles(ada.access).select('id, email')
  expect(data).toEqual([{ id: ada.id, email: ada.email }])
  expect((await profiles(ben.access).select().eq('id', ada.id)).data).toEqual([])
})

test('28: after signing out the access token opens nothing, at once, for reading and writing', async () => {
  const ada = await auth.addPerson()
  expect((await profiles(ada.access).select('id')).status).toBe(200)
  expect((await auth.call('/logout?scope=local', {}, { token: ada.access })).status).toBe(204)
  const read = await profiles(ada.access).select('id')
  expect({ status: read.status, code: read.error?.code }).toEqual({ status: 401, code: 'PGRST303' })
  const write = await profiles(ada.access).update({ phone: '1' }).eq('id', ada.id)
  expect(write.status).toBe(401)
  expect((await profiles(ada.access).update({ phone: '1' }).eq('id', ada.id).select().single()).status).toBe(
    401,
  )
})

test('16: another device is out after the password was changed', async () => {
  const ada = await auth.addPerson()
  const other = String((await auth.signIn(ada)).body.access_token)
  expect((await profiles(other).select('id')).status).toBe(200)
  const changed = await auth.call(
    '/user',
    { password: 'another horse' },
    { method: 'PUT', token: ada.access },
  )
  expect(changed.status).toBe(200)
  expect((await profiles(other).select('id')).status).toBe(401)
  expect((await profiles(ada.access).select('id')).status).toBe(200)
})

test('27: four hours after signing in nothing answers, however fresh the token is', async () => {
  const ada = await auth.addPerson()
  auth.clock.pass(3.5 * hourMs)
  const { body } = await auth.call('/token?grant_type=refresh_token', { refresh_token: ada.refresh })
  const fresh = String(body.access_token)
  expect((await profiles(fresh).select('id')).status).toBe(200)
  auth.clock.pass(0.5 * hourMs)
  const { status, error } = await profiles(fresh).select('id')
  expect({ status, code: error?.code }).toEqual({ status: 401, code: 'PGRST303' })
})

test('21: a token past its time is 401 PGRST303', async () => {
  const ada = await auth.addPerson()
  auth.clock.pass(1.1 * hourMs)
  const { status, error } = await profiles(ada.access).select('id')
  expect(status).toBe(401)
  expect(error).toMatchObject({ code: 'PGRST303', message: 'JWT expired' })
})

test('38: leads are those of the confirmed address as it is now, not as the token says', async () => {
  const ada = await auth.addPerson()
  const leads = (token: string) =>
    new PostgrestClient(`${server.url}/rest/v1`, {
      headers: { apikey: testKey, Authorization: `Bearer ${token}` },
    }).from('leads')
  const lead = { full_name: 'Someone', purchase_amount: 500, currency: 'EUR', country: 'france' }
  await leads(testKey).insert([
    { ...lead, email: ada.email },
    { ...lead, email: 'victim@example.org' },
  ])
  expect((await leads(ada.access).select('email')).data).toEqual([{ email: ada.email }])
  expect((await leads(ada.access).select('email').ilike('email', '%')).data).toHaveLength(1)
  await auth.dependencies.database.executeSql(
    `update auth.users set email = 'new@example.org' where id = $1`,
    [ada.id],
  )
  expect((await leads(ada.access).select('email')).data).toEqual([])
  await auth.dependencies.database.executeSql(
    `update auth.users set email = 'victim@example.org', email_confirmed_at = null where id = $1`,
    [ada.id],
  )
  expect((await leads(ada.access).select('email')).data).toEqual([])
})
