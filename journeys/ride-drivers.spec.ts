import { expect, test, type Page } from '@playwright/test'
import { newPerson } from './account-holder.ts'
import { linkIn, openDesk, requestRide } from './desk-staff.ts'
import { expectSound } from './expect-no-violation.ts'
import { waitForMail } from './mailbox.ts'
import { openLine } from './outside/open-line.ts'
import { dayAhead } from './ride-request.ts'

/** Adds a driver at the desk. */
async function addDriver(
  desk: Page,
  { name, plate, licence }: { name: string; plate: string; licence: string },
) {
  await desk.getByRole('button', { name: 'Add a driver' }).click()
  await desk.getByLabel('Name of the driver').fill(name)
  await desk.getByLabel('Phone of the driver').fill('+33 6 12 34 56 78')
  await desk.getByLabel('Car', { exact: true }).fill('Mercedes E-Class')
  await desk.getByLabel('Plate').fill(plate)
  await desk.getByLabel('Languages').fill('fr, en')
  await desk.getByLabel('Licence, last day').fill(licence)
  await desk.getByRole('button', { name: 'Save the driver' }).click()
  await expect(desk.getByRole('heading', { name, exact: true })).toBeVisible()
}

test(
  'a driver of the list is sent, and drives by the link on a phone that loses its network',
  { tag: '@core' },
  async ({ browser, page }) => {
    const { email, fullName } = newPerson('Mei Tanaka')
    await requestRide(page, email, 1)
    const desk = await openDesk(browser, '/desk?part=drivers')
    const name = `Karim ${email.slice(4, 12)}`
    const link = await test.step('the desk notes two drivers; the papers of one have ended', async () => {
      await addDriver(desk, { name, plate: 'GH-482-KM', licence: dayAhead(30) })
      await expectSound(desk)
      await addDriver(desk, { name: `${name} old`, plate: 'FN-917-TB', licence: dayAhead(-1) })
      await desk.getByRole('button', { name: `Link for the phone: ${name}`, exact: true }).click()
      const address = desk.getByRole('link', { name: /\/drive#/ })
      return (await address.getAttribute('href')) ?? ''
    })
    await test.step('and sends the other one', async () => {
      await desk.goto(`/desk?search=${email}`)
      await desk.getByRole('button', { name: /Hotel Ritz, main door to Plaza Mayor/ }).click()
      await desk.getByLabel('Price in EUR').fill('110')
      await desk.getByRole('button', { name: 'Send the quote' }).click()
      const { promise: listComes, resolve: letListCome } = Promise.withResolvers<void>()
      await desk.route('**/desk/v1/drivers', async (route) => {
        await listComes
        await route.continue()
      })
      await desk.getByRole('button', { name: 'Customer accepted by phone' }).click()
      await desk.getByRole('radio', { name: 'Somebody else' }).check()
      await desk.getByLabel('Name of the driver').fill('Ana')
      letListCome()
      await expect(desk.getByRole('radio', { name: new RegExp(`^${name} old`) })).toBeVisible()
      await expect(desk.getByLabel('Name of the driver')).toHaveValue('Ana')
      await expect(
        desk.getByRole('radio', { name: new RegExp(`^${name} old.*Licence ended .*Cannot be sent`) }),
      ).toBeDisabled()
      await desk.getByRole('radio', { name: new RegExp(`^${name} Luxury Sedan, GH-482-KM`) }).check()
      await expectSound(desk)
      await desk.getByRole('button', { name: `Confirm with ${name}` }).click()
      await expect(desk.getByText(`Confirmed with ${name}`)).toBeVisible()
    })
    const phone = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
    await test.step('the driver sees the ride, and taps without a network', async () => {
      await phone.goto(link)
      await expect(phone.getByRole('heading', { name: `${name}, 1 ride` })).toBeVisible()
      await expect(phone.getByRole('definition').filter({ hasText: fullName })).toBeVisible()
      await expectSound(phone)
      await phone.context().setOffline(true)
      await phone.getByRole('button', { name: 'I am on the way' }).click()
      await phone.getByRole('button', { name: 'At pickup' }).click()
      await expect(phone.getByText('2 taps wait')).toBeVisible()
      await expect(phone.getByText(/^“At pickup” at \d\d:\d\d is kept on this phone/)).toBeVisible()
      await expectSound(phone)
    })
    await test.step('a phone that has opened the page once opens it without a network', async () => {
      const line = await openLine(new URL(link).origin)
      const context = await browser.newContext({
        viewport: { width: 360, height: 780 },
        serviceWorkers: 'allow',
      })
      const other = await context.newPage()
      await other.goto(link.replace(new URL(link).origin, line.url))
      const heading = other.getByRole('heading', { name: `${name}, 1 ride` })
      await expect(heading).toBeVisible()
      await expect
        .poll(() =>
          other.evaluate(async () => Boolean(await caches.match('/drive', { cacheName: 'pages-of-links' }))),
        )
        .toBe(true)
      await line.cut()
      await other.reload()
      await expect(heading).toBeVisible()
      await other.getByRole('button', { name: 'I am on the way' }).click()
      await expect(other.getByText('1 tap waits')).toBeVisible()
      await other.close()
      await context.close()
      await line.close()
    })
    await test.step('they go out when the network is back, and the desk sees it', async () => {
      await expect(desk.getByText('On the way, the driver')).toHaveCount(0)
      await phone.context().setOffline(false)
      await expect(phone.getByText(/taps? waits?$/)).toHaveCount(0)
      await expect(desk.getByText('At the pickup, the driver')).toBeVisible()
    })
    await test.step('what the ride does not allow any more is refused in words', async () => {
      await phone.context().setOffline(true)
      await phone.getByRole('button', { name: 'On board' }).click()
      await expect(phone.getByText('1 tap waits')).toBeVisible()
      await desk.getByRole('button', { name: 'No-show' }).click()
      await expect(desk.getByRole('list', { name: 'The way of the ride' }).getByRole('listitem')).toHaveText([
        'No-show',
      ])
      await phone.context().setOffline(false)
      await expect(phone.getByRole('alert')).toContainText(/“On board” at \d\d:\d\d was not taken/)
      await expect(phone.getByText('Nothing to drive tonight and tomorrow.')).toBeVisible()
    })
    await test.step('a new link ends the old one', async () => {
      await desk.goto('/desk?part=drivers')
      await desk.getByRole('button', { name: `Link for the phone: ${name}`, exact: true }).click()
      await desk.getByRole('button', { name: 'Make a new link' }).click()
      await expect(desk.getByRole('link', { name: /\/drive#/ })).not.toHaveAttribute('href', link)
      await phone.reload()
      await expect(phone.getByRole('heading', { name: 'This link opens no rides' })).toBeVisible()
    })
    await phone.context().close()
    await desk.context().close()
    await test.step('an owner erases the driver, and sees before what stays', async () => {
      const owner = await openDesk(browser, '/desk?part=drivers', 'owner')
      await owner.getByRole('button', { name: `Erase: ${name}`, exact: true }).click()
      await expect(owner.getByText('1 ride that is over keeps the name')).toBeVisible()
      await expectSound(owner)
      await owner.getByLabel('Name of the driver, to be sure').fill('Somebody')
      await owner.getByRole('button', { name: 'Erase for good' }).click()
      await expect(owner.getByText(`Type “${name}”`)).toBeVisible()
      await owner.getByLabel('Name of the driver, to be sure').fill(name)
      await owner.getByRole('button', { name: 'Erase for good' }).click()
      await expect(owner.getByRole('heading', { name, exact: true })).toHaveCount(0)
      await owner.context().close()
    })
  },
)

test('a customer asks for another time; the desk takes it, and page, mail and queue tell the new one', async ({
  browser,
  page,
  request,
}) => {
  const { email } = newPerson()
  await requestRide(page, email)
  const desk = await openDesk(browser, `/desk?search=${email}`)
  await page.goto(linkIn(await waitForMail(request, email, 'Your chauffeur request')))
  await page.getByRole('button', { name: 'Change time' }).click()
  await page.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(page.getByText('Another time that has not passed')).toBeVisible()
  await page.getByLabel('New pickup time, on the clock of the place').fill(`${dayAhead(6)}T17:45`)
  await expectSound(page)
  await page.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(page.getByText(/^You asked for .+, 17:45, Paris time/)).toBeVisible()
  await desk.getByRole('button', { name: /Asks for another time/ }).click()
  await expect(desk.getByRole('heading', { name: 'The customer asks for another time' })).toBeVisible()
  await expectSound(desk)
  await desk.getByRole('button', { name: 'Take the new time' }).click()
  await expect(desk.getByText(/^New time .+, 17:45/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /, 17:45$/ })).toBeVisible()
  expect(await waitForMail(request, email, 'Your ride has a new time')).toContain('17:45')
  await desk.context().close()
})
