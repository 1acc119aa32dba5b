import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** The URLs with tokens that servers printed at their start. */
const printed = new Set([process.env.JOURNEYS_MAILBOX])

export const noteMailbox = (address: string | undefined) => void printed.add(address)

/** Returns the list of mails, opened like a person who reads the console of this server. */
export async function readMailbox(request: APIRequestContext): Promise<string> {
  const response = await request.get('/dev/mailbox')
  if (response.status() !== 403) return response.text()
  const { origin } = new URL(response.url())
  const address = [...printed].find((one) => one?.startsWith(`${origin}/`))
  if (!address) throw new Error(`${origin} printed no address of its mailbox`)
  return (await request.get(address)).text()
}

/** Returns the pages of the mails whose row in the list contains all these words, newest first. */
export async function findMails(request: APIRequestContext, ...words: string[]): Promise<string[]> {
  const paths = pathsOf(await readMailbox(request), words)
  return Promise.all(paths.map((path) => read(request, path)))
}

/** Waits for such a mail and returns the newest one. */
export async function waitForMail(request: APIRequestContext, ...words: string[]): Promise<string> {
  let newest: string | undefined
  await expect
    .poll(async () => (newest = pathsOf(await readMailbox(request), words)[0]), {
      message: `a mail with ${words.join(', ')}`,
      intervals: [100, 100, 200, 500],
    })
    .toBeDefined()
  return read(request, newest!)
}

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

const pathsOf = (list: string, words: string[]) =>
  list
    .split('<tr>')
    .filter((row) => words.every((word) => row.includes(word)))
    .flatMap((row) => /href="(?<path>\/dev\/mailbox\/[^"]+)"/.exec(row)?.groups?.path ?? [])

export async function openMailbox(page: Page): Promise<void> {
  await readMailbox(page.request)
  await page.goto('/dev/mailbox')
}
