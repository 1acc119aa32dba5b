import { expect, test, type Page } from '@playwright/test'
import { expectNoOverflow, expectSound } from './expect-no-violation.ts'
import { waitUntilPainted, waitUntilStarted, watchShifts } from './visitor.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('questions open one at a time and close again', async ({ page }) => {
      await page.goto('/france/paris')
      const questions = page.locator('details[name=questions]')
      await questions.nth(0).locator('summary').click()
      await expect(questions.nth(0)).toHaveAttribute('open')
      await questions.nth(1).locator('summary').click()
      await expect(questions.nth(0)).not.toHaveAttribute('open')
      await expect(questions.nth(1)).toHaveAttribute('open')
      await questions.nth(1).locator('summary').click()
      await expect(questions.nth(1)).not.toHaveAttribute('open')
    })

    test('the bar of contents stays in sight, leads to a part and opens it', async ({ page }) => {
      await page.goto('/france/paris')
      const contents = page.getByRole('navigation', { name: 'On this page' })
      await contents.getByRole('link', { name: 'Questions' }).click()
      await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeInViewport()
      await expect(contents).toBeInViewport({ ratio: 1 })
      const source = page.getByRole('link', { name: 'Galeries Lafayette Haussmann, détaxe' })
      await expect(source).toBeHidden()
      await contents.getByRole('link', { name: 'Sources' }).click()
      await expect(source).toBeInViewport()
    })

    test('a shopping area opens to the places in it', async ({ page }) => {
      await page.goto('/france/paris')
      await page.getByRole('heading', { name: 'Saint-Honoré and Place Vendôme' }).click()
      await expect(page.getByText('Hermès 24 Faubourg')).toBeVisible()
    })

    test('a store that the footer names has its entry on the page of its city', async ({ page }) => {
      await page.goto('/germany')
      await page.getByRole('link', { name: 'La Vallée Village' }).click()
      await expect(page).toHaveURL('/france/paris#fr-paris-la-vallee-village')
      const entry = page.locator('#fr-paris-la-vallee-village')
      await expect(entry).toHaveText('La Vallée Village')
      await expect(entry).toBeInViewport()
    })

    test('an article, a legal page and a country can be read', async ({ page }) => {
      for (const [path, words] of [
        ['/vat-refund-at-cdg-airport', 'Step by step'],
        ['/privacy', 'How long it is kept'],
        ['/germany', 'VAT rates and eligibility'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: words })).toBeVisible()
      }
    })
  })

/** Returns these headings in the order of the page. */
const orderOf = async (page: Page, names: string[]) => {
  const all = await page.getByRole('main').getByRole('heading').allInnerTexts()
  return all.filter((name) => names.includes(name))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    'the guide to Paris is short, and its parts stand in their order',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/france/paris')
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(9000)
      const order = [
        'Claiming VAT back in Paris',
        'Tips',
        'Book a chauffeur in Paris',
        'Top shopping areas',
        'Luxury brands',
        'Local information',
        'Refund timeline',
        'Questions',
        'Places to know',
        'Sources',
      ]
      expect(await orderOf(page, order)).toEqual(order)
      await page.getByRole('link', { name: 'All 43 places' }).click()
      await expect(page).toHaveURL('/map-locations/france/paris#list-view')
      await expect(page.getByText('43 places', { exact: true })).toBeVisible()
    },
  )

  test('a country’s parts stand in their order', async ({ page }) => {
    await page.goto('/spain')
    const order = [
      'VAT rates and eligibility',
      'Find a refund location',
      'Step by step',
      'Popular destinations',
      'Questions',
      'Sources',
    ]
    expect(await orderOf(page, order)).toEqual(order)
  })

  test('by keyboard alone nothing that has the focus lies under the bar', async ({ page }) => {
    await page.goto('/france/cdg')
    const bar = page.getByRole('navigation', { name: 'On this page' })
    await page.getByRole('link', { name: 'All 11 places' }).focus()
    // Before hydration the form has no fields, so the bar is reached in fewer steps. Content above the bar's own
    // position is not under it, so the loop ends at the bar.
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Shift+Tab')
      if (await bar.evaluate((nav) => nav.contains(document.activeElement))) {
        expect(step).toBeGreaterThan(5)
        return
      }
      const barBox = await bar.boundingBox()
      const box = await page.locator(':focus').boundingBox()
      if (!box || !barBox) throw new Error('nothing has the focus')
      expect(box.y, `focus ${step}`).toBeGreaterThanOrEqual(barBox.y + barBox.height)
    }
  })
})

