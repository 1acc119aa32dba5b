import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'

type Door = { url: string; dataDir: string; headers: Record<string, string> }
export type Session = { access_token: string; user: { id: string } }

/** Signs somebody up, reads the mail in the data folder of the server and confirms; gives the session. */
export async function makeAccount(
  { url, dataDir, headers }: Door,
  { email, password }: { email: string; password: string },
): Promise<Session> {
  const post = async (path: string, row: object) => {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(row) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  await post('/auth/v1/signup', { email, password, data: { full_name: 'Bench Person' } })
  const link = new URL(await untilMailed(join(dataDir, 'mail'), email))
  const proof = { type: 'signup', token_hash: link.searchParams.get('token') }
  return (await post('/auth/v1/verify', proof)) as Session
}

async function untilMailed(folder: string, email: string): Promise<string> {
  const read = new Set<string>()
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    const files = existsSync(folder) ? readdirSync(folder) : []
    for (const name of files.filter((file) => file.endsWith('.eml') && !read.has(file))) {
      read.add(name)
      const mail = await PostalMime.parse(readFileSync(join(folder, name)))
      const [link] = /https?:\S+\/auth\/v1\/verify\S+/.exec(mail.text ?? '') ?? []
      if (link && mail.to?.[0]?.address === email) return link
    }
    await pause(50)
  }
  throw new Error('no confirmation mail after 20 s')
}
