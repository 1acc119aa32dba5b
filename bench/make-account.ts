import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'

/** Returns the texts of all mails to an address so far. */
export type ReadMails = (email: string) => Promise<string[]>
type ServerAccess = { url: string; readMails: ReadMails; headers: Record<string, string> }
export type Session = { access_token: string; user: { id: string } }

/** Signs a person up, reads the mail and confirms. Returns the session. */
export async function makeAccount(
  { url, readMails, headers }: ServerAccess,
  { email, password }: { email: string; password: string },
): Promise<Session> {
  const post = async (path: string, row: object) => {
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(row) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  await post('/auth/v1/signup', { email, password, data: { full_name: 'Bench Person' } })
  const link = new URL(await waitUntilMailed(readMails, email))
  const proof = { type: 'signup', token_hash: link.searchParams.get('token') }
  return (await post('/auth/v1/verify', proof)) as Session
}

/** Reads the mails that a development server writes into its data folder. */
export function mailsOfFolder(dataDir: string): ReadMails {
  const folder = join(dataDir, 'mail')
  return async (email) => {
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : []
    const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
    return mails.filter(({ to }) => to?.[0]?.address === email).map(({ text }) => text ?? '')
  }
}

async function waitUntilMailed(readMails: ReadMails, email: string): Promise<string> {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    for (const text of await readMails(email)) {
      const [link] = /https?:\S+\/auth\/v1\/verify\S+/.exec(text) ?? []
      if (link) return link
    }
    await pause(50)
  }
  throw new Error('no confirmation mail after 20 s')
}
