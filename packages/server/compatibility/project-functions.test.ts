import { FunctionsClient } from '@supabase/functions-js'
import { afterAll, beforeAll, describe, expect, onTestFinished, inject, test } from 'vitest'
import { findDeno, runFunction, type RunningFunction } from '#server/hosted/testing/run-function'
import { allowedOrigin, openHostedProject, type HostedProject } from '#server/hosted/testing/hosted-project'
import { serveApp, testKey, type Loopback } from '#server/testing/open-test-app'

const isOnPostgres = process.env.TEST_DATABASE === 'postgres'
const deno = isOnPostgres ? findDeno() : null
if (isOnPostgres && !deno)
  console.log('No Deno is found on PATH or by the setting DENO: the edge functions are not run.')

const name = 'get-refund-locations'
const paris = { city: 'paris', country: 'france', type: 'all' }
const json = { 'Content-Type': 'application/json' }

describe.runIf(deno)('get-refund-locations under Deno, beside the same call to our server', () => {
  let project: HostedProject
  let server: Loopback
  let edge: RunningFunction
  beforeAll(async () => {
    project = await openHostedProject(inject('postgresCluster')!)
    server = await serveApp(project.own.app)
    edge = await runFunction(deno!, name, { ...project.environment, SUPABASE_ANON_KEY: 'a-legacy-key' })
  })
  afterAll(async () => {
    await edge?.stop()
    await server?.close()
    await project?.close()
  })

  type Call = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }
  const ask = async (address: string, { headers, ...call }: Call) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { apikey: testKey, ...json, ...headers },
      ...call,
    })
    const { status, headers: given } = answer
    const headerNames = [
      'content-type',
      'cache-control',
      'vary',
      'allow',
      'retry-after',
      'content-security-policy',
    ]
    const cors = [...given.keys()].filter((one) => one.startsWith('access-control-'))
    const shown = Object.fromEntries(
      [...headerNames, ...cors].map((one) => [one, given.get(one)?.toLowerCase()]),
    )
    return { status, headers: shown, body: await answer.text() }
  }
  const askBoth = async (call: Call) => {
    const theirs = await ask(`${edge.url}/${name}`, call)
    expect(theirs).toEqual(await ask(`${server.url}/functions/v1/${name}`, call))
    return theirs
  }

  test.each([
    ['all of a city', paris],
    ['one type', { ...paris, type: 'refund-office' }],
    ['nearest first', { ...paris, userLat: '48.8738', userLng: '2.3324' }],
    ['an older name of a place', { city: 'Barcelona ', country: 'SPAIN' }],
  ])('the official client from another origin: %s', async (_title, body) => {
    const headers = { apikey: testKey, Authorization: `Bearer ${testKey}`, Origin: allowedOrigin }
    const answers = await Promise.all(
      [edge.url, `${server.url}/functions/v1`].map(async (url) => {
        const { data, error, response } = await new FunctionsClient(url, { headers }).invoke<{
          locations: unknown[]
        }>(name, { body })
        return { data, error, origin: response?.headers.get('access-control-allow-origin') }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ error: null, origin: allowedOrigin })
    expect(answers[0]?.data?.locations.length).toBeGreaterThan(0)
  })

  const preflight = (origin: string) => ({
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'apikey,authorization,content-type,x-client-info',
    },
  })

  test('a preflight needs no key, is kept for a day, and names the listed origin alone', async () => {
    const { status, headers } = await askBoth(preflight(allowedOrigin))
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': allowedOrigin,
      'access-control-max-age': '86400',
    })
    expect(headers.vary).toContain('origin')
    expect(headers['access-control-allow-headers']).toContain('apikey')
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test.each(['https://evil.example', 'null', `${allowedOrigin}.evil.example`, 'http://127.0.0.1:4321'])(
    'the origin %s gets no permission',
    async (origin) => {
      const { headers } = await askBoth(preflight(origin))
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      const call = await askBoth({ body: JSON.stringify(paris), headers: { Origin: origin } })
      expect(call.headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  test.each<[string, number, Call]>([
    ['no body', 400, {}],
    ['broken json', 400, { body: '{"city":' }],
    ['a list', 400, { body: '[]' }],
    ['an unknown city', 400, { body: JSON.stringify({ ...paris, city: 'atlantis' }) }],
    ['another country', 400, { body: JSON.stringify({ ...paris, country: "x' or 1=1" }) }],
    ['half of the coordinates', 400, { body: JSON.stringify({ ...paris, userLat: '1' }) }],
    ['a NUL', 400, { body: '{"city":"pa\\u0000ris","country":"france"}' }],
    ['bytes that are no text', 400, { body: new Uint8Array([0x7b, 0xff, 0xfe]) }],
    ['a form', 415, { body: 'city=paris', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
    ['a compressed body', 415, { body: '{}', headers: { 'Content-Encoding': 'gzip' } }],
    ['more than a mebibyte', 413, { body: JSON.stringify({ city: 'x'.repeat(1024 * 1024) }) }],
    ['GET', 405, { method: 'GET' }],
    ['DELETE', 405, { method: 'DELETE' }],
  ])('bad input: %s is %i in the same words', async (_title, status, call) => {
    expect((await askBoth(call)).status).toBe(status)
  })

  test.each(['', 'wrong', `${testKey}x`, 'sb_secret_0123456789abcdefghij'])(
    'the key "%s": 401',
    async (key) => {
      const answer = await askBoth({ body: JSON.stringify(paris), headers: { apikey: key } })
      expect(answer.status).toBe(401)
    },
  )

  test('a project’s older public key passes too', async () => {
    const call = { body: JSON.stringify(paris), headers: { apikey: 'a-legacy-key' } }
    expect((await ask(`${edge.url}/${name}`, call)).status).toBe(200)
  })

  test('another name is 404, and a gateway that leaves the path whole is answered alike', async () => {
    expect(await ask(`${edge.url}/ai-concierge`, { body: '{}' })).toMatchObject({
      status: 404,
      body: JSON.stringify({ error: 'There is no function of this name' }),
    })
    const whole = await ask(`${edge.url}/functions/v1/${name}`, { body: JSON.stringify(paris) })
    expect(whole).toEqual(await ask(`${edge.url}/${name}`, { body: JSON.stringify(paris) }))
  })

  test('a hundred calls at once are all answered, over few connections', async () => {
    const calls = Array.from({ length: 100 }, () =>
      ask(`${edge.url}/${name}`, { body: JSON.stringify(paris) }),
    )
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
    const { rows } = await project.database.executeSql(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name = 'retour'`,
    )
    expect(rows[0]?.count).toBeLessThanOrEqual(3 + 10)
  })

  test('a database out of reach is 503 without its address, and a missing setting stops the start', async () => {
    const away = { ...project.environment, SUPABASE_DB_URL: 'postgres://someone:secret@127.0.0.1:9/postgres' }
    const lost = await runFunction(deno!, name, away)
    onTestFinished(() => lost.stop())
    const answer = await ask(`${lost.url}/${name}`, { body: JSON.stringify(paris) })
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
    expect(answer.body + lost.output()).not.toContain('secret')
    const { SITE_URL: _, ...unset } = project.environment
    await expect(runFunction(deno!, name, unset)).rejects.toThrow('the secret SITE_URL must be')
  })
})
