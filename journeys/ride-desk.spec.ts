import { expect, test } from '@playwright/test'
import { createAccount, newPerson } from './account-holder.ts'
import { linkIn, openDesk, requestRide } from './desk-staff.ts'
import { expectSound } from './expect-no-violation.ts'
import { waitForMail } from './mailbox.ts'
import { openAs } from './signed-in.ts'

test(
  'a ride is requested, quoted, accepted, confirmed and done, at the desk and on the customer’s phone',
  { tag: '@core' },
  async ({ browser, page, request }) => {
    const { email } = newPerson()
    await page.setViewportSize({ width: 360, height: 780 })
    await test.step('the customer requests it', async () => {
      await requestRide(page, email)
    })
    const desk = await openDesk(browser, `/desk?search=${email}`)
    await test.step('the desk finds it and sends a quote', async () => {
      await desk.getByRole('button', { name: /Hotel Ritz, main door to Plaza Mayor/ }).click()
      await expect(desk).toHaveURL(/ride=/)
      await desk.getByRole('button', { name: 'Send the quote' }).click()
      await expect(desk.getByText('A price looks like 110.00')).toBeVisible()
      await desk.getByLabel('Price in EUR').fill('110')
      await expectSound(desk)
      await desk.getByRole('button', { name: 'Send the quote' }).click()
      await expect(
        desk.getByRole('listitem').filter({ hasText: 'Quoted EUR 110.00, Claire Dupont' }),
      ).toBeVisible()
    })
    await test.step('the customer opens the link of the mail and accepts', async () => {
      await page.goto(linkIn(await waitForMail(request, email, 'Your quote: EUR 110.00')))
      await expect(page.getByRole('heading', { name: 'Your quote is here' })).toBeVisible()
      await expectSound(page)
      await page.getByRole('button', { name: 'Accept EUR 110.00' }).click()
      await expect(page.getByRole('heading', { name: 'Accepted', exact: true })).toBeVisible()
      await expect(page.getByText(/After that the fee is EUR 55\.00/)).toBeVisible()
      await expect(page.getByText('Live', { exact: true })).toBeVisible()
    })
    await test.step('the desk sees it by itself, and names the driver', async () => {
      await desk.getByRole('radio', { name: 'Somebody else' }).check()
      await desk.getByLabel('Name of the driver').fill('Karim Benali')
      await desk.getByLabel('Plate').fill('GH-482-KM')
      await desk.getByLabel('Phone of the driver').fill('+33 6 12 34 56 78')
      await desk.getByRole('button', { name: 'Confirm with this driver' }).click()
      await expect(desk.getByText('Confirmed with Karim Benali')).toBeVisible()
    })
    await test.step('the customer is told who drives', async () => {
      expect(await waitForMail(request, email, 'Your ride is confirmed')).toContain('GH-482-KM')
      await expect(page.getByRole('heading', { name: 'Your driver is confirmed' })).toBeVisible()
      await expect(page.getByText('GH-482-KM')).toBeVisible()
      await expectSound(page)
    })
    await test.step('the ride is driven', async () => {
      for (const step of ['On the way', 'At the pickup', 'On board', 'Done'])
        await desk.getByRole('button', { name: step, exact: true }).click()
      await expect(
        desk.getByRole('list', { name: 'The way of the ride' }).locator('[aria-current]'),
      ).toHaveText('Done')
      await expect(page.getByRole('heading', { name: 'This ride is done' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Cancel ride' })).toHaveCount(0)
    })
    await desk.context().close()
  },
)

test(
  'each sees at once what the other does; a line that is lost is said, and stops moves until it is back',
  { tag: '@core' },
  async ({ browser, page, request }) => {
    const { email } = newPerson()
    await requestRide(page, email)
    const desk = await openDesk(browser, `/desk?search=${email}`)
    await expect(desk.getByText('Live', { exact: true })).toBeVisible()
    await desk.getByRole('button', { name: /Hotel Ritz, main door to Plaza Mayor/ }).click()
    await desk.getByLabel('Price in EUR').fill('95')
    await desk.getByRole('button', { name: 'Send the quote' }).click()
    await page.goto(linkIn(await waitForMail(request, email, 'Your quote: EUR 95.00')))
    await expect(page.getByText('Live', { exact: true })).toBeVisible()

    await test.step('without a network the desk says so, and keeps what is typed', async () => {
      await desk.getByLabel('Price in EUR').fill('99')
      await desk.context().setOffline(true)
      await expect(desk.getByText(/^Line lost at \d\d:\d\d\. Moves are stopped\.$/)).toBeVisible()
      await expect(desk.getByText(/^Not live, looks again every 10 seconds$/)).toBeVisible()
      const send = desk.getByRole('button', { name: 'Send the quote' })
      await expect(send).toHaveAttribute('aria-disabled', 'true')
      await expectSound(desk)
      await send.click({ force: true })
      await expect(desk.getByLabel('Price in EUR')).toHaveValue('99')
    })
    await test.step('back on the line it sees what was missed, and moves again', async () => {
      await page.getByRole('button', { name: 'Decline' }).click()
      await expect(page.getByRole('heading', { name: 'The quote is declined' })).toBeVisible()
      await desk.context().setOffline(false)
      await expect(desk.getByText('Live', { exact: true })).toBeVisible()
      await expect(desk.getByText(/Line lost/)).toBeHidden()
      await expect(desk.getByText(/^Declined the quote/)).toBeVisible()
    })
    await desk.context().close()
  },
)

test('where something in between holds the stream back, both look again by themselves and say that they are not live', async ({
  browser,
  page,
  request,
}) => {
  const { email } = newPerson()
  await requestRide(page, email)
  const desk = await openDesk(browser, '/desk')
  // These requests get no response: the live connection sends nothing.
  await desk.route('**/desk/v1/rides/live', () => undefined)
  await page.route('**/ride/v1/live', () => undefined)
  await desk.goto(`/desk?search=${email}`)
  await desk.getByRole('button', { name: /Hotel Ritz, main door to Plaza Mayor/ }).click()
  await desk.getByLabel('Price in EUR').fill('95')
  await desk.getByRole('button', { name: 'Send the quote' }).click()
  await page.goto(linkIn(await waitForMail(request, email, 'Your quote: EUR 95.00')))
  await expect(desk.getByText('Not live, looks again every 10 seconds')).toBeVisible()
  await expect(page.getByText('Not live, looks again every 20 seconds')).toBeVisible()
  await page.getByRole('button', { name: 'Accept EUR 95.00' }).click()
  await expect(desk.getByText(/^Accepted the quote/)).toBeVisible()
  await desk.context().close()
})

test('of two who act on one ride the second is told who was first; nothing of theirs is sent', async ({
  browser,
  page,
}) => {
  const { email } = newPerson()
  await requestRide(page, email)
  const path = `/desk?search=${email}`
  const [one, other] = [await openDesk(browser, path), await openDesk(browser, path)]
  for (const desk of [one, other]) {
    await desk.getByRole('button', { name: /Hotel Ritz, main door to Plaza Mayor/ }).click()
    await desk.getByLabel('Price in EUR').fill('90')
  }
  // The second desk does not refresh meanwhile.
  await other.route('**/desk/v1/rides/*', (route) => route.abort())
  await one.getByRole('button', { name: 'Send the quote' }).click()
  await expect(one.getByText('Quoted EUR 90.00, Claire Dupont')).toBeVisible()
  await other.getByRole('button', { name: 'Send the quote' }).click()
  await expect(other.getByRole('alert')).toContainText(
    /^Claire Dupont: Quoted, at .+\. Nothing of yours was sent\.$/,
  )
  await one.context().close()
  await other.context().close()
})

test('the desk is no page for visitors and accounts: Page Not Found, and its script never comes', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await page.goto('/desk')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  const html = await (await page.request.get('/desk')).text()
  expect(html).toContain('noindex')
  expect(html).toContain('Page Not Found')
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toMatch(/\/desk|\/ride</)
  const person = await createAccount(page.request)
  await openAs(page, page.request, person, '/desk')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(scripts.filter((url) => /desk-screen/.test(url))).toEqual([])
  await page.context().close()
})

test('a link that opens no ride says so, and a customer cancels with the rule in sight', async ({
  browser,
  page,
  request,
}) => {
  await page.goto('/ride#broken')
  await expect(page.getByRole('heading', { name: 'This link opens no ride' })).toBeVisible()
  await expectSound(page)
  const { email } = newPerson()
  await requestRide(page, email)
  const desk = await openDesk(browser, `/desk?search=${email}`)
  await desk.getByRole('button', { name: /Hotel Ritz, main door to Plaza Mayor/ }).click()
  await desk.getByLabel('Price in EUR').fill('80,50')
  await desk.getByRole('button', { name: 'Send the quote' }).click()
  await page.goto(linkIn(await waitForMail(request, email, 'Your quote: EUR 80.50')))
  await expect(page.getByText(/Once accepted, canceling is free until/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel ride' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Canceling costs nothing now.' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, cancel this ride' }).click()
  await expect(page.getByRole('heading', { name: 'This ride is canceled' })).toBeVisible()
  await expect(desk.getByText(/Canceled, fee EUR 0\.00, the customer/)).toBeVisible()
  await test.step('on a phone the desk shows the ride or the queue, and the way back', async () => {
    await desk.setViewportSize({ width: 360, height: 780 })
    await expect(desk.getByLabel('Name, reference, flight')).toBeHidden()
    await expectSound(desk)
    await desk.getByRole('button', { name: 'All rides' }).click()
    await expect(desk.getByLabel('Name, reference, flight')).toBeVisible()
    await expectSound(desk)
  })
  await desk.context().close()
})
