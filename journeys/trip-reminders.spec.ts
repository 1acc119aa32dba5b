import { expect, test, type Page } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import { waitForMail } from './mailbox.ts'
import { buy, sheet } from './trip-visitor.ts'
import { newAddress } from './visitor.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 780 } })

const calls = '**/rest/v1/rpc/set_trip_reminders'
const openReminders = (page: Page, name = 'Remind me by mail') => page.getByRole('button', { name }).click()
const addressField = (page: Page) => sheet(page).getByLabel('Email for reminders')
const send = (page: Page) => sheet(page).getByRole('button', { name: 'Send me the first mail' }).click()

/** Returns the URL of the button in a mail, as the mailbox shows it. */
function linkIn(mail: string): string {
  const [, link] = /href="(https?:[^"]+\/mail\/reminders[^"]+)"/.exec(mail) ?? []
  if (!link) throw new Error('The mail has no link to the reminders.')
  return link.replaceAll('&amp;', '&')
}

/** Makes the mornings of all days come at once, instead of in weeks: changes only the times that the page sends. */
const letMorningsCome = (page: Page) =>
  page.route(calls, (route) => {
    const body = route.request().postDataJSON() as { reminders: { send_at: string }[] }
    const soon = new Date(Date.now() + 3000).toISOString()
    const reminders = body.reminders.map((one) => ({ ...one, send_at: soon }))
    return route.continue({ postData: JSON.stringify({ ...body, reminders }) })
  })

test(
  'a reminder is confirmed, received and stopped, without an account',
  { tag: '@core' },
  async ({ page, request }) => {
    const address = newAddress()
    await letMorningsCome(page)
    await page.goto('/trip')
    await buy(page, { amount: '1250', shop: 'Printemps' })
    await test.step('what is sent and when is told before anything is asked', async () => {
      await openReminders(page)
      await expect(sheet(page).getByRole('heading', { name: 'What is sent, and when' })).toBeVisible()
      await expect(sheet(page)).toContainText('A first mail asks whether the address is yours.')
      await expectSound(page)
      await send(page)
      await expect(sheet(page).getByText('Please enter a valid email address')).toBeVisible()
      await expect(addressField(page)).toBeFocused()
      await addressField(page).fill(address)
      await send(page)
      await expect(sheet(page).getByText('Check your mail')).toBeVisible()
      await expect(sheet(page)).toContainText(address)
      await expectSound(page)
    })
    const link = linkIn(await waitForMail(request, address, 'Confirm the reminders of your trip'))
    const mailed = await page.context().newPage()
    await test.step('the link leads to a page that asks, and then says that they are sent', async () => {
      await mailed.goto(link)
      await expect(mailed.getByRole('heading', { name: 'Reminders of your trip' })).toBeVisible()
      await mailed.getByRole('button', { name: 'Send me the reminders' }).click()
      await expect(mailed.getByRole('heading', { name: 'Reminders are sent' })).toBeVisible()
      await expect(mailed.getByText(address)).toBeVisible()
    })
    await test.step('the device learns of it when it is looked at again, and the reminder comes', async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(sheet(page).getByText('Reminders are sent')).toBeVisible()
      const reminder = await waitForMail(request, address, 'A day of your trip is near')
      expect(reminder).toContain('Printemps')
      expect(linkIn(reminder)).toBe(link)
    })
    await test.step('the same link stops them, and the device says so at its next opening', async () => {
      await mailed.goto(link)
      await mailed.getByRole('button', { name: 'No more reminders' }).click()
      await expect(mailed.getByRole('heading', { name: 'No reminders are sent' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Remind me by mail' })).toBeVisible()
      await openReminders(page)
      await expect(sheet(page).getByText('Your reminders have ended')).toBeVisible()
    })
  },
)

test('what was typed survives a failure, closing and a reload; asked again, elsewhere, stopped on the device', async ({
  page,
  request,
}) => {
  const address = newAddress()
  await page.goto('/trip')
  await buy(page, { amount: '1250', shop: 'Printemps' })
  await page.route(calls, (route) => route.fulfill({ status: 429 }))
  await openReminders(page)
  await addressField(page).fill(address)
  await send(page)
  await expect(sheet(page).getByRole('alert')).toContainText('That did not work.')
  await expect(addressField(page)).toHaveValue(address)
  await page.unroute(calls)
  await page.context().setOffline(true)
  await send(page)
  await expect(sheet(page).getByRole('alert')).toContainText('That did not work.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.reload()
  await openReminders(page)
  await expect(addressField(page)).toHaveValue(address)
  await send(page)
  await expect(sheet(page).getByText('Check your mail')).toBeVisible()
  await waitForMail(request, address, 'Confirm the reminders of your trip')

  await sheet(page).getByRole('button', { name: 'Send the mail again' }).click()
  await expect(page.getByText('Asked again.')).toBeVisible()
  await page.reload()
  await openReminders(page, 'Reminders: check your mail')
  await expect(sheet(page)).toContainText(address)
  await sheet(page).getByRole('button', { name: 'Another address' }).click()
  const other = newAddress()
  await addressField(page).fill(other)
  await send(page)
  await expect(sheet(page)).toContainText(other)
  await waitForMail(request, other, 'Confirm the reminders of your trip')
  await sheet(page).getByRole('button', { name: 'No more reminders' }).click()
  await expect(page.getByText('No reminders are sent. The address is removed.')).toBeVisible()
  await expect(addressField(page)).toHaveValue('')
})
