import { expect, test, type Page } from '@playwright/test'
import { expectSignedOut, logOut, newPerson } from './account-holder.ts'
import { linkIn, openDesk, requestRide } from './desk-staff.ts'
import { expectSound } from './expect-no-violation.ts'
import { findMails, waitForMail } from './mailbox.ts'
import { openLine } from './outside/open-line.ts'
import { openSignedIn } from './signed-in.ts'

const loaded = /^What you see was loaded on \w{3} \d{1,2} \w{3} at \d\d:\d\d\.$/

/** Waits until the service worker has cached such a page, so that it opens offline. */
const waitUntilStored = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (url) => Boolean(await caches.match(url, { cacheName: 'pages-of-links' })), path),
    )
    .toBe(true)

async function confirmRide(desk: Page, name: string) {
  await desk.getByRole('button', { name: /Hotel Ritz, main door to Plaza Mayor/ }).click()
  await desk.getByLabel('Price in EUR').fill('110')
  await desk.getByRole('button', { name: 'Send the quote' }).click()
  await desk.getByRole('button', { name: 'Customer accepted by phone' }).click()
  await desk.getByRole('radio', { name: 'Somebody else' }).check()
  await desk.getByLabel('Name of the driver').fill(name)
  await desk.getByLabel('Plate').fill('GH-482-KM')
  await desk.getByLabel('Phone of the driver').fill('+33 6 12 34 56 78')
  await desk.getByRole('button', { name: 'Confirm with this driver' }).click()
  await expect(desk.getByText(`Confirmed with ${name}`)).toBeVisible()
}

test('a customer opens the page of the ride without a network: its state with its time, the driver’s phone and the rule of canceling', async ({
  browser,
  page,
  request,
}) => {
  const { email } = newPerson()
  await requestRide(page, email)
  const desk = await openDesk(browser, `/desk?search=${email}`)
  await confirmRide(desk, 'Karim Benali')
  const link = linkIn(await waitForMail(request, email, 'Your ride is confirmed'))
  const { origin } = new URL(link)
  const line = await openLine(origin)
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'allow',
  })
  const phone = await context.newPage()
  await phone.goto(link.replace(origin, line.url))
  const heading = phone.getByRole('heading', { name: 'Your driver is confirmed' })
  await expect(heading).toBeVisible()
  await waitUntilStored(phone, '/ride')
  await line.cut()
  await phone.reload()
  await expect(heading).toBeVisible()
  await expect(phone.getByText(loaded)).toBeVisible()
  await expect(phone.getByText(/^Line lost at \d\d:\d\d\. .* nothing can be sent\.$/)).toBeVisible()
  await expect(phone.getByRole('link', { name: '+33 6 12 34 56 78' })).toHaveAttribute(
    'href',
    'tel:+33612345678',
  )
  await expect(phone.getByText(/^Free until .+\. After that the fee is EUR 55\.00\.$/)).toBeVisible()
  await phone.getByRole('button', { name: 'Cancel ride' }).click()
  await expect(phone.getByRole('button', { name: 'Yes, cancel this ride' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectSound(phone)
  await context.close()
  await desk.context().close()
  await test.step('whoever signs out on it leaves nothing of it on the device, though the page still shows it', async () => {
    const storedRides = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('retour-ride:')))
    const title = page.getByRole('heading', { name: 'Your driver is confirmed' })
    await openSignedIn(page, request, { path: '/icon.svg' })
    await page.goto(link)
    await expect(title).toBeVisible()
    expect(await storedRides()).toHaveLength(1)
    const readAgain = page.waitForResponse('**/ride/v1/status')
    await logOut(page)
    await (await readAgain).finished()
    await expectSignedOut(page)
    await expect(title).toBeVisible()
    expect(await storedRides()).toEqual([])
  })
})

test('the desk on a phone that loses its network: what was loaded stays with its time, and a move whose answer is lost is neither lost nor made twice', async ({
  browser,
  page,
  request,
}) => {
  const { email } = newPerson()
  await requestRide(page, email)
  const desk = await openDesk(browser, `/desk?search=${email}`, 'dispatcher', {
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'allow',
  })
  await waitUntilStored(desk, '/desk')
  await desk.getByRole('button', { name: /Hotel Ritz, main door to Plaza Mayor/ }).click()
  const quote = desk.getByRole('button', { name: 'Send the quote' })
  await test.step('the network goes after the quote has arrived and before its answer', async () => {
    await desk.getByLabel('Price in EUR').fill('95')
    await desk.route(
      '**/moves',
      async (route) => {
        await route.fetch()
        await desk.context().setOffline(true)
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await quote.click()
    await expect(desk.getByRole('alert')).toHaveText(
      'The line broke while this was sent. Whether it arrived shows when the line is back.',
    )
    await expect(desk.getByText(loaded).filter({ visible: true })).toBeVisible()
    await expect(desk.getByLabel('Price in EUR')).toHaveValue('95')
    await expect(quote).toHaveAttribute('aria-disabled', 'true')
    await expectSound(desk)
  })
  await test.step('back on the line it says that it had arrived; it is there once, and one mail went out', async () => {
    await desk.context().setOffline(false)
    await expect(desk.getByText('What you sent had arrived.')).toBeVisible()
    await expect(desk.getByText(/^Quoted EUR 95\.00, Claire Dupont/)).toHaveCount(1)
    await waitForMail(request, email, 'Your quote: EUR 95.00')
    expect(await findMails(request, email, 'Your quote: EUR 95.00')).toHaveLength(1)
  })
  await test.step('one that did not arrive is said too, and is sent by the next press', async () => {
    await desk.route(
      '**/moves',
      async (route) => {
        await desk.context().setOffline(true)
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    const accepted = desk.getByRole('button', { name: 'Customer accepted by phone' })
    await accepted.click()
    await expect(desk.getByRole('alert')).toContainText('The line broke')
    await desk.context().setOffline(false)
    await expect(desk.getByRole('alert')).toHaveText('What you sent did not arrive. Press again.')
    await accepted.click()
    await expect(desk.getByRole('radio', { name: 'Somebody else' })).toBeVisible()
    await expect(desk.getByRole('alert')).toHaveCount(0)
  })
  await test.step('a reload without a network shows the ride and the queue as they were', async () => {
    await desk.context().setOffline(true)
    await desk.reload()
    await expect(desk.getByRole('heading', { name: /Hotel Ritz, main door to Plaza Mayor/ })).toBeVisible()
    await expect(desk.getByText(loaded).filter({ visible: true })).toBeVisible()
    await desk.getByRole('button', { name: 'All rides' }).click()
    await expect(desk.getByRole('button', { name: /Hotel Ritz, main door to Plaza Mayor/ })).toBeVisible()
    await expect(desk.getByText(loaded).filter({ visible: true })).toBeVisible()
    await expectSound(desk)
  })
  await test.step('who signs out takes it along', async () => {
    await desk.context().setOffline(false)
    const storedRides = () =>
      desk.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('retour-desk:')))
    expect(await storedRides()).not.toEqual([])
    await desk.setViewportSize({ width: 1280, height: 900 })
    await logOut(desk)
    await expect.poll(storedRides).toEqual([])
  })
  await desk.context().close()
})
