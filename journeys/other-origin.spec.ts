import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startLoopbackSmtp, type LoopbackSmtp } from '@retour/server/src/mail/testing/loopback-smtp.ts'
import { freePort } from '@retour/server/src/testing/free-port.ts'
import { machineEnvironment } from '@retour/server/src/testing/machine-environment.ts'
import { expectSignedIn, fillRegistration, logOut, newPerson, signIn } from './account-holder.ts'
import { startBackend, type OwnBackend } from './outside/own-backend.ts'
import { serveFolder } from './outside/static-host.ts'
import { calculate, expectRefund, submitAddress } from './visitor.ts'

let siteUrl: string
let apiUrl: string
let folder: string
let host: Server
let smtp: LoopbackSmtp
let backend: OwnBackend

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retour-other-origin-'))
  const [sitePort, apiPort] = await Promise.all([freePort(), freePort()])
  siteUrl = `http://127.0.0.1:${sitePort}`
  apiUrl = `http://127.0.0.1:${apiPort}`
  const settings = {
    SITE_URL: siteUrl,
    API_URL: apiUrl,
    PUBLISHABLE_KEY: 'sb_publishable_of_a_backend_on_another_origin',
    MAP_STYLE_URL: process.env.JOURNEYS_MAP_STYLE_URL ?? '',
  }
  execFileSync(process.execPath, ['tools/commands/export-site.ts', join(folder, 'site')], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...machineEnvironment(), ...settings },
  })
  host = await serveFolder(join(folder, 'site'), sitePort)
  smtp = await startLoopbackSmtp()
  // In production only the configured origin may call.
  backend = await startBackend({
    ...settings,
    NODE_ENV: 'production',
    STOP_NOTICE_SECONDS: '0',
    SMTP_URL: smtp.url,
    PORT: String(apiPort),
    DATA_DIR: join(folder, 'data'),
    FX_URL: process.env.JOURNEYS_FX_URL ?? '',
  })
})
test.afterAll(async () => {
  await backend?.stop()
  await smtp?.close()
  host?.closeAllConnections()
  host?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/** Returns the URL in the mail that confirms an account, from this person's mail server. */
async function mailedLink(email: string): Promise<string> {
  let link = ''
  await expect
    .poll(() => {
      const mail = smtp.taken.find(
        ({ recipients, mail: { text } }) => recipients.includes(email) && text?.includes('/verify'),
      )
      return (link = /https?:\S+\/auth\/v1\/verify\S+/.exec(mail?.mail.text ?? '')?.[0] ?? '')
    })
    .not.toBe('')
  return link
}

/** Collects errors of the browser, and calls that went to the static host instead of the backend. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    // A driver without a graphics card reports its own performance.
    const isOfDriver = message.text().includes('GL Driver Message')
    if (['error', 'warning'].includes(message.type()) && !isOfDriver)
      faults.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === siteUrl && /^\/(?:auth\/|rest\/|functions\/|fx\/)/.test(pathname))
      faults.push(request.url())
  })
  return faults
}

test('a site of plain files, its backend on another origin: from a calculation to the dashboard', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce' })).newPage()
  const faults = watch(page)
  const person = newPerson()

  await test.step('a guest sees the locations of a city', async () => {
    const response = page.waitForResponse(`${apiUrl}/functions/v1/get-refund-locations`)
    await page.goto('/map-locations/france/nice#list-view')
    expect((await response).status()).toBe(200)
    await expect(page.getByText('13 places')).toBeVisible()
  })

  await test.step('calculates in dollars, at the rate that the backend has', async () => {
    await page.goto('/vat-calculator/france/nice')
    await calculate(page, { amount: '1,100.00', currency: 'USD' })
    await submitAddress(page, person.email)
    await expectRefund(page, '155.83')
  })

  await test.step('signs up, and the mailed link comes back to the site', async () => {
    await page.getByRole('button', { name: 'Sign Up Now' }).click()
    const dialog = page.getByRole('dialog')
    await fillRegistration(dialog, person)
    await expect(page.getByText('Registration successful!')).toBeVisible()
    const link = await mailedLink(person.email)
    expect(link).toContain(`${apiUrl}/auth/v1/verify`)
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page).toHaveURL((url) => url.origin === siteUrl)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectSignedIn(page)
  })

  await test.step('finds it in the dashboard', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mei' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Refund calculations' }).getByRole('listitem'),
    ).toContainText('155.83')
  })

  await test.step('signs out and in again', async () => {
    // Pending requests at the end of the session are refused, which is correct.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await logOut(page)
    await expect(page).toHaveURL('/')
    await signIn(page, person)
    await page.goto('/dashboard?tab=profile')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  })

  expect(faults).toEqual([])
})
