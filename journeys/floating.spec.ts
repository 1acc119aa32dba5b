import { expect, type Locator, test, type Page } from '@playwright/test'
import { createAccount, fillLogin, fillRegistration, newPerson, openSignIn } from './account-holder.ts'
import { chatButton } from './chat.ts'
import { openSignedIn } from './signed-in.ts'
import { calculate, expectRefund, submitAddress, newAddress, waitUntilLive } from './visitor.ts'

const inTheWay = 'button, summary, select, input, textarea, a, label, td, th, dd, figure, canvas, svg'

/** Returns the visible elements of a selector that are under the box of an element. */
const partsUnder = (page: Page, element: string, parts: string) =>
  page.evaluate(
    ([floating, selector]) => {
      const above = document.querySelector(floating)
      if (!above) return ['nothing floats']
      const box = above.getBoundingClientRect()
      return [...document.querySelectorAll(selector)]
        .filter((part) => !above.contains(part) && part.checkVisibility({ opacityProperty: true }))
        .filter((part) =>
          [...part.getClientRects()].some(
            ({ left, right, top, bottom, width }) =>
              width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
          ),
        )
        .map((part) => `${part.tagName} ${part.textContent.trim().slice(0, 40)}`)
    },
    [element, parts] as const,
  )

/** Scrolls the window and waits until it is there. */
async function scrollTo(page: Page, at: number) {
  await page.evaluate(async (top) => {
    const before = window.scrollY
    window.scrollTo(0, top)
    // The scroll event is sent with the next frame.
    if (window.scrollY !== before)
      await new Promise((moved) => window.addEventListener('scroll', moved, { once: true }))
  }, at)
  await settle(page)
}

/** The button is placed a moment after the last movement. */
const settle = (page: Page) => page.clock.runFor(200)

