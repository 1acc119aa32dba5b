import { expect } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import { addButton, amountField, buy, dayBefore, purchases, sheet, test, visitOnce } from './trip-visitor.ts'

test.use({ viewport: { width: 360, height: 780 } })

test(
  'a week in Paris and Barcelona, without an account and without a network after the first visit',
  { tag: '@core' },
  async ({ page, line }) => {
    await visitOnce(page, line)
    await line.cut()
    await page.goto(`${line.url}/trip?from=home`)
    await expect(page.getByRole('heading', { level: 1, name: 'My trip' })).toBeVisible()

    await test.step('the example teaches, and goes', async () => {
      await expect(page.getByText('146–188')).toBeVisible()
      await expectSound(page)
      await page.getByRole('button', { name: 'Remove example' }).click()
      await expect(page.getByText('146–188')).toHaveCount(0)
    })
    await test.step('Barcelona: two shops, two passports', async () => {
      await buy(page, {
        amount: '1450',
        shop: 'loewe',
        pick: /Loewe.*Barcelona/,
        day: dayBefore(6),
        passport: 'Mei Tanaka',
      })
      await buy(page, { amount: '78,00', shop: 'Santa Eulalia', day: dayBefore(5), passport: 'Kenji Tanaka' })
      await expect(purchases(page).getByText('Kenji')).toBeVisible()
      await expect(purchases(page)).toContainText('1,528.00')
      await expect(purchases(page).getByText('Barcelona')).toHaveCount(2)
    })
    await test.step('Paris: enough on one day, and what is short', async () => {
      await buy(page, {
        amount: '1250',
        shop: 'printemps hauss',
        pick: /Printemps Haussmann/,
        day: dayBefore(2),
        passport: 'Mei',
      })
      await buy(page, {
        amount: '45.71',
        shop: 'galeries laf',
        pick: /Haussmann/,
        day: dayBefore(1),
        passport: 'Mei',
      })
      await buy(page, { amount: '31.90', shop: 'galeries laf', pick: /Haussmann/, passport: 'Mei' })
      // Today's law counts three days: 45.71 + 31.90 + 22.40 is 100.01. The guide counts one day.
      await expect(purchases(page).getByText('EUR 22.40 short by law')).toHaveCount(2)
      await expect(purchases(page).getByText('EUR 68.10 short by this guide')).toBeVisible()
      await expectSound(page)
    })
    await test.step('a form is noted with one tap, and its money in the way that is chosen', async () => {
      await page.getByRole('tab', { name: /^Forms/ }).click()
      await expectSound(page)
      await page.getByRole('button', { name: /^Form issued by .*Loewe/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: /Loewe/ })).toBeVisible()
      await expect(page.getByText('251.65').first()).toBeVisible()
      await expectSound(page)
      await page.getByRole('button', { name: 'Use the shop itself' }).click()
      await page.getByRole('button', { name: 'Validated at a kiosk' }).click()
      await expect(page.getByRole('img', { name: /^Stamped on/ })).toBeVisible()
      await page.getByRole('button', { name: 'Sent to the shop' }).click()
      await page.getByLabel('What came, in EUR').fill('251,65')
      await page.getByRole('button', { name: 'It came' }).click()
      await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'My trip' })
        .click()
      await expect(purchases(page).getByText('Paid')).toBeVisible()
      await expect(page.getByText('EUR 251.65 has come.')).toBeVisible()
    })
    await test.step('all of it is there after a reload without a network', async () => {
      await page.reload()
      await expect(purchases(page).getByRole('button')).toHaveCount(5)
      await expect(purchases(page).getByText('Paid')).toBeVisible()
    })
  },
)

test('what is half typed survives closing, a reload and Back', async ({ page }) => {
  await page.goto('/france')
  await page.goto('/trip')
  await addButton(page).click()
  await amountField(page).fill('340')
  await page.getByRole('button', { name: 'Close, keep what is typed' }).click()
  await expect(sheet(page)).toBeHidden()
  await addButton(page).click()
  await expect(amountField(page)).toHaveValue('340')
  await sheet(page).getByRole('textbox', { name: 'Shop' }).fill('Le Bon')
  await page.reload()
  await expect(amountField(page)).toHaveValue('340')
  await expect(sheet(page).getByRole('textbox', { name: 'Shop' })).toHaveValue('Le Bon')
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await page.goto('/france')
  await page.goto('/trip')
  await addButton(page).click()
  await expect(amountField(page)).toHaveValue('340')
})

