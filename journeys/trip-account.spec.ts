import { expect, test as base, type Browser, type Page } from '@playwright/test'
import { createAccount, expectSignedOut, logOut, signIn } from './account-holder.ts'
import { expectSound } from './expect-no-violation.ts'
import { choosePhoto, drawnReceipt, storedPhotos, photo } from './receipt-photos.ts'
import { openAs, openSignedIn } from './signed-in.ts'
import { addButton, amountField, buy, purchases, sheet } from './trip-visitor.ts'

/** A second device: a browser that shares nothing with the first. */
const test = base.extend<{ tablet: Page }>({
  tablet: async ({ browser }, use) => {
    const page = await openDevice(browser)
    await use(page)
    await page.context().close()
  },
})
const openDevice = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 780 } })

const saved = (page: Page) => page.getByText(/^Saved in your account at /)
const row = (page: Page, name: RegExp) => purchases(page).getByRole('button', { name })
/** Sign In and Log out are in the header of wide screens; on a phone they are in the menu. */
const widen = (page: Page) => page.setViewportSize({ width: 1280, height: 900 })
/** The page becomes visible, as after another app. */
const showPage = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function changeAmount(page: Page, shop: RegExp, amount: string) {
  await row(page, shop).click()
  await amountField(page).fill(amount)
  await sheet(page).getByRole('button', { name: 'Save the change' }).click()
  await expect(sheet(page)).toBeHidden()
}

test(
  'the same trip signed in on two devices',
  { tag: '@core' },
  async ({ page, tablet, request, context }) => {
    const person = await openSignedIn(page, request, { path: '/trip' })
    await expect(page.getByText('Kept on this device and in your account.')).toBeVisible()
    await test.step('added on one, it is on the other', async () => {
      await buy(page, { amount: '1250', shop: 'Printemps', passport: 'Mei Tanaka' })
      await expect(saved(page)).toBeVisible()
      await openAs(tablet, request, person, '/trip')
      await expect(row(tablet, /1,250\.00/)).toContainText('Mei')
      await expect(saved(tablet)).toBeVisible()
      await buy(tablet, { amount: '86.01', shop: 'Le Bon Marché' })
      await expect(saved(tablet)).toBeVisible()
      await showPage(page)
      await expect(row(page, /86\.01/)).toBeVisible()
    })
    await test.step('edited without a connection, it waits and says so, and goes when the line is back', async () => {
      await context.setOffline(true)
      await changeAmount(page, /86\.01/, '90')
      await expect(page.getByText('Saved on this device. Waiting for a connection.')).toBeVisible()
      await expectSound(page)
      await context.setOffline(false)
      await expect(saved(page)).toBeVisible()
      await showPage(tablet)
      await expect(row(tablet, /90\.00/)).toBeVisible()
    })
  },
)

