import { expect, type Page, test } from '@playwright/test'
import { createAccount, expectSignedOut, logOut, signIn } from './account-holder.ts'
import { chatButton } from './chat.ts'
import { openSignedIn } from './signed-in.ts'
import { holdScripts, untilLive, untilStarted } from './visitor.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

/** Scripts that a page asks for, by the name that the build gave them. */
function watchScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname) ?? []
    if (name) asked.push(name)
  })
  return asked
}

test('a document is painted before it asks for a script, and never asks for the router', async ({ page }) => {
  const asked = watchScripts(page)
  const release = await holdScripts(page)
  await page.goto('/how-vat-refund-works-in-france')
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const paintedAt = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  release()
  await untilStarted(page)
  const firstAt = await page.evaluate(() =>
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  )
  expect(firstAt).toBeGreaterThanOrEqual(paintedAt)
  expect(asked).toContain('islands')
  expect(asked).not.toContain('router')
})

test(
  'from a screen to a document and back: what was typed there stays',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/vat-calculator')
    await untilLive(page.getByLabel('Purchase amount'))
    await page.getByLabel('Purchase amount').fill('1250')
    await page.getByRole('radio', { name: 'Spain' }).check({ force: true })
    await footer(page).getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
    await footer(page).getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/privacy')
    await page.goBack()
    await page.goBack()
    await expect(page.getByLabel('Purchase amount')).toHaveValue('1250')
    await expect(page.getByRole('radio', { name: 'Spain' })).toBeChecked()
  },
)

test('a message that is read as the page is left stands on the next page too', async ({ page, request }) => {
  await page.goto('/terms')
  await signIn(page, await createAccount(request))
  await logOut(page)
  const message = page.getByRole('status').filter({ hasText: 'You have been logged out' })
  await expect(message).toBeVisible()
  await footer(page).getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL('/cookies')
  await expect(message).toBeVisible()
  await expectSignedOut(page)
})

test('an island that breaks leaves the others and the page', async ({ page, request }) => {
  // The assistant's button alone asks for it.
  await page.addInitScript(`window.matchMedia = () => { throw new Error('Without media queries.') }`)
  const told = page.waitForEvent('console', (message) => message.text().includes('ConciergeSlot'))
  await openSignedIn(page, request, { path: '/privacy' })
  await told
  await expect(chatButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expectSignedOut(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu of a document: Back closes it, and a link of it is one step from the document', async ({
    page,
    request,
  }) => {
    await openSignedIn(page, request, { path: '/imprint' })
    await untilStarted(page)
    const open = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await open.click()
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/imprint')
    await open.click()
    await menu.getByRole('link', { name: 'VAT Calculator' }).click()
    await expect(page.getByRole('button', { name: 'Calculate Refund' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/imprint')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Imprint')
  })
})