test('an airport leads with what can be closed, then its desks by terminal', async ({ page }) => {
  await page.goto('/france/cdg')
  const desks = page.getByRole('table', { name: 'Terminals and desks' })
  await expect(desks.getByRole('row', { name: /^2E/ })).toContainText('Cash Paris')
  await expect(desks.getByRole('row', { name: /^2A/ })).toContainText('May be closed for works')
  await expect(desks.getByRole('row', { name: /^2E/ })).toContainText('Sources disagree')
  await expect(desks.getByRole('row', { name: /^2F/ })).toContainText('Source without a date')
  await expect(desks.getByRole('link', { name: 'cash-paris.com, source for 2E' })).toBeVisible()
  await expect(desks).not.toContainText('Checked')
  const words = await page.getByRole('main').innerText()
  const order = ['Terminals and desks', 'Your way through the airport', 'Tips']
  expect(await orderOf(page, order)).toEqual(order)
  expect(words.indexOf('Before you count on a desk')).toBeLessThan(words.indexOf('Terminals and desks'))
  expect(words).not.toContain('Luxury brands')
  expect(words).not.toMatch(/open now/i)
})

test('hours without a date are marked beside them', async ({ page }) => {
  await page.goto('/france/paris')
  await expect(page.locator('#fr-paris-gl-haussmann-detaxe')).toContainText(
    'Daily 10:00–20:15 (undated, confirm before you go)',
  )
})

test('brands stand in the order of the alphabet', async ({ page }) => {
  await page.goto('/italy/milan')
  await page.getByRole('heading', { name: 'Luxury brands' }).click()
  const brands = await page.locator('#brands li').allInnerTexts()
  expect(brands.length).toBeGreaterThan(5)
  expect(brands).toEqual(brands.toSorted((a, b) => a.localeCompare(b)))
})

test('a link in the text leads on and Back leads to where one was, by pointer and by keyboard', async ({
  page,
}) => {
  await page.goto('/france/paris')
  await waitUntilStarted(page)
  const exits = page.getByRole('heading', { name: 'Which exit you use decides everything' })
  await exits.click()
  await page.getByRole('main').getByRole('link', { name: 'Orly', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orly Airport' })).toBeVisible()
  await page.getByRole('heading', { name: 'Local information' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Charles de Gaulle', exact: true })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Charles de Gaulle Airport' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/france/paris')
  await expect(exits).toBeInViewport()
})

test('a link to a city that does not exist shows the country', async ({ page }) => {
  await page.goto('/france/paris')
  await page.locator('section[aria-labelledby="claiming"]').evaluate((part) => {
    part.insertAdjacentHTML('beforeend', '<a href="/france/atlantis">Atlantis</a>')
  })
  await page.getByRole('link', { name: 'Atlantis' }).click()
  await expect(page).toHaveURL(/\/france$/)
  await expect(page.getByRole('heading', { level: 1, name: 'France' })).toBeVisible()
})

test('the search of a country leads to the list of the chosen city', async ({ page }) => {
  await page.goto('/france')
  await page.getByLabel('Country').selectOption('spain')
  await expect(page.getByLabel('City')).toHaveValue('madrid')
  await page.getByLabel('City').selectOption('seville')
  await page.getByRole('button', { name: 'Search Locations' }).click()
  await expect(page).toHaveURL(/\/map-locations\/spain\/seville#list-view$/)
})

const pages = ['/france/paris', '/germany/munich-airport', '/italy', '/vat-refund-rules-2025', '/privacy']

for (const path of pages)
  test(`${path} does not move while it loads, and fits 320 px with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const shifts = await watchShifts(page)
    await page.goto(path)
    await waitUntilStarted(page)
    await waitUntilPainted(page)
    expect(await shifts()).toBe(0)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoOverflow(page)
  })

for (const path of [...pages, '/italy/milano-centrale', '/imprint'])
  test(`axe finds nothing on ${path}, with a question open`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    const question = page.locator('summary').first()
    if (await question.count()) await question.click()
    await expectSound(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectSound(page)
  })
