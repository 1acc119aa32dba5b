import type { TakenMail } from '@retour/server/src/mail/testing/loopback-smtp.ts'
import { startLoadedServer } from '../load/loaded-server.ts'
import { makeAccount, type Session } from '../make-account.ts'

export type Answer = { status: number; text: string; tookMs: number }
export type Person = { email: string; password: string }

/** The product in production behind one proxy, which is this process: it sets the client address of each call. */
export type Victim = {
  url: string
  /** The mails that it has sent. */
  taken: TakenMail[]
  headersOf(sender: string, token?: string): Record<string, string>
  /** Makes one call from the address `sender`. A `body` makes it a POST. */
  call(path: string, options: { sender: string; body?: unknown; token?: string }): Promise<Answer>
  signIn(person: Person, sender: string): Promise<Answer>
  /** Creates an account and confirms it. */
  addAccount(person: Person, sender: string): Promise<Session>
  stop(): Promise<void>
}

/** Starts the product of the checkout at `root` in production, with a mail server in this process. */
export async function startVictim(root: string, settings: Record<string, string> = {}): Promise<Victim> {
  const server = await startLoadedServer(root, { LOG_LEVEL: 'error', ...settings })
  const { taken, readMails } = server
  const { url } = server.product
  const { publishableKey } = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string }
  const headersOf: Victim['headersOf'] = (sender, token) => ({
    apikey: publishableKey,
    'Content-Type': 'application/json',
    'X-Forwarded-For': sender,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  })

  const call: Victim['call'] = async (path, { sender, body, token }) => {
    const sentAt = performance.now()
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: headersOf(sender, token),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text(), tookMs: performance.now() - sentAt }
  }
  return {
    url,
    taken,
    headersOf,
    call,
    signIn: (person, sender) => call('/auth/v1/token?grant_type=password', { sender, body: person }),
    addAccount: (person, sender) => makeAccount({ url, readMails, headers: headersOf(sender) }, person),
    stop: () => server.stop(),
  }
}

/** Returns a different attacker's address for each number. */
export const senderOf = (number: number) => `198.51.${100 + Math.floor(number / 250)}.${1 + (number % 250)}`
export const ownerAddress = '203.0.113.7'

/** Runs `work` for 0 … count-1, `atOnce` at a time. */
export async function inTurns<T>(
  count: number,
  atOnce: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const n = next
        next += 1
        results[n] = await work(n)
      }
    }),
  )
  return results
}

/** "200 ×3, 429 ×7" */
export function countStatuses(answers: { status: number }[]): string {
  const counts = Map.groupBy(answers, ({ status }) => status)
  return [...counts].map(([status, { length }]) => `${status} ×${length}`).join(', ')
}
