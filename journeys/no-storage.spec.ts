import { expect, test, type Page } from '@playwright/test'
import { accountButton, createAccount, fillLogin } from './account-holder.ts'
import { calculate, expectRefund, submitAddress, newAddress } from './visitor.ts'

/** Simulates a browser that blocks a site's data, and one whose storage is full. */
const ways = {
  'site data is blocked': (page: Page) =>
    page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    }),
  'there is no room': (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    }),
}

const storageWarning =
  'Retour can keep nothing in this browser: site data is blocked, or there is no room left.'

for (const [why, prepare] of Object.entries(ways))
  test(`${why}: beside the result it is said, once, that loading the page again loses it`, async ({
    page,
  }) => {
    await prepare(page)
    await page.goto('/vat-calculator')
    await expect(page.getByText(storageWarning)).toHaveCount(0)
    await calculate(page, { amount: '1250' })
    await submitAddress(page, newAddress())
    await expectRefund(page, '177.08')
    await expect(
      page.getByText(`${storageWarning} This result is gone when the page is loaded again`),
    ).toBeVisible()
    await page.getByRole('tab', { name: 'Refund Locations' }).click()
    await page.getByRole('tab', { name: 'Results' }).click()
    await expect(page.getByText(storageWarning)).toHaveCount(1)
    await page.reload()
    await expect(page.getByText(storageWarning)).toHaveCount(0)
    await expect(page.getByLabel('Purchase amount')).toHaveValue('')
  })

for (const [why, prepare] of Object.entries(ways))
  test(`${why}: what was typed on home stands on the calculator’s page, and no server reads it`, async ({
    page,
  }) => {
    await prepare(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/')
    await calculate(page, { amount: '1250,50', currency: 'GBP', country: 'Spain' })
    await expect(page).toHaveURL(/\/vat-calculator\/spain\/madrid$/)
    await expect(page.getByLabel('Purchase amount')).toHaveValue('1250,50')
    await expect(page.getByLabel('Currency')).toHaveValue('GBP')
    await expect(page.getByText('Read as GBP 1,250.50, VAT included.')).toBeVisible()
    expect(requests.filter((url) => new URL(url).search.includes('1250,50'))).toEqual([])
  })

for (const [why, prepare] of Object.entries(ways))
  test(`${why}: where one signs in it is said that loading a page signs out`, async ({ page, request }) => {
    const person = await createAccount(request)
    await prepare(page)
    await page.goto('/france')
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    // Every link of a guide loads a document, which ends the session, so the sign-in happens on a screen.
    await expect(page).toHaveURL(/\/auth\?/)
    await expect(page.getByText(`${storageWarning} You stay signed in until`)).toBeVisible()
    await fillLogin(page, person)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await expect(page.getByText(storageWarning)).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'VAT Calculator' }).click()
    await expect(page.getByRole('button', { name: 'Calculate Refund' })).toBeVisible()
    await accountButton(page).click()
    await page.getByRole('menuitem', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByText(`${storageWarning} You stay signed in until`)).toBeVisible()
  })

for (const [why, prepare] of Object.entries(ways))
  test(`${why}: who signs in to save a place does so on its page, and it is saved`, async ({
    page,
    request,
  }) => {
    const person = await createAccount(request)
    await prepare(page)
    await page.goto('/spain/madrid')
    await page.getByRole('button', { name: 'Save', exact: true }).click({ force: true })
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(`${storageWarning} You stay signed in until`)).toBeVisible()
    await fillLogin(dialog, person)
    await expect(page.getByText('Madrid added to favorites')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  })

test('who has room reads nothing of it', async ({ page }) => {
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await submitAddress(page, newAddress())
  await expectRefund(page, '177.08')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByText(storageWarning)).toHaveCount(0)
})