test('what two devices wrote differently without a connection is both there, and the person chooses', async ({
  page,
  tablet,
  request,
  context,
}) => {
  const person = await openSignedIn(page, request, { path: '/trip' })
  await buy(page, { amount: '1250', shop: 'Printemps', passport: 'Mei Tanaka' })
  await expect(saved(page)).toBeVisible()
  await openAs(tablet, request, person, '/trip')
  await expect(row(tablet, /1,250\.00/)).toBeVisible()
  await test.step('both edit the amount apart', async () => {
    await context.setOffline(true)
    await tablet.context().setOffline(true)
    await changeAmount(page, /Printemps/, '1300')
    await changeAmount(tablet, /Printemps/, '1200')
    await context.setOffline(false)
    await expect(saved(page)).toBeVisible()
    await tablet.context().setOffline(false)
    await expect(saved(tablet)).toBeVisible()
    await showPage(page)
  })
  const choices = (on: Page) => purchases(on).getByRole('group', { name: 'Amount on the receipt' })
  await test.step('both are shown on both, with a way to each', async () => {
    for (const on of [page, tablet]) {
      await expect(choices(on).getByRole('listitem')).toHaveCount(2)
      await expect(choices(on)).toContainText('EUR 1,300.00')
      await expect(choices(on)).toContainText('EUR 1,200.00')
    }
    await expectSound(page)
    await page.getByRole('button', { name: 'Show what to choose' }).click()
    await expect(choices(page).getByRole('button').first()).toBeFocused()
  })
  await test.step('saving the sheet without touching the amount chooses nothing', async () => {
    await row(page, /Printemps/).click()
    await sheet(page).getByRole('button', { name: 'Save the change' }).click()
    await expect(sheet(page)).toBeHidden()
    await expect(choices(page).getByRole('listitem')).toHaveCount(2)
  })
  await test.step('one is kept, on both devices', async () => {
    await choices(page).getByRole('button', { name: 'Keep this one: EUR 1,200.00' }).click()
    await expect(choices(page)).toHaveCount(0)
    await expect(row(page, /1,200\.00/)).toBeVisible()
    await expect(saved(page)).toBeVisible()
    await showPage(tablet)
    await expect(choices(tablet)).toHaveCount(0)
    await expect(row(tablet, /1,200\.00/)).toBeVisible()
  })
  await test.step('deleted on one and changed on the other, it stays until somebody says so', async () => {
    await tablet.context().setOffline(true)
    await row(page, /1,200\.00/).click()
    // "Saved" may still be about the previous change.
    const isDeleted = page.waitForResponse(
      (response) => response.url().includes('/rest/v1/trip_entries') && response.request().method() !== 'GET',
    )
    await page.getByRole('button', { name: 'Delete' }).click()
    expect((await isDeleted).ok()).toBe(true)
    await expect(saved(page)).toBeVisible()
    await changeAmount(tablet, /1,200\.00/, '1111')
    await tablet.context().setOffline(false)
    await expect(saved(tablet)).toBeVisible()
    const question = purchases(tablet).getByRole('group', {
      name: 'Deleted on one device, changed on another',
    })
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(question).toHaveCount(0)
    await expect(saved(tablet)).toBeVisible()
    await showPage(page)
    await expect(row(page, /1,111\.00/)).toBeVisible()
  })
})

test('a trip made signed out is sent only when its person says so, and another account never meets it', async ({
  page,
  request,
}) => {
  const mei = await createAccount(request)
  const kenji = await createAccount(request)
  await widen(page)
  await page.goto('/trip')
  await buy(page, { amount: '1250', shop: 'Printemps' })
  const sent: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/rest/v1/trip_entries') && one.method() !== 'GET') sent.push(one.method())
  })
  await test.step('it is offered; one may also decline', async () => {
    await signIn(page, mei)
    const offer = page.getByRole('region', { name: 'Keep this trip in your account?' })
    await expect(offer).toContainText(mei.email)
    await expectSound(page)
    await offer.getByRole('button', { name: 'Only on this device' }).click()
    await expect(page.getByText('Saved on this device only, not in your account.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Saved on this device only, not in your account.')).toBeVisible()
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Keep it in my account' }).click()
    await expect(saved(page)).toBeVisible()
    expect(sent).toEqual(['POST', 'POST'])
  })
  await test.step('logged out it stays, as was not chosen otherwise; the other account sees nothing', async () => {
    await logOut(page)
    await expectSignedOut(page)
    await expect(page.getByText('Saved on this device. You are logged out:')).toBeVisible()
    await expect(row(page, /1,250\.00/)).toBeVisible()
    await signIn(page, kenji)
    await expect(purchases(page)).toHaveCount(0)
    await buy(page, { amount: '34', shop: 'Santa Eulalia' })
    await expect(saved(page)).toBeVisible()
    await expect(row(page, /1,250\.00/)).toHaveCount(0)
    await row(page, /34\.00/).click()
    await choosePhoto(page, await drawnReceipt(page))
    await expect(photo(page)).toBeVisible()
    await page.getByRole('button', { name: /^Close/ }).click()
    expect(await storedPhotos(page)).toBe(1)
  })
  await test.step('chosen so, it goes with the log out; the first trip is still its person’s', async () => {
    await page.getByRole('button', { name: 'Name, dates, travelers' }).click()
    await page.getByLabel('Take the trip off this device when I log out').check()
    await expect(sheet(page)).toContainText('What it does not have yet when you log out is lost')
    await expectSound(page)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await logOut(page)
    await expectSignedOut(page)
    await expect(row(page, /34\.00/)).toHaveCount(0)
    expect(await storedPhotos(page)).toBe(0)
    await signIn(page, mei)
    await expect(row(page, /1,250\.00/)).toBeVisible()
  })
  await test.step('a file that is still being written when its person leaves is not saved', async () => {
    const downloads: string[] = []
    page.on('download', (file) => downloads.push(file.suggestedFilename()))
    await page.getByRole('button', { name: 'Save or open a file' }).click()
    const save = sheet(page).getByRole('button', { name: 'Save my whole trip' })
    // Another tab logs out in the same moment.
    await save.evaluate((button: HTMLElement) => {
      button.click()
      localStorage.removeItem('retour-session')
      dispatchEvent(new StorageEvent('storage', { key: 'retour-session' }))
    })
    await expectSignedOut(page)
    // A download is reported a moment after its file was made.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
    expect(downloads).toEqual([])
  })
})

