import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signAccessToken } from '#server/gate/access-token'
import { apiNameOf } from '#server/gate/api-error'
import { issuerOf } from '#server/gate/verify-caller'
import { unsubscribeUrl } from '#server/mail/unsubscribe-link'
import { openRest, type RestApp, type SignedIn } from '#server/rest/testing/open-rest'
import { openBuiltSite } from '#server/site/built-site'
import { honestCalls, type HonestCall } from '#server/testing/honest-calls'
import { strikesOn, type Strike } from '#server/testing/hostile-text'
import { testKey } from '#server/testing/open-test-app'
import { isWideRun } from '#server/testing/wide-run'
import { writeTinySite } from '#server/testing/write-tiny-site'

const siteFolder = mkdtempSync(join(tmpdir(), 'retour-hostile-'))
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
let rest: RestApp
let ada: SignedIn
let calls: HonestCall[]
beforeAll(async () => {
  writeTinySite(siteFolder)
  rest = await openRest(
    {},
    { built: openBuiltSite(siteFolder, { rulesEdition: 'guide-2025-05', siteUrl: '' }), siteFolder },
  )
  ada = await rest.addPerson()
  const link = unsubscribeUrl(rest.dependencies.accountKeys, 'https://retour.example', 'ada@mail.example')
  calls = honestCalls(ada.id, new URL(link).searchParams.get('token') ?? '')
})
afterAll(async () => {
  agent.destroy()
  await rest.close()
  rmSync(siteFolder, { recursive: true })
})