const isShown = (page: Page) =>
  chatButton(page).evaluate((button) => getComputedStyle(button).opacity === '1')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the assistant’s button lies over no figure and nothing that is pressed, wherever one stops', async ({
    page,
    request,
  }) => {
    await page.clock.install()
    await openSignedIn(page, request, { path: '/vat-calculator/france/paris' })
    await calculate(page, { amount: '1250' })
    await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
    const places = [
      '',
      '/',
      '/spain/madrid/book-chauffeur',
      '/dashboard',
      '/dashboard?tab=refunds',
      '/map-locations/france/paris#list-view',
    ]
    for (const path of places) {
      if (path) await page.goto(path)
      await expect(chatButton(page)).toBeVisible()
      await expect(page.getByText(/^Loading /)).toHaveCount(0)
      for (let stop = 0; stop < 8; stop += 1) {
        await scrollTo(page, stop * 410)
        await expect
          .poll(
            async () => {
              // Late content moves what is below it, and the button is placed again.
              await settle(page)
              return (await isShown(page)) ? partsUnder(page, '[aria-label="AI assistant"]', inTheWay) : []
            },
            { message: `${path} ${stop}` },
          )
          .toEqual([])
      }
      await scrollTo(page, await page.evaluate(() => document.body.scrollHeight))
      await expect
        .poll(() => settle(page).then(() => isShown(page)), { message: `at the end of ${path}` })
        .toBe(true)
    }
  })

  test('a field that is typed into has the button out of its way; the menu leads to the assistant', async ({
    page,
    request,
  }) => {
    await openSignedIn(page, request, { path: '/vat-calculator' })
    await expect(chatButton(page)).toBeVisible()
    await page.getByLabel('Purchase amount').focus()
    await expect.poll(() => isShown(page)).toBe(false)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'AI assistant' }).click()
    await expect(page).toHaveURL('/dashboard?tab=ai')
  })
})

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const)
  test.describe(`messages at ${width} px`, () => {
    test.use({ viewport: { width, height } })
    const floats = '[data-messages] > *'
    /** Scrolls the dialog to its end. Returns whether it is still there at the same position thirty frames later. */
    const standsStill = (dialog: Locator) =>
      dialog.evaluate(async (element) => {
        element.scrollTop = element.scrollHeight
        const place = () =>
          [element.getBoundingClientRect().top, element.clientHeight, element.scrollTop].join()
        const before = place()
        for (let frame = 0; frame < 30; frame += 1) {
          await new Promise(requestAnimationFrame)
          if (place() !== before) return false
        }
        return true
      })

    test('lie beside the dialog, and a newer one takes the place of the older', async ({ page, request }) => {
      const person = await createAccount(request)
      await page.goto('/trip')
      if (width < 768) {
        const menu = page.getByRole('button', { name: 'Menu', exact: true })
        await waitUntilLive(menu)
        await menu.click()
        await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Sign In' }).click()
      } else await openSignIn(page)
      const dialog = page.getByRole('dialog')
      for (const password of ['wrong-1', 'wrong-2']) {
        await fillLogin(dialog, { ...person, password })
        // Both messages have the same text: the second is the new one.
        const message = page.locator('[role=alert]:not([data-seen])')
        await expect(message).toHaveText('Login failed: Invalid login credentials')
        // With the pointer on it the message stays; otherwise the dialog would shrink and move the next button.
        await message.evaluate((alert) => {
          alert.dispatchEvent(new PointerEvent('pointerenter'))
          alert.dataset.seen = ''
        })
        await expect.poll(() => partsUnder(page, floats, 'dialog')).toEqual([])
        expect(await standsStill(dialog)).toBe(true)
        await expect(dialog.getByRole('tabpanel').getByRole('button', { name: 'Sign In' })).toBeEnabled()
      }
      await dialog.getByRole('button', { name: 'Forgot password?' }).click()
      await expect(
        page.getByRole('status').filter({ hasText: 'Password reset link sent to your email' }),
      ).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
      await expect.poll(() => partsUnder(page, floats, 'dialog')).toEqual([])
    })

    test('a dialog that fills the screen makes room for them', async ({ page, request }) => {
      const person = await createAccount(request)
      await page.goto('/vat-calculator')
      const banner = page.getByRole('button', { name: 'Sign Up Now' })
      await waitUntilLive(banner)
      await banner.click()
      const dialog = page.getByRole('dialog')
      await page.route('**/auth/v1/signup*', (route) => route.abort())
      await fillRegistration(dialog, { ...newPerson(), email: person.email })
      await expect(page.getByRole('alert')).toContainText('Registration failed')
      await expect.poll(() => partsUnder(page, floats, 'dialog')).toEqual([])
    })

    test('lie over no amount of money and no other message', async ({ page }) => {
      await page.route(/\/fx\/latest|\/rest\/v1\/leads/, (route) =>
        route.fulfill({ status: 503, body: '{}' }),
      )
      await page.goto('/vat-calculator')
      await calculate(page, { amount: '1250', currency: 'USD' })
      const message = page.locator(floats)
      await expect(message).toHaveText('Failed to convert currency. Using estimated conversion.')
      // With the pointer on it the message stays, however long the rest takes.
      await message.dispatchEvent('pointerenter')
      await submitAddress(page, newAddress())
      await expectRefund(page, 'USD 177.08')
      await expect(page.getByText('Failed to save calculation. Please try again.')).toBeVisible()
      await expect
        .poll(() => partsUnder(page, floats, 'button, [role=alert], [data-money], [data-keep-clear]'))
        .toEqual([])
    })

    test('lie over no button and no legend', async ({ page, context }) => {
      await context.grantPermissions([])
      await page.goto('/map-locations/france/paris')
      await waitUntilLive(page.getByRole('button', { name: 'Use my location' }))
      await page.getByRole('button', { name: 'Use my location' }).click()
      await expect(page.locator(floats)).toBeVisible()
      await expect.poll(() => partsUnder(page, floats, 'button, select, [data-keep-clear]')).toEqual([])
    })
  })

test('a message looks for room once a frame at most while the page changes', async ({ page }) => {
  await page.route(/\/fx\/latest/, (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250', currency: 'USD' })
  const message = page.locator('[data-messages] > *')
  await expect(message).toHaveText('Failed to convert currency. Using estimated conversion.')
  await message.dispatchEvent('pointerenter')
  const { polls, frames } = await page.evaluate(async () => {
    const counted = { polls: 0, frames: 0 }
    const own = document.querySelectorAll.bind(document)
    document.querySelectorAll = (selector: string) => {
      if (selector.includes('[data-keep-clear]')) counted.polls += 1
      return own(selector)
    }
    const countFrame = () => {
      counted.frames += 1
      requestAnimationFrame(countFrame)
    }
    await new Promise(requestAnimationFrame)
    countFrame()
    for (let change = 0; change < 200; change += 1) {
      document.querySelector('main')?.append(document.createElement('span'))
      await new Promise<void>((turn) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => turn(), { once: true })
        port1.start()
        port2.postMessage(null)
      })
    }
    await new Promise(requestAnimationFrame)
    return counted
  })
  expect(polls).toBeGreaterThan(0)
  // Placing queries twice if only buttons can be kept clear.
  expect(polls).toBeLessThanOrEqual(2 * (frames + 1))
  expect(polls).toBeLessThan(200)
})
