import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Senders } from '#server/gate/limit-sender'
import type { Accounts } from './accounts.ts'

/** Who calls, before anybody is known: a network address and a browser. */
export type Visitor = {
  sender: string
  /** What the browser's cookie says; a new text where it sent none. */
  device: string
  hasDevice: boolean
}

const cookieName = 'retour-device'
const days400 = 400 * 86_400

export function readVisitor(c: Context, { senderOf }: Senders): Visitor {
  const sender = senderOf(c)
  const sent = getCookie(c, cookieName) ?? ''
  const hasDevice = /^[\w-]{22}$/.test(sent)
  const device = hasDevice ? sent : randomBytes(16).toString('base64url')
  return { sender, device, hasDevice }
}

/**
 * Sets the cookie that holds the browser’s mark. It opens nothing: it only eases limits and questions for who was here before. Pages on
 * another origin than the API neither get nor send it.
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
