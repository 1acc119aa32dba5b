import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { newPerson, type Person } from '../journeys/account-holder.ts'
import { atMost } from './figures.ts'
import { mailsOfFolder, makeAccount } from './make-account.ts'
import { median } from './median.ts'
import { openBrowser } from './open-browser.ts'
import { startProduct } from './product.ts'
import type { Table } from './table.ts'

const visits = 5
const cpuRate = 4
/** The delay of every request, so that the requests of a round start together and well before the next round. */
const roundMs = 500
const purchases = [1250, 640, 380, 90]

type StartedRequest = { path: string; atMs: number }

/** Fills in the sign-in form and submits it. Returns the requests that started after the session. */
async function signIn(page: Page, { email, password }: Person, url: string) {
  await page.goto(`${url}/auth?from=/dashboard`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const startedRequests: StartedRequest[] = []
  const signedIn = page.waitForResponse((response) => response.url().includes('/auth/v1/token'))
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await (await signedIn).finished()
  const startedAtMs = performance.now()
  page.on('request', (sent) =>
    startedRequests.push({ path: new URL(sent.url()).pathname, atMs: performance.now() - startedAtMs }),
  )
  return { startedRequests, startedAtMs }
}

/** Waits for the complete overview: nothing is busy. */
async function waitUntilComplete(page: Page) {
  // The list of sums is busy until they have loaded; before that it does not exist.
  await page.locator('[role=tabpanel] dl[aria-busy=false]').waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => !document.querySelector('[role=tabpanel] [aria-busy=true]'))
}

async function openPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  return { context, page, devtools: await context.newCDPSession(page) }
}

async function measureTime(browser: Browser, person: Person, url: string): Promise<number> {
  const { context, page, devtools } = await openPage(browser)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  const { startedAtMs } = await signIn(page, person, url)
  await waitUntilComplete(page)
  const tookMs = performance.now() - startedAtMs
  await context.close()
  return tookMs
}

async function countRounds(browser: Browser, person: Person, url: string): Promise<StartedRequest[][]> {
  const { context, page, devtools } = await openPage(browser)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const { startedRequests } = await signIn(page, person, url)
  await waitUntilComplete(page)
  const rounds: StartedRequest[][] = []
  for (const one of startedRequests) {
    const round = rounds.at(-1)
    if (round?.[0] && one.atMs - round[0].atMs < roundMs * 0.8) round.push(one)
    else rounds.push([one])
  }
  await context.close()
  return rounds
}

async function makePerson(url: string, dataDir: string): Promise<Person> {
  const person = newPerson('Bench Person')
  const { publishableKey } = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string }
  const headers = { apikey: publishableKey, 'Content-Type': 'application/json' }
  await makeAccount({ url, readMails: mailsOfFolder(dataDir), headers }, person)
  for (const [index, amount] of purchases.entries()) {
    const lead = {
      email: person.email,
      full_name: person.fullName,
      purchase_amount: amount,
      currency: 'EUR',
      country: ['france', 'spain', 'italy', 'france'][index],
    }
    const response = await fetch(`${url}/rest/v1/leads`, {
      method: 'POST',
      headers,
      body: JSON.stringify(lead),
    })
    if (!response.ok) throw new Error(`a lead was answered ${response.status}: ${await response.text()}`)
  }
  return person
}

/**
 * Measures the time from the start of a session to the complete overview: rounds of requests, and time on a slow phone.
 */
export async function benchDashboard(root: string): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-dashboard-'))
  const product = await startProduct(root, [process.execPath, 'packages/server/src/main.ts'], {
    DATA_DIR: dataDir,
  })
  const browser = await openBrowser()
  try {
    const person = await makePerson(product.url, dataDir)
    const took: number[] = []
    for (let visit = 0; visit < visits; visit += 1) took.push(await measureTime(browser, person, product.url))
    const rounds = await countRounds(browser, person, product.url)
    return {
      title: `The dashboard after sign-in (${cpuRate}x CPU, loopback, median of ${visits} cold visits)`,
      columns: ['complete after ms', 'rounds of requests', 'requests'],
      rows: [[Math.round(median(took)), rounds.length, rounds.flat().length]],
      notes: rounds.map((round, index) => `round ${index + 1}: ${round.map(({ path }) => path).join(' ')}`),
      figures: [
        atMost('dashboard complete', median(took), { limit: 700, unit: 'ms' }),
        atMost('rounds of requests', rounds.length, { limit: 2, unit: '' }),
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