test('two trips begun on two devices are both there, to choose from', async ({ page, tablet, request }) => {
  const person = await openSignedIn(page, request, { path: '/trip' })
  await buy(page, { amount: '1250', shop: 'Printemps' })
  await expect(saved(page)).toBeVisible()
  await widen(tablet)
  await tablet.goto('/trip')
  await buy(tablet, { amount: '86.01', shop: 'Santa Eulalia' })
  await signIn(tablet, person)
  await tablet.getByRole('button', { name: 'Keep it in my account' }).click()
  await expect(saved(tablet)).toBeVisible()
  await tablet.getByLabel('Trip', { exact: true }).selectOption('My trip, 1 purchase')
  await showPage(page)
  await expect(page.getByLabel('Trip', { exact: true }).getByRole('option')).toHaveCount(2)
})

test('a failure of the server is said once, loses nothing, and can be tried at once', async ({
  page,
  request,
}) => {
  await page.route('**/rest/v1/trip_entries*', (route) => route.fulfill({ status: 503 }))
  await openSignedIn(page, request, { path: '/trip' })
  await buy(page, { amount: '1250', shop: 'Printemps' })
  await expect(page.getByText(/not yet in your account/)).toHaveCount(1)
  await page.reload()
  await expect(row(page, /1,250\.00/)).toBeVisible()
  const again = page.getByRole('button', { name: 'Try now' })
  await expect(again).toBeVisible()
  await page.unroute('**/rest/v1/trip_entries*')
  await again.click()
  await expect(saved(page)).toBeVisible()
})

test('what was kept by an older version of the page is there', async ({ page }) => {
  await page.goto('/icon.svg')
  await page.evaluate(keepAsBefore)
  await page.goto('/trip')
  await expect(row(page, /Printemps/)).toContainText('1,250.00')
  await addButton(page).click()
  await expect(amountField(page)).toBeFocused()
})

/** Runs in the page: creates a trip in the first version of the database, with one table of rows. */
function keepAsBefore(): Promise<void> {
  const tripId = '0190a000-0000-4000-8000-000000000001'
  const written = (fields: object) =>
    Object.fromEntries(
      Object.entries({ ...fields, deleted: false }).map(([name, value]) => [
        name,
        [{ value, device: 'phone', n: 1 }],
      ]),
    )
  const entry = (id: string, kind: string, fields: object) => ({
    id,
    tripId,
    kind,
    seen: { phone: 1 },
    fields: written(fields),
  })
  const purchase = { travelerId: null, cents: 125_000, currency: 'EUR', shop: 'Printemps', locationId: null }
  const place = { mallId: null, seller: '', country: 'france', city: 'Paris', boughtOn: '2026-11-20' }
  const rest = { goods: 'general', documentId: null, formId: null, note: '' }
  const rows = [
    entry(tripId, 'trip', { name: 'Paris', startsOn: null, endsOn: null, homeCountry: null }),
    entry('0190a000-0000-4000-8000-000000000002', 'purchase', { ...purchase, ...place, ...rest }),
  ]
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('retour-trip', 1)
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('entries', { keyPath: 'id' })
      opening.result.createObjectStore('settings')
    })
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction(['entries', 'settings'], 'readwrite')
      for (const one of rows) transaction.objectStore('entries').put(one)
      transaction.objectStore('settings').put('phone', 'device')
      transaction.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}
