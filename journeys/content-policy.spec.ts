import { expect, type Page, test } from '@playwright/test'
import { calculate, expectRefund, submitAddress, newAddress, waitUntilLive } from './visitor.ts'

/** Collects the violations of a page's content policy. */
async function watchRefused(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('noteRefused', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { noteRefused } = window as unknown as { noteRefused: (what: string) => void }
      noteRefused(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return refused
}

test('52: nothing that a page brings is refused by its policy', { tag: '@core' }, async ({ page }) => {
  const refused = await watchRefused(page)
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign In' })
  for (const path of [
    '/',
    '/france',
    '/france/paris',
    '/france/cdg',
    '/how-vat-refund-works-in-france',
    '/privacy',
    '/nowhere',
    '/map-locations/france/paris',
    '/france/paris/book-chauffeur',
    '/trip',
    '/kiosk-help',
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await waitUntilLive(signIn)
      await signIn.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(refused).toEqual([])
    })
})

test('52: nor what screens draw later, one after the other', async ({ page }) => {
  const refused = await watchRefused(page)
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await submitAddress(page, newAddress())
  await expectRefund(page, '177.08')
  // The calculator is a document: the browser loads the first screen, the router renders the next ones.
  await page.goto('/trip')
  for (const name of ['Refund Locations', 'My Trip']) {
    const link = page.getByRole('banner').getByRole('link', { name })
    await waitUntilLive(link)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
  expect(refused).toEqual([])
})

test('52: styles that a page did not come with are refused', async ({ page }) => {
  const refused = await watchRefused(page)
  await page.goto('/privacy')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<style>h1{display:none}</style>')
  })
  await expect.poll(() => refused.length).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
