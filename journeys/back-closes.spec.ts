import { expect, type Page, test } from '@playwright/test'
import { chatButton, openChat } from './chat.ts'
import { accountButton, openSignIn } from './account-holder.ts'
import { mapOf, pressMiddle, waitUntilDrawn } from './map-visitor.ts'
import { openSignedIn } from './signed-in.ts'
import { waitUntilLayersLeft, waitUntilLive } from './visitor.ts'

/** Opens the trip, then the map by the phone's menu. */
async function goToMap(page: Page) {
  await page.goto('/trip')
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await waitUntilLive(open)
  await open.click()
  await menu.getByRole('link', { name: 'Refund Locations' }).click()
  return { menu, open }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('Back closes the menu, then leaves the page; Forward comes back to it', async ({ page }) => {
    const { menu, open } = await goToMap(page)
    await expect(page).toHaveURL('/map-locations')
    await expect(menu).toBeHidden()

    for (const closed of ['once', 'twice']) {
      await open.click()
      await expect(menu, closed).toBeVisible()
      await page.goBack()
      await expect(menu, closed).toBeHidden()
      await expect(page).toHaveURL('/map-locations')
    }
    await page.goBack()
    await expect(page).toHaveURL('/trip')
    await expect(page.getByRole('button', { name: 'Add a purchase' })).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL('/map-locations')
    await expect(page.getByRole('heading', { level: 1, name: /^VAT Refund Locations/ })).toBeVisible()
    await page.goForward()
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/trip')
  })

  test('Back closes a menu that was opened while the next page was on its way', async ({ page }) => {
    await page.addInitScript(() => {
      const replaceState = history.replaceState.bind(history)
      history.replaceState = (state, unused, url) => {
        const before = location.pathname
        replaceState(state, unused, url)
        // The address is new, the content is still that of the page before.
        if (location.pathname !== before)
          document.querySelector<HTMLElement>('[popovertarget="menu"]')?.click()
      }
    })
    const { menu } = await goToMap(page)
    await expect(page.getByRole('heading', { level: 1, name: /^VAT Refund Locations/ })).toBeVisible()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/map-locations')
    await page.goBack()
    await expect(page).toHaveURL('/trip')
  })

  test('a menu that was closed otherwise leaves nothing to go back to', async ({ page }) => {
    await page.goto('/data-sources')
    await page.goto('/trip')
    const open = page.getByRole('button', { name: 'Menu', exact: true })
    await waitUntilLive(open)
    for (let times = 0; times < 3; times += 1) {
      await open.click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    }
    await waitUntilLayersLeft(page)
    await page.goBack()
    await expect(page).toHaveURL('/data-sources')
  })

  test('Back closes the sign-in dialog that the menu opened, and keeps what was typed', async ({ page }) => {
    await page.goto('/data-sources')
    await page.goto('/trip')
    const open = page.getByRole('button', { name: 'Menu', exact: true })
    await waitUntilLive(open)
    await open.click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Sign In' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('mei@example.com')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/trip')
    await open.click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Sign In' }).click()
    await expect(dialog.getByLabel('Email')).toHaveValue('mei@example.com')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/data-sources')
  })

  test('Back closes what the map says of a place', async ({ page }) => {
    await page.goto('/data-sources')
    await page.goto('/map-locations/france/paris')
    await waitUntilDrawn(page)
    const popup = mapOf(page).locator('.maplibregl-popup')
    await page.getByRole('tab', { name: 'List View' }).click()
    await page.getByRole('button', { name: 'More about ChangeGroup Opéra' }).click()
    await page.getByRole('button', { name: 'Show on map: ChangeGroup Opéra' }).click()
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
    await pressMiddle(page)
    await expect(popup).toBeVisible()
    const address = page.url()
    await page.goBack()
    await expect(popup).toBeHidden()
    expect(page.url()).toBe(address)
  })
})

test('Back closes the account menu and the assistant', async ({ page, request }) => {
  await openSignedIn(page, request, { path: '/vat-calculator' })
  await accountButton(page).click()
  const menu = page.getByRole('menu', { name: 'My Account' })
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await openChat(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(chatButton(page)).toBeFocused()
  await expect(page).toHaveURL('/vat-calculator')
})

test('a dialog that Back closed can be opened and closed again, also after a reload', async ({ page }) => {
  await page.goto('/data-sources')
  await page.goto('/vat-calculator')
  await openSignIn(page)
  await page.reload()
  await expect(page.getByRole('dialog')).toBeHidden()
  await openSignIn(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/data-sources')
})

test('Sign In in the menu, pressed before the page is live, opens its form also where the browser is slow to go back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const go = history.go.bind(history)
    history.go = (steps) => void setTimeout(() => go(steps), 500)
  })
  const released = Promise.withResolvers<void>()
  await page.route(/\/assets\/islands-[\w-]{8}\.js$/, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/france')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const signIn = page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Sign In' })
  await signIn.click()
  await expect(signIn).toHaveAttribute('aria-busy', 'true')
  const steppedBack = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true })),
  )
  released.resolve()
  await steppedBack
  const email = page.getByRole('dialog').getByLabel('Email')
  await expect(email).toBeFocused()
  await page.goBack()
  await expect(email).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/france')
})
