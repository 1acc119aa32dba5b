import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountKeys } from '#server/keys/account-keys'

/**
 * The refresh token number `counter` of a session: session id, counter, and a keyed mark of both. It can be made
 * again but not by anybody without the key, so none is stored and a lost answer can be repeated.
 */
export function makeRefreshToken(keys: AccountKeys, sessionId: string, counter: number): string {
  const body = Buffer.alloc(20)
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(body)
  body.writeUInt32BE(counter, 16)
  return Buffer.concat([body, markOf(keys, body)]).toString('base64url')
}

/** `malformed`: no token of ours has this form; `unknown`: it has, but we did not make it. */
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
