import { expect, type Page } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import { openAs, openSignedIn } from './signed-in.ts'
import { buy, dayBefore, test, visitOnce } from './trip-visitor.ts'

test.use({ viewport: { width: 360, height: 780 } })

/** Records a state of the form for a past day. */
async function noteOn(page: Page, day: string, tap: string) {
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByRole('button', { name: tap }).click()
}

const loewe = {
  amount: '1450',
  shop: 'loewe',
  pick: /Loewe.*Barcelona/,
  day: dayBefore(75),
  passport: 'Mei Tanaka',
}

/** Buys a bag from Barcelona with a form of the shop, and opens its page. */
async function buyWithForm(page: Page) {
  await buy(page, loewe)
  await page.getByRole('tab', { name: /^Forms/ }).click()
  await page.getByRole('button', { name: /^Form issued by .*Loewe/ }).click()
  await page.getByLabel('Issued on').fill(loewe.day)
}

const paper = (page: Page) => page.getByRole('article')
const seeLetter = (page: Page) => page.getByRole('link', { name: 'See the letter' })
const backToForm = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: /Loewe/ }).click()

test(
  'no money after 60 days and no network: the letter to a Spanish shop is filled from the trip, and its text is copied',
  { tag: '@core' },
  async ({ page, line, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitOnce(page, line)
    await line.cut()
    await page.goto(`${line.url}/trip`)
    await test.step('what is missing is named until it is noted; before its time there is no letter', async () => {
      await buy(page, loewe)
      await expect(page.getByRole('heading', { name: 'Nothing is missing' })).toBeVisible()
      await page.getByRole('tab', { name: /^Forms/ }).click()
      await page.getByRole('button', { name: /^Form issued by .*Loewe/ }).click()
      await page.getByLabel('Issued on').fill(loewe.day)
      await page.getByRole('button', { name: 'Use the shop itself' }).click()
      await expect(page.getByText(/Note the code \(CSV\) of the form/)).toBeVisible()
      await noteOn(page, dayBefore(29), 'Validated at a kiosk')
      await expect(page.getByRole('img', { name: /^Stamped on/ })).toBeVisible()
      await expect(seeLetter(page)).toHaveCount(0)
    })
    await test.step('the letter, its blanks marked', async () => {
      await page.getByRole('button', { name: 'Take the last step back' }).click()
      await noteOn(page, dayBefore(62), 'Validated at a kiosk')
      await noteOn(page, dayBefore(61), 'Sent to the shop')
      await expectSound(page)
      await seeLetter(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Letter to the shop' })).toBeVisible()
      await expect(
        page.getByText('Fill in before you send it: your address, the number of the form.'),
      ).toBeVisible()
      await expect(paper(page).getByText('[dirección]')).toBeVisible()
      await expect(paper(page)).toContainText('1.450,00 EUR, IVA incluido')
      await expect(paper(page)).toContainText('I have not yet received the refund.')
      await expectSound(page)
    })
    await test.step('what is copied is the letter alone', async () => {
      await page.getByRole('button', { name: 'Copy the text' }).click()
      await expect(page.getByText('The letter is copied.')).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain('Mei Tanaka\n[dirección]')
      expect(copied).toContain('Les ruego que abonen el IVA íntegro, 251,65 EUR')
      expect(copied).not.toContain('refund')
    })
    await test.step('what is noted on the form stands in the letter, and that it was sent on the form', async () => {
      await page.getByRole('button', { name: 'Sent today' }).click()
      await backToForm(page)
      await expect(page.getByRole('region', { name: 'Noted' })).toContainText('Letter to the shop sent')
      await page.getByLabel('Code of the form').fill('CSV123')
      await page.getByLabel('Code of the form').blur()
      await seeLetter(page).click()
      await expect(paper(page)).toContainText('con el código CSV123')
      await expect(page.getByText('Fill in before you send it: your address.')).toBeVisible()
    })
    await test.step('on paper it is one page of its own, without the lines of the reader', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(paper(page)).toContainText('Estimados señores:')
      await expect(page.getByText('Dear Sir or Madam,')).toBeHidden()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Copy the text' })).toBeHidden()
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    })
  },
)

test('a stamp that was missed in France: the letter to the consulate, at 320 px and in the dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/trip')
  await buy(page, {
    amount: '1250',
    shop: 'printemps hauss',
    pick: /Printemps Haussmann/,
    day: dayBefore(150),
    passport: 'Mei Tanaka',
  })
  await page.getByRole('tab', { name: /^Forms/ }).click()
  await page.getByRole('button', { name: /^Form issued by .*Printemps/ }).click()
  await page.getByLabel('Issued on').fill(dayBefore(150))
  await seeLetter(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Letter to the consulate' })).toBeVisible()
  await expect(paper(page)).toContainText('Consulat de France')
  await expect(
    page.getByText(/^Fill in before you send it:.* why customs did not validate the form/),
  ).toBeVisible()
  await expectSound(page)
  const mail = page.getByRole('link', { name: 'Open in my mail' })
  await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Attestation%20pour/)
})

test('what is no letter of this form leads to the form', async ({ page }) => {
  await page.goto('/trip')
  await buyWithForm(page)
  await page.goto(`${page.url()}&letter=missed-stamp`)
  await expect(page.getByRole('heading', { level: 1, name: /Loewe/ })).toBeVisible()
})

test('signed in, the forms of the trip stand beside the calculations, on another device too', async ({
  page,
  browser,
  request,
}) => {
  const person = await openSignedIn(page, request, { path: '/trip' })
  await buyWithForm(page)
  await noteOn(page, dayBefore(62), 'Validated at a kiosk')
  await expect(page.getByRole('img', { name: /^Stamped on/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My trip' }).click()
  await expect(page.getByText(/^Saved in your account at /)).toBeVisible()

  const tablet = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  await openAs(tablet, request, person, '/dashboard?tab=refunds')
  const forms = tablet.getByRole('region', { name: 'Forms of my trip' })
  await expect(forms.getByRole('listitem')).toHaveCount(1)
  await expect(forms).toContainText('Stamped')
  await expectSound(tablet)
  await forms.getByRole('link', { name: /Loewe/ }).click()
  await expect(tablet.getByRole('heading', { level: 1, name: 'Has the money come?' })).toBeVisible()
  await tablet.context().close()
})
