import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoViolation } from './expect-no-violation.ts'
import {
  dayAhead,
  fillPerson,
  fillRide,
  received,
  requestButton,
  requestMails,
  watchBookings,
} from './ride-request.ts'
import { newAddress, waitUntilLive } from './visitor.ts'

test.describe('from Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test(
    '09:00 in Madrid is that instant, and 09:00 on the screen, in the mail and in the calendar',
    { tag: '@core' },
    async ({ page, request }) => {
      const email = newAddress()
      const date = dayAhead(10)
      const sent = watchBookings(page)
      await page.goto('/spain/madrid/book-chauffeur')
      await fillRide(page, date)
      await fillPerson(page, email)
      await requestButton(page).dblclick()
      await expect(received(page)).toBeFocused()
      await expect(
        page.getByRole('status').filter({
          hasText: 'Your booking request has been received. We will contact you shortly to confirm.',
        }),
      ).toBeVisible()
      await expect(page.getByText(/, 09:00, Madrid time/)).toBeVisible()

      expect(sent).toHaveLength(1)
      const instant = String(sent[0]?.pickup_date)
      const clock = { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' } as const
      expect(new Date(instant).toLocaleString('sv-SE', clock)).toBe(`${date} 09:00`)
      expect(sent[0]).toMatchObject({
        user_id: null,
        phone: '+819012345678',
        vehicle_type: 'sedan',
        passenger_count: 1,
        city: 'madrid',
        country: 'spain',
      })

      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Add to my calendar' }).click(),
      ])
      const stamp = instant.replaceAll(/\.\d+|[-:]/g, '')
      expect(await readFile(await saved.path(), 'utf8')).toContain(`DTSTART:${stamp}\r\n`)

      const reference = await page.getByText(/^RT-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText()
      const mails = await requestMails(request, email)
      expect(mails).toHaveLength(1)
      expect(mails[0]).toContain(reference)
      expect(mails[0]).toContain(', 09:00, Madrid time')

      // The form is empty, and after a reload the reference is still there.
      await expect(page.getByLabel('Pickup time')).toHaveValue('09:00')
      await expect(page.getByRole('radio', { name: 'Luxury Sedan' })).toBeChecked()
      for (const field of [
        'Full name',
        'Email',
        'Phone',
        'Pickup location',
        'Dropoff location',
        'Pickup date',
      ])
        await expect(page.getByLabel(field)).toHaveValue('')
      await page.reload()
      await expect(page.getByText(reference, { exact: true })).toBeVisible()
    },
  )

  test('days and times that have passed in Madrid cannot be chosen, those of its evening can', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-24T16:30:00Z')
    await page.goto('/spain/madrid/book-chauffeur')
    const date = page.getByLabel('Pickup date')
    await expect(date).toHaveAttribute('min', '2026-11-24')
    await date.fill('2026-11-24')
    const time = page.getByLabel('Pickup time')
    await expect(time.getByRole('option', { name: '17:30' })).toBeDisabled()
    await expect(time.getByRole('option', { name: '18:00' })).toBeEnabled()
    await requestButton(page).click()
    await expect(page.getByText('This time has passed where you are picked up.')).toBeVisible()
    await time.selectOption('18:00')
    await expect(page.getByText('Tuesday 24 November 2026, 18:00, Madrid time (UTC+1)')).toBeVisible()
  })
})

