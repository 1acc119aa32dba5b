import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountKeys } from '#server/keys/account-keys'

/**
 * Returns refresh token number `counter` of a session, as base64url: session id, counter and an HMAC of both. The same
 * input gives the same token, so none is stored, and a lost response can be repeated.
 */
export function makeRefreshToken(keys: AccountKeys, sessionId: string, counter: number): string {
  const body = Buffer.alloc(20)
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(body)
  body.writeUInt32BE(counter, 16)
  return Buffer.concat([body, markOf(keys, body)]).toString('base64url')
}

/**
 * Parses a refresh token. `malformed`: it has not the form of a token. `unknown`: it has, but this server did not make
 * it.
 */
export function readRefreshToken(
  keys: AccountKeys,
  token: string,
): { sessionId: string; counter: number } | 'malformed' | 'unknown' {
  if (/^[a-z0-9]{12}$/.test(token)) return 'unknown'
  if (!/^[\w-]{70}$/.test(token)) return 'malformed'
  const bytes = Buffer.from(token, 'base64url')
  const body = bytes.subarray(0, 20)
  if (bytes.length !== 52 || !timingSafeEqual(bytes.subarray(20), markOf(keys, body))) return 'unknown'
  const sessionId = body.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, counter: body.readUInt32BE(16) }
}

function markOf(keys: AccountKeys, body: Buffer): Buffer {
  return createHmac('sha256', keys.secretFor('refresh tokens')).update(body).digest()
}