type Answer = { status: number; type: string; text: string }
const send = ({ method, target, headers, body }: Omit<Strike, 'where'>) =>
  new Promise<Answer>((settle, reject) => {
    const sent = request(rest.url + target, { method, headers, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () =>
        settle({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
      )
    }).on('error', reject)
    sent.end(body ?? undefined)
  })
const headersOf = ({ headers, isSignedIn }: HonestCall) => ({
  apikey: testKey,
  Authorization: `Bearer ${isSignedIn ? ada.token : testKey}`,
  'X-Supabase-Api-Version': '2024-01-01',
  ...headers,
})
const bodyOf = ({ body }: HonestCall) =>
  body === undefined ? null : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
/** Returns the errors in the log, except lines about requests. A response can hide an error that the log shows. */
const faults = () =>
  rest.logLines.filter((line) => /"level":"(?:error|fatal)"/.test(line) && !line.includes('"msg":"request"'))

/** Returns whether an error response lacks the format of its API or contains broken text. */
function isShapeless(target: string, { status, type, text }: Answer): boolean {
  const path = target.replace(/\?.*/, '')
  if (status < 400 || !/^\/(auth|rest|functions|fx)\//.test(path)) return false
  if (!type.includes('json') || text.includes('�')) return true
  const answered = JSON.parse(text) as Record<string, unknown>
  // The check of the key has the same format for all APIs. Accounts send older clients `msg` instead of `message`.
  if ('message' in answered && 'hint' in answered) return false
  const api = apiNameOf(path)
  if (api === 'auth') return !('code' in answered && ('message' in answered || 'msg' in answered))
  return !((api === 'functions' ? 'error' : 'message') in answered)
}

describe('42: hostile text at every API', () => {
  test('without it every API answers as it should', async () => {
    const answered: { path: string; status: number }[] = []
    for (const call of calls) {
      const query = new URLSearchParams(call.query).toString()
      const target = query ? `${call.path}?${query}` : call.path
      const { status } = await send({
        method: call.method,
        target,
        headers: headersOf(call),
        body: bodyOf(call),
      })
      answered.push({ path: call.path, status })
    }
    expect(answered).toEqual(calls.map(({ path, status }) => ({ path, status })))
  })

  test(
    'NUL, halves of surrogate pairs, U+FFFF, overlong and broken UTF-8, in every place: never a fault of ours',
    { timeout: 300_000 },
    async () => {
      // The gate sends every seventh call. No list of hostile texts has a multiple of seven, so each place gets other
      // ones.
      const every = isWideRun ? 1 : 7
      rest.logLines.length = 0
      let made = 0
      let count = 0
      const wrong: string[] = []
      for (const call of calls) {
        const open = strikesOn(call, headersOf(call)).filter(() => (made += 1) % every === 0)
        count += open.length
        const work = async () => {
          for (let one = open.pop(); one; one = open.pop()) {
            let answer = await send(one)
            if (answer.status === 429) {
              // A rate limit does not check the text, so the limits are reset and the call is repeated. Limits that
              // other calls have locked are skipped.
              await rest.stored(
                'delete from app.rate_limits where key in (select key from app.rate_limits for update skip locked)',
              )
              answer = await send(one)
            }
            const isFault = answer.status >= 500 && answer.status !== call.status
            if (isFault || isShapeless(one.target, answer))
              wrong.push(`${one.where}: ${answer.status} ${answer.text.slice(0, 200)}`)
          }
        }
        await Promise.all(Array.from({ length: 6 }, work))
      }
      expect(faults()).toEqual([])
      expect(wrong).toEqual([])
      expect(count).toBeGreaterThan(5000 / every)
    },
  )

  /** Sends bytes unchanged, also those that no HTTP client would send. Returns everything until the server closes. */
  const sendRaw = (words: string) =>
    new Promise<string>((settle) => {
      const socket = connect(Number(new URL(rest.url).port), '127.0.0.1')
      let received = ''
      socket
        .on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
        .on('error', () => undefined)
      socket.on('close', () => settle(received))
      socket.end(Buffer.from(words, 'latin1'))
    })
  const close = 'Connection: close\r\n\r\n'

  test.each([
    ['a path', `GET /fr\0ance HTTP/1.1\r\nHost: a\r\n${close}`, 400],
    ['a query', `GET /fx/latest?to=\0 HTTP/1.1\r\nHost: a\r\n${close}`, 400],
    ['the name of a header', `GET / HTTP/1.1\r\nHost: a\r\nX-\0: b\r\n${close}`, 400],
    ['a header', `GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: a\0b\r\n${close}`, 400],
    ['the host', `GET / HTTP/1.1\r\nHost: a\0b\r\n${close}`, 400],
    ['the method', `G\0T / HTTP/1.1\r\nHost: a\r\n${close}`, 400],
    ['a path of raw bytes', `GET /\xc0\xae\xc0\xae/\xed\xa0\x80 HTTP/1.1\r\nHost: a\r\n${close}`, 400],
    ['a host of raw bytes', `GET / HTTP/1.1\r\nHost: \xff\xfe\r\n${close}`, 400],
  ])('NUL and bytes that no client sends: in %s', async (_where, words, status) => {
    expect(await sendRaw(words)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test.each(['\0', 'a\0@mail.example', '\ud800', 'x\udfff@mail.example', '\uffff'])(
    'in the claims of a token that we signed: %j',
    async (text) => {
      const { accountKeys, config } = rest.dependencies
      const seconds = Math.floor(rest.clock.now.getTime() / 1000)
      const claims = {
        iss: issuerOf(config.siteUrl),
        aud: 'authenticated',
        sub: ada.id,
        email: ada.email,
        role: 'authenticated',
        session_id: ada.sessionId,
        iat: seconds,
        exp: seconds + 3600,
      }
      const hostile = [
        { email: text },
        { user_metadata: { full_name: text } },
        { app_metadata: { [text]: [text] } },
        { [text]: text },
        { sub: text },
        { session_id: text },
        { role: text },
      ]
      const statuses: number[] = []
      for (const change of hostile) {
        const token = await signAccessToken(accountKeys, { ...claims, ...change })
        const headers = { apikey: testKey, Authorization: `Bearer ${token}` }
        for (const target of [
          '/rest/v1/leads',
          '/rest/v1/favorite_locations',
          '/rest/v1/profiles',
          '/auth/v1/user',
        ])
          statuses.push((await send({ method: 'GET', target, headers, body: null })).status)
      }
      expect(statuses.filter((status) => status >= 500)).toEqual([])
    },
  )
})
