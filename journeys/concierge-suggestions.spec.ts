import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { freePort } from '@retour/server/src/testing/free-port.ts'
import { createAccount, signIn } from './account-holder.ts'
import { otherDevice } from './chat.ts'
import { startBackend, type OwnBackend } from './outside/own-backend.ts'

let backend: OwnBackend | null = null
test.afterEach(() => stopProduct())

/** A separate server, because it makes suggestions when it starts, and this journey restarts it. */
async function startProduct(port: number) {
  backend = await startBackend({
    PORT: String(port),
    DATA_DIR: join(process.env.JOURNEYS_DATA_DIR ?? '', `suggestions-${port}`),
    FX_URL: 'http://127.0.0.1:9/v1',
    LOG_LEVEL: 'error',
  })
}

async function stopProduct() {
  await backend?.stop()
  backend = null
}

const details = (page: Page, title: string) => page.getByRole('button', { name: `View details: ${title}` })

test('suggestions are made from one’s own rows, with the reason; opened they count as viewed, and the list is asked for every 30 seconds', async ({
  page,
  context,
  playwright,
}) => {
  // Starts a separate server twice.
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const request = await playwright.request.newContext({ baseURL: origin })
  await startProduct(port)
  const person = await createAccount(request)
  const device = await otherDevice(request, person)
  await page.goto(origin)
  await signIn(page, person)
  await page.goto(`${origin}/dashboard?tab=ai`)
  await expect(page.getByText('No new suggestions.')).toBeVisible()
  // The place's number as its page saves it.
  await page.goto(`${origin}/france/paris`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // The page says "Saved" at once; a request after the stop would not be stored.
  await expect.poll(() => device.read('favorite_locations?select=id')).toHaveLength(1)
  await stopProduct()
  await startProduct(port)
  await expect
    .poll(() => device.read('ai_suggestions?select=id'), { message: 'suggestions are made' })
    .toHaveLength(2)

  await page.clock.install()
  let requestCount = 0
  page.on('request', (call) => (requestCount += call.url().includes('/ai_suggestions?select') ? 1 : 0))
  await page.goto(`${origin}/dashboard`)
  const region = page.getByRole('region', { name: 'Suggestions' })
  await expect(region).toContainText('You saved Paris.')
  await expect(details(page, 'A refund desk in Paris')).toHaveAttribute('aria-expanded', 'false')
  await context.setOffline(true)
  await details(page, 'A refund desk in Paris').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Failed to process suggestion')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Hide details: A refund desk in Paris' }).press('Enter')
  await details(page, 'A refund desk in Paris').press('Enter')
  await expect(region).toContainText('Forms are validated there with: PABLO.')
  await expect(region.getByRole('link', { name: 'All locations' })).toHaveAttribute(
    'href',
    '/map-locations/france/paris',
  )
  const viewed = () =>
    device.read<{ content: { title: string } }>('ai_suggestions?select=content&is_viewed=is.true')
  await expect
    .poll(async () => (await viewed()).map(({ content }) => content.title))
    .toEqual(['A refund desk in Paris'])

  // Another tab opens the other suggestion. This list notices it, and keeps what is being read.
  const [other] = await device.read<{ id: string }>('ai_suggestions?select=id&is_viewed=is.false')
  await device.update(`ai_suggestions?id=eq.${other?.id}`, { is_viewed: true })
  await page.clock.fastForward(31_000)
  await expect(details(page, 'Before you shop in France')).toHaveCount(0)
  await expect(region).toContainText('Forms are validated there with: PABLO.')
  // The clock is stopped, because otherwise thirty seconds would cause a request too.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const countBefore = requestCount
  // The event of a browser whose tab becomes visible.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect.poll(() => page.clock.runFor(50).then(() => requestCount)).toBe(countBefore + 1)
  await page.clock.resume()
  await page.reload()
  await expect(region).toContainText('No new suggestions.')
  await request.dispose()
})
