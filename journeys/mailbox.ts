import type { APIRequestContext, Page } from '@playwright/test'

/** The addresses with their tokens that the servers printed when they started. */
const printed = [process.env.JOURNEYS_MAILBOX, process.env.JOURNEYS_SECOND_MAILBOX]

/** The list of mails, opened as whoever reads the console of this server does. */
export async function readMailbox(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/dev/mailbox')
  if (answer.status() !== 403) return answer.text()
  const { origin } = new URL(answer.url())
  const address = printed.find((one) => one?.startsWith(`${origin}/`))
  if (!address) throw new Error(`${origin} printed no address of its mailbox`)
  return (await request.get(address)).text()
}

/** The mails whose row in the list holds all these words, newest first, each as its page. */
export async function findMails(request: APIRequestContext, ...words: string[]): Promise<string[]> {
  const rows = (await readMailbox(request)).split('<tr>')
  const paths = rows
    .filter((row) => words.every((word) => row.includes(word)))
    .flatMap((row) => /href="(?<path>\/dev\/mailbox\/[^"]+)"/.exec(row)?.groups?.path ?? [])
  return Promise.all(paths.map(async (path) => (await request.get(path)).text()))
}

export async function openMailbox(page: Page): Promise<void> {
  await readMailbox(page.request)
  await page.goto('/dev/mailbox')
}
