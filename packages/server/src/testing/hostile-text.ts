import type { HonestCall } from './honest-calls.ts'

/** A call with a hostile text in one place; `where` names both. */
export type Strike = {
  where: string
  method: string
  target: string
  headers: Record<string, string>
  body: Buffer | null
}

/** In JSON, where an escape can encode what bytes cannot: NUL, lone surrogates, noncharacters. */
const texts = ['\0', 'a\0b', '\ud800', 'a\udfff\ud800b', '\uffff', '\ufffe\u{1ffff}', '\u202e', '\ufeff']
/**
 * In URLs: NUL, a surrogate, overlong dots and slashes, beyond Unicode, incomplete characters, invalid percent
 * encodings.
 */
const encoded = [
  '%00',
  'a%00b',
  '%ed%a0%80',
  '%c0%ae%c0%ae%c0%af',
  '%e0%80%af',
  '%f4%90%80%80',
  '%ff',
  '%e2%82',
  '%ef%bf%bf',
  '%u0000',
]
/** The same as bytes, for headers and bodies. */
const bytes = ['\xed\xa0\x80', '\xc0\xae', '\xff\xfe', '\xe2\x82', '\xef\xbf\xbf', '\xf4\x90\x80\x80']

const usualHeaders = [
  'Accept',
  'Accept-Encoding',
  'Accept-Profile',
  'Authorization',
  'Content-Profile',
  'Content-Type',
  'Cookie',
  'If-None-Match',
  'Origin',
  'Prefer',
  'Range',
  'Referer',
  'User-Agent',
  'X-Client-Info',
  'X-Forwarded-For',
  'X-Request-Id',
  'X-Supabase-Api-Version',
  'apikey',
  'redirect_to',
]

/** Returns a call for every place and every hostile text that fits there, instead of the valid text or after it. */
export function strikesOn(call: HonestCall, headers: Record<string, string>): Strike[] {
  const query = Object.entries(call.query ?? {})
  const honest = {
    method: call.method,
    headers,
    body: call.body === undefined ? null : Buffer.from(bodyText(call.body)),
  }
  const targetOf = (pairs: [string, string][], path = call.path) =>
    pairs.length > 0 ? `${path}?${pairs.map(([name, text]) => `${name}=${text}`).join('&')}` : path
  const plain = query.map(([name, text]): [string, string] => [name, encodeURIComponent(text)])
  const strike = (where: string, changes: Partial<Strike>): Strike => ({
    where: `${call.method} ${call.path} ${where}`,
    target: targetOf(plain),
    ...honest,
    ...changes,
  })

  const inPath = encoded.flatMap((text) => [
    strike(`path/${text}`, { target: targetOf(plain, `${call.path.replace(/\/$/, '')}/${text}`) }),
    strike(`path${text}`, { target: targetOf(plain, call.path + text) }),
  ])
  const inQuery = encoded.flatMap((text) => [
    strike(`query name ${text}`, { target: targetOf([...plain, [text, 'x']]) }),
    strike(`unknown parameter ${text}`, { target: targetOf([...plain, ['x', `eq.${text}`]]) }),
    ...plain.flatMap(([name, old], at) =>
      [text, old + text].map((value) =>
        strike(`parameter ${name}=${value}`, { target: targetOf(plain.with(at, [name, value])) }),
      ),
    ),
  ])
  const inHeaders = [...new Set([...usualHeaders, ...Object.keys(headers)])].flatMap((name, nth) =>
    [bytes[nth % bytes.length] ?? '', (headers[name] ?? 'Bearer ') + bytes[(nth + 1) % bytes.length]].map(
      (text) =>
        strike(`header ${name}: ${encodeURIComponent(text)}`, { headers: { ...headers, [name]: text } }),
    ),
  )
  return [...inPath, ...inQuery, ...inHeaders, ...inBody(call.body, strike)]
}

function inBody(body: unknown, strike: (where: string, changes: Partial<Strike>) => Strike): Strike[] {
  if (body === undefined) return []
  if (typeof body === 'string')
    return [...encoded, ...bytes].map((text) =>
      strike(`form ${encodeURIComponent(text)}`, { body: Buffer.from(`${body}${text}&${text}=x`, 'latin1') }),
    )
  const mark = 'hostile text stands here'
  return placesIn(body).flatMap(({ name, filled }) => [
    ...texts.map((text) =>
      strike(`${name}: ${JSON.stringify(text)}`, { body: Buffer.from(JSON.stringify(filled(text))) }),
    ),
    ...bytes.map((text) =>
      strike(`${name}: bytes ${encodeURIComponent(text)}`, {
        body: Buffer.from(JSON.stringify(filled(mark)).replace(mark, text), 'latin1'),
      }),
    ),
  ])
}

type Place = { name: string; filled: (text: string) => unknown }

/** Returns every text of a value, at its start and end, and every key. */
function placesIn(value: unknown): Place[] {
  if (typeof value === 'string')
    return [
      { name: 'in place', filled: (text) => text },
      { name: 'behind', filled: (text) => value + text },
    ]
  if (typeof value !== 'object' || value === null) return [{ name: 'in place', filled: (text) => text }]
  if (Array.isArray(value)) {
    const list: unknown[] = value
    return list.flatMap((one, at) =>
      placesIn(one).map(({ name, filled }) => ({
        name: `[${at}] ${name}`,
        filled: (text: string) => list.with(at, filled(text)),
      })),
    )
  }
  const entries = Object.entries(value)
  return [
    { name: 'key', filled: (text) => ({ ...value, [text]: 'x' }) },
    ...entries.flatMap(([key, one]) =>
      placesIn(one).map(({ name, filled }) => ({
        name: `${key} ${name}`,
        filled: (text: string) => ({ ...value, [key]: filled(text) }),
      })),
    ),
  ]
}

const bodyText = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))