test('a purchase is changed, doubled, split, deleted and brought back; another tab sees it', async ({
  page,
  context,
}) => {
  await page.goto('/trip')
  await buy(page, { amount: '86.01', shop: 'Printemps', passport: 'Mei Tanaka' })
  const row = (name: RegExp) => purchases(page).getByRole('button', { name })
  const other = await context.newPage()
  await other.goto('/trip')
  await expect(purchases(other).getByRole('button', { name: /86\.01/ })).toBeVisible()

  await row(/Printemps/).click()
  await amountField(page).fill('90.01')
  await page.getByRole('button', { name: 'Save the change' }).click()
  await expect(purchases(other).getByRole('button', { name: /90\.01/ })).toBeVisible()

  await row(/Printemps/).click()
  await page.getByRole('button', { name: 'Split' }).click()
  const split = page.getByRole('form', { name: 'Split between two passports' })
  await split.getByLabel('Passport').fill('Kenji Tanaka')
  await split.getByRole('button', { name: 'Split in two halves' }).click()
  await expect(row(/45\.01/)).toContainText('Mei')
  await expect(row(/45\.00/)).toContainText('Kenji')

  await row(/45\.00/).click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(amountField(page)).toHaveValue('45.00')
  await page.getByRole('button', { name: 'Add to my trip' }).click()
  await expect(row(/45\.00/)).toHaveCount(2)

  await row(/45\.01/).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo: bring back Printemps' })).toBeFocused()
  await expect(purchases(other).getByRole('button', { name: /45\.01/ })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(row(/45\.01/)).toBeVisible()
  await expect(purchases(other).getByRole('button', { name: /45\.01/ })).toBeVisible()
})

test('by keyboard alone, and where it is 320 px wide and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/trip')
  await expect(page.getByText('146–188')).toBeVisible()
  await addButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(amountField(page)).toBeFocused()
  await page.keyboard.type('1250')
  await expectSound(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('printemps haussmann')
  await expect(sheet(page).getByRole('list', { name: 'Shops found' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('textbox', { name: 'Shop' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeHidden()
  await expect(addButton(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'This much can reach your hand' })).toBeVisible()
  await expectSound(page)
})

test('a result begins a purchase with its amount, a location with its shop', async ({ page }) => {
  await page.goto('/trip?add&amount=340.00&currency=EUR&country=spain&city=barcelona')
  await expect(amountField(page)).toHaveValue('340.00')
  await expect(sheet(page)).toContainText('Barcelona, VAT 21%: EUR 59.01 inside.')
  await expect(page).toHaveURL('/trip')
})

test.describe('without the keeper of pages', () => {
  // It would load what the proxy holds back.
  test.use({ serviceWorkers: 'block' })

  test('a line that brings the beginning and not the rules: purchases are typed and listed, and the rest comes when asked again', async ({
    page,
  }) => {
    const rules = '**/assets/later-parts-*.js'
    await page.route(rules, (route) => route.abort())
    await page.goto('/trip')
    const failed = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' })
    await expect(failed).toBeVisible()
    await buy(page, { amount: '1250', shop: 'Printemps', passport: 'Mei Tanaka' })
    await expect(purchases(page)).toContainText('1,250.00')
    await expect(purchases(page).getByText('Mei')).toBeVisible()
    await expect(failed).toBeVisible()
    await expectSound(page)
    await page.getByRole('tab', { name: 'Forms' }).click()
    await expect(failed).toBeVisible()
    await page.getByRole('tab', { name: /^Purchases/ }).click()
    await page.unroute(rules)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'This much can reach your hand' })).toBeVisible()
    await expect(purchases(page).getByText('Enough for a form')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Forms 1' })).toBeVisible()
  })
})

test('a name that is typed once more is the same traveler', async ({ page }) => {
  await page.goto('/trip')
  await buy(page, { amount: '340', shop: 'Le Bon Marché', passport: 'Mei Tanaka' })
  await buy(page, { amount: '120', shop: 'Printemps', passport: 'mei  tanaka' })
  await addButton(page).click()
  await expect(sheet(page).getByRole('radiogroup', { name: 'Passport' }).getByRole('radio')).toHaveCount(2)
})
