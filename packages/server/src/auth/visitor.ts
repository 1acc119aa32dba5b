import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Senders } from '#server/gate/limit-sender'
import type { Accounts } from './accounts.ts'

/** The sender of a request: network address and browser, whether signed in or not. */
export type Visitor = {
  sender: string
  /** The value of the browser's cookie, or a new random one. */
  device: string
  hasDevice: boolean
}

const cookieName = 'retour-device'
const days400 = 400 * 86_400

/** Reads the network address and the browser's cookie of a request. */
export function readVisitor(c: Context, { senderOf }: Senders): Visitor {
  const sender = senderOf(c)
  const sent = getCookie(c, cookieName) ?? ''
  const hasDevice = /^[\w-]{22}$/.test(sent)
  const device = hasDevice ? sent : randomBytes(16).toString('base64url')
  return { sender, device, hasDevice }
}

/**
 * Sets the cookie that recognizes the browser, for 400 days. It grants nothing: it only relaxes limits and skips
 * questions. Pages on another origin than the API neither receive nor send it.
 */
export function storeDeviceMark(c: Context, { apiUrl }: Pick<Accounts, 'apiUrl'>, { device }: Visitor): void {
  setCookie(c, cookieName, device, {
    path: '/auth/v1',
    httpOnly: true,
    sameSite: 'Strict',
    secure: apiUrl.startsWith('https:'),
    maxAge: days400,
  })
}
