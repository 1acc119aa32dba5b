import { expect, test } from '@playwright/test'
import { waitUntilLive } from './visitor.ts'

const questionLists = {
  'VAT Refund FAQ': 'Who can claim a VAT refund?',
  'Luxury Shopping FAQ': 'Boutique or department store?',
  'Airport Services FAQ': 'What happens at the kiosk?',
}

test('home tells its story in the order of its worth, the calculator first', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Your VAT, and the way back to you',
    'VIP airport and VAT concierge',
    'Insider shopping network',
    'Four steps, two of them at the airport',
    'Where people shop',
    'Questions',
    'Why shop tax-free',
  ])
  const calculator = await page.getByRole('button', { name: 'Calculate Refund' }).boundingBox()
  const story = await page.getByRole('heading', { level: 2 }).first().boundingBox()
  expect(calculator!.y).toBeLessThan(story!.y)
})

for (const [name, path] of [
  ['Find refund locations', '/map-locations'],
  ['Book', '/france/paris/book-chauffeur'],
] as const)
  test(`"${name}" on home leads to ${path}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })

test('the questions stand in three tabs that the arrow keys change, one answer open at a time', async ({
  page,
}) => {
  await page.goto('/')
  const titles = Object.keys(questionLists)
  await expect(page.getByRole('tab')).toHaveText(titles)
  const first = page.getByRole('tab', { name: titles[0] })
  // It hydrates when it is visible.
  await first.scrollIntoViewIfNeeded()
  await waitUntilLive(first)
  await first.focus()
  for (const [title, question] of Object.entries(questionLists)) {
    await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: title }).getByText(question)).toBeVisible()
    for (const [other, hidden] of Object.entries(questionLists))
      if (other !== title) await expect(page.getByText(hidden)).toBeHidden()
    await page.keyboard.press('ArrowRight')
  }
  const answers = page.getByRole('tabpanel').locator('details')
  await answers.nth(0).locator('summary').click()
  await answers.nth(1).locator('summary').click()
  await expect(answers.nth(0)).not.toHaveAttribute('open')
  await expect(answers.nth(1)).toHaveAttribute('open')
  await answers.nth(1).locator('summary').click()
  await expect(answers.nth(1)).not.toHaveAttribute('open')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('all three lists of questions can be read, under their titles', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('tablist')).toBeHidden()
    for (const [title, question] of Object.entries(questionLists)) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText(question)).toBeVisible()
    }
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  for (const path of ['/', '/vat-calculator', '/map-locations', '/no/such/page'])
    test(`${path} with text at twice its size is not wider than the screen`, async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
})
