import { readFile } from 'node:fs/promises'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { endInAnotherTab, newPerson, type Person } from './account-holder.ts'
import { expectSound } from './expect-no-violation.ts'
import { dayAhead } from './ride-request.ts'
import { openDesk } from './desk-staff.ts'

async function leave(request: APIRequestContext, table: 'leads' | 'bookings', data: object) {
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` }
  expect((await request.post(`/rest/v1/${table}`, { headers, data })).status()).toBe(201)
}

/** Inserts a lead, as the calculator does. */
const submitLead = (request: APIRequestContext, { email, fullName }: Person, agreesToNews: boolean) =>
  leave(request, 'leads', {
    email,
    full_name: fullName,
    purchase_amount: 500,
    currency: 'EUR',
    country: 'spain',
    marketing_consent: agreesToNews,
  })

/** Requests a car. After ten on one day the mails to one mailbox are held. */
const submitBooking = (request: APIRequestContext, { email, fullName }: Person) =>
  leave(request, 'bookings', {
    email,
    full_name: fullName,
    phone: '+33 6 12 34 56 78',
    pickup_date: `${dayAhead(3)}T09:00:00Z`,
    pickup_location: 'Hotel Ritz',
    dropoff_location: 'CDG Terminal 2E',
  })

test(
  'the desk finds who left a calculation, and reads what they agreed to',
  { tag: '@core' },
  async ({ browser, request }) => {
    const [mei, arjun] = [newPerson('Mei Tanaka'), newPerson('Arjun Mehta')]
    await submitLead(request, mei, true)
    await submitLead(request, arjun, false)
    const desk = await openDesk(browser, '/desk?part=people')
    const people = desk.getByRole('list', { name: 'Calculations that were left, the newest first' })
    await expect(people.getByText(mei.email)).toBeVisible()
    await desk.getByLabel('Name or address').fill(arjun.email)
    await expect(people.getByRole('listitem')).toHaveCount(1)
    await expect(people).toContainText('Agreed to no news')
    await desk.getByLabel('Name or address').fill(`tan ${mei.email.slice(0, 12)}`)
    await expect(people.getByRole('listitem')).toHaveCount(1)
    await expect(people).toContainText(
      /Mei Tanaka.*Spain, without an account.*Agreed to news with a calculation/,
    )
    await expect(people).toContainText('The address is not proven: no news may be sent.')
    await expectSound(desk)
    await desk.setViewportSize({ width: 360, height: 780 })
    await expectSound(desk)
    await desk.getByLabel('Name or address').fill('nobody@nowhere')
    await expect(desk.getByText('Nobody fits this.')).toBeVisible()
    await desk.context().close()
  },
)

test(
  'an owner looks at a person, saves the copy, and erases them behind the address typed a second time',
  { tag: '@core' },
  async ({ browser, request }) => {
    const mei = newPerson('Mei Tanaka')
    await submitLead(request, mei, true)
    const desk = await openDesk(browser, `/desk?part=people&search=${mei.email}`, 'owner')
    await desk.getByRole('button', { name: `Look at ${mei.email}` }).click()
    await expect(desk.getByRole('heading', { name: mei.email })).toBeVisible()
    await expect(desk.getByText('1 record', { exact: true }).first()).toBeVisible()
    await expect(desk.getByText('Backups, for at most 30 days')).toBeVisible()
    await expectSound(desk)
    await test.step('the copy is a file that holds what was left', async () => {
      const saving = desk.waitForEvent('download')
      await desk.getByRole('button', { name: 'Save everything as a file' }).click()
      const text = await readFile(await (await saving).path(), 'utf8')
      expect(JSON.parse(text)).toMatchObject({
        email: mei.email,
        rows: { 'public.leads': [{ full_name: 'Mei Tanaka', purchase_amount: 500 }] },
      })
      await desk.getByRole('button', { name: 'Read everything here' }).click()
      await expect(desk.getByLabel('Everything that is kept')).toHaveValue(/"full_name": "Mei Tanaka"/)
      await expectSound(desk)
    })
    await test.step('another address erases nothing', async () => {
      await desk.getByLabel('Type the address again').fill(`x${mei.email}`)
      await desk.getByRole('button', { name: 'Erase for good' }).click()
      await expect(desk.getByText(`This is another address than ${mei.email}`)).toBeVisible()
    })
    await test.step('the same one erases', async () => {
      await desk.getByLabel('Type the address again').fill(mei.email)
      await desk.getByRole('button', { name: 'Erase for good' }).click()
      await expect(desk.getByRole('status').filter({ hasText: /^Erased: \d+ records/ })).toBeVisible()
      await expect(desk.getByText('Nothing is kept of this address.')).toBeVisible()
      await desk.setViewportSize({ width: 360, height: 780 })
      await expectSound(desk)
      await desk.getByRole('button', { name: 'All people' }).click()
      await expect(desk.getByText('Nobody fits this.')).toBeVisible()
    })
    await test.step('a copy that comes after the owner has signed out is not saved', async () => {
      const ana = newPerson('Ana Silva')
      await submitLead(request, ana, false)
      await desk.goto(`/desk?part=people&search=${ana.email}`)
      await desk.getByRole('button', { name: `Look at ${ana.email}` }).click()
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await desk.route('**/people/copy', async (route) => {
        await released
        await route.continue()
      })
      const downloads: string[] = []
      desk.on('download', (file) => downloads.push(file.suggestedFilename()))
      const sending = desk.waitForRequest('**/people/copy')
      await desk.getByRole('button', { name: 'Save everything as a file' }).click()
      const copying = await sending
      await endInAnotherTab(desk)
      await expect(desk.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      release()
      await (await copying.response())?.finished()
      // A download is reported a moment after its file was made.
      await desk.evaluate(() => new Promise((done) => setTimeout(done, 500)))
      expect(downloads).toEqual([])
    })
    await desk.context().close()
  },
)

test('held mail is sent or dropped at the desk, each with a reason', async ({ browser, request }) => {
  const mei = newPerson('Mei Tanaka')
  for (let count = 0; count < 12; count += 1) await submitBooking(request, mei)
  const desk = await openDesk(browser, '/desk?part=mail')
  const mails = desk
    .getByRole('list', { name: 'Mail that has not left, the newest first' })
    .getByRole('listitem')
    .filter({ hasText: mei.email })
  await expect(mails).toHaveCount(2)
  await expect(mails.first()).toContainText('Held: the mailbox had 10 mails about rides that day')
  await mails
    .first()
    .getByRole('button', { name: `Send now: ${mei.email}` })
    .click()
  await mails.first().getByLabel('Why').selectOption({ label: 'The recipient asks for it' })
  await expectSound(desk)
  await mails.first().getByRole('button', { name: 'Send now' }).click()
  await expect(mails).toHaveCount(1)
  await mails.getByRole('button', { name: `Drop: ${mei.email}` }).click()
  await expect(mails.getByText('A mail that is dropped is never sent.')).toBeVisible()
  await mails.getByRole('button', { name: 'Drop', exact: true }).click()
  await expect(mails).toHaveCount(0)
  await desk.setViewportSize({ width: 360, height: 780 })
  await expectSound(desk)
  await desk.context().close()
})
