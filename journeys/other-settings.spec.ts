import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '@retour/server/src/testing/free-port.ts'
import { ask, openChat } from './chat.ts'
import { startModelServer } from './outside/model-server.ts'
import { startBackend, type OwnBackend } from './outside/own-backend.ts'
import { openSignedIn } from './signed-in.ts'
import { calculate, expectRefund, submitAddress, newAddress } from './visitor.ts'

// One worker, so that there is one such server.
test.describe.configure({ mode: 'default' })

let origin: string
let folder: string
let model: Awaited<ReturnType<typeof startModelServer>>
let product: OwnBackend

test.beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  folder = mkdtempSync(join(tmpdir(), 'retour-other-settings-'))
  model = await startModelServer()
  product = await startBackend({
    PORT: String(port),
    DATA_DIR: folder,
    // Nothing listens there.
    FX_URL: 'http://127.0.0.1:9/v1',
    AI_BASE_URL: model.url,
    AI_MODEL: 'loopback',
    LOG_LEVEL: 'error',
  })
})
test.afterAll(async () => {
  await product?.stop()
  model?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

test(
  'without rates of the day the guide’s own rates are used, and the page says so',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(`${origin}/vat-calculator/france/paris`)
    await calculate(page, { amount: '1080', currency: 'USD' })
    await expect(page.getByText('Failed to convert currency. Using estimated conversion.')).toBeVisible()
    await submitAddress(page, newAddress())
    await expectRefund(page, '153.00')
    await expect(page.getByText(/estimated, rates of/i).first()).toBeVisible()
  },
)

test('with a model its answer is told, what it says without a tool is not; when it is down the built-in one answers', async ({
  browser,
}) => {
  await using context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openSignedIn(page, context.request, { path: '/germany' })
  const drawer = await openChat(page)
  await ask(drawer, 'Hello', 'I answer from our guides')
  await ask(drawer, 'What do I get for 1,250 EUR in France?', 'Here is the estimate:')
  await expect(drawer.getByRole('log')).toContainText('EUR 177.08')
  await expect(drawer.getByRole('log')).not.toContainText(/loopback|999/)
  await ask(drawer, 'Where is the desk at Munich airport?', 'Desks at Munich Airport')
  await expect(drawer.getByRole('alert')).toHaveCount(0)
})