test('arrival, departure and luxury shopping fill in what is empty and ask once', async ({ page }) => {
  await page.goto('/france/paris/book-chauffeur?service=shopping')
  const requests = page.getByRole('textbox', { name: 'Special requests' })
  await expect(requests).toHaveValue('Luxury Shopping Assistance')
  await expect(page.getByLabel('Add luxury shopping to the ride')).toBeChecked()
  await page.getByRole('radio', { name: 'Arrival' }).check({ force: true })
  await expect(page.getByLabel('Pickup location')).toHaveValue('Charles de Gaulle Airport (CDG)')
  await page.getByLabel('Flight number').fill('call me')
  await page.getByRole('button', { name: 'Child Seats' }).click()
  await expect(requests).toHaveValue(
    'Luxury Shopping Assistance, VIP Airport Arrival Assistance, Child Seats',
  )

  await page.getByLabel('Pickup location').fill('Hotel')
  await page.getByRole('radio', { name: 'Departure' }).check({ force: true })
  await expect(page.getByLabel('Pickup location')).toHaveValue('Hotel')
  await expect(page.getByLabel('Dropoff location')).toHaveValue('Charles de Gaulle Airport (CDG)')
  await expect(page.getByLabel('Flight number')).toBeHidden()
  await expect(requests).toHaveValue(
    'Luxury Shopping Assistance, Child Seats, VAT Refund & Departure Assistance',
  )

  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
  await expect(page.getByText('The Luxury Sedan seats up to 3, and you are 4.')).toBeVisible()
  await page.getByRole('button', { name: 'Take the Luxury SUV instead' }).click()
  await expect(page.getByRole('radio', { name: 'Luxury SUV' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Luxury SUV' })).toBeChecked()
  await expect(requests).toHaveValue(
    'Luxury Shopping Assistance, Child Seats, VAT Refund & Departure Assistance',
  )
})

test(
  'an answer that gets lost: the failure is told, all that was typed stays, and a retry is no second booking',
  { tag: '@core' },
  async ({ page, request }) => {
    const email = newAddress()
    const sent = watchBookings(page)
    await page.goto('/spain/barcelona/book-chauffeur')
    await fillRide(page, dayAhead(20))
    await fillPerson(page, email)
    await page.route(
      '**/rest/v1/bookings*',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await requestButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Booking failed: The server did not answer. Please try again.',
    )
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.reload()
    await expect(page.getByLabel('Phone')).toHaveValue('+81 90 1234 5678')
    await requestButton(page).click()
    await expect(received(page)).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(await requestMails(request, email)).toHaveLength(1)
  },
)

test('a car elsewhere: the page says where chauffeurs drive, and leads to the nearest', async ({ page }) => {
  await page.goto('/spain/seville/book-chauffeur')
  await expect(page.getByText('Seville is not among them.')).toBeVisible()
  await expect(requestButton(page)).toBeEnabled()
  await page.getByRole('link', { name: /Book in Madrid, about \d+ km away/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Luxury Chauffeur in Madrid')
})

test('a place page has the form, which knows what was typed on the booking page', async ({ page }) => {
  await page.goto('/france/nice/book-chauffeur')
  await waitUntilLive(page.getByLabel('Pickup location'))
  await page.getByLabel('Pickup location').fill('Promenade')
  await page.goto('/france/nice')
  await page.getByRole('heading', { name: 'Book a chauffeur in Nice' }).scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Pickup location')).toHaveValue('Promenade')
})

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    'every mistake is told at its field, the first one has the focus, and the request goes',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/france/paris/book-chauffeur')
      await waitUntilLive(page.getByLabel('Pickup location'))
      await page.getByLabel('Pickup location').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Please select a pickup date')).toBeVisible()
      await expect(page.getByText('Please enter a valid email address')).toBeVisible()
      await expect(page.getByText('Full name is required')).toBeVisible()
      await expect(page.getByLabel('Pickup date')).toBeFocused()
      await expectNoViolation(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)

      const [year = '', month = '', day = ''] = dayAhead(30).split('-')
      await page.keyboard.type(`${month}${day}${year}`)
      await expect(page.getByLabel('Pickup date')).toHaveValue(`${year}-${month}-${day}`)
      await page.getByLabel('Pickup time').focus()
      await page.keyboard.type('10:30')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Hotel')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Louvre')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: 'Mercedes V-Class' })).toBeChecked()
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked()
      await page.getByLabel('Full name').focus()
      await page.keyboard.type('Mei Tanaka')
      await page.keyboard.press('Tab')
      await page.keyboard.type(newAddress())
      await page.keyboard.press('Tab')
      await page.keyboard.type('(415) 555-2671')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Please enter a phone number with its country code')).toBeVisible()
      await expect(page.getByLabel('Phone')).toBeFocused()
      await page.keyboard.press('Home')
      await page.keyboard.type('+1 ')
      await page.keyboard.press('Enter')
      await expect(received(page)).toBeFocused()
      await expect(page.getByText(/, 10:30, Paris time/)).toBeVisible()
    },
  )
})
