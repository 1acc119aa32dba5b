import { expect, type Page } from '@playwright/test'
import type { SlowLine } from './outside/slow-line.ts'
import {
  calculate,
  failed,
  isSameDocument,
  markDocument,
  middle,
  pages,
  painted,
  passPauses,
  signIn,
  test,
  until,
  waiting,
  watchTries,
} from './slow-page.ts'

/** The start script of a document that is only read; the others hold it. */
const startFile = /^\/assets\/start-.*\.js$/
const otherScripts = /^\/assets\/(?!start-).*\.js$/

const countOf = (requests: readonly string[], path: RegExp) =>
  requests.filter((request) => path.test(request)).length

/** Skips the pauses before the second and the third attempt at the start script. */
async function passStartPauses(page: Page, { requests }: SlowLine) {
  for (const [tries, pauseMs] of [1000, 3000].entries()) {
    await expect.poll(() => countOf(requests, startFile)).toBe(tries + 1)
    await page.clock.fastForward(pauseMs)
  }
  await expect.poll(() => countOf(requests, startFile)).toBe(3)
}

for (const kind of ['reset', 'unavailable'] as const)
  for (const [path, name, control] of pages)
    test(
      `${path} whose scripts fail at first (${kind}): ${name} reacts by itself`,
      { tag: path === '/france/paris' && kind === 'reset' ? '@core' : [] },
      async ({ page, line }) => {
        await watchTries(page)
        line.fault({ path: startFile, kind }, 2)
        line.fault({ path: otherScripts, kind }, 8)
        await page.goto(line.url + path, { waitUntil: 'commit' })
        const { press, expectAnswer } = control(page)
        await press()
        await passPauses(page)
        await expectAnswer()
      },
    )

test('scripts that do not come for long: said, and Try again brings them with what was typed and pressed', async ({
  page,
  line,
}) => {
  await watchTries(page)
  line.fault({ path: /^\/assets\/react.*\.js$/, kind: 'unavailable' })
  await page.goto(`${line.url}/vat-calculator`, { waitUntil: 'commit' })
  await page.getByLabel('Purchase amount').fill('1250')
  await page.getByRole('radio', { name: 'Spain' }).check({ force: true })
  await page.getByRole('button', { name: 'Calculate Refund' }).click()
  await passPauses(page)
  await expect(page.getByRole('alert')).toContainText(failed)
  await markDocument(page)
  line.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
  await expect(page.getByText('Madrid, purchase of')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a start script that does not come for long: said, and Try again brings it with what was typed and pressed', async ({
  page,
  line,
}) => {
  await page.clock.install()
  line.fault({ path: startFile, kind: 'unavailable' })
  await page.goto(`${line.url}/france/paris`, { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Mei Tanaka')
  await page.getByRole('radio', { name: 'Departure' }).check({ force: true })
  await page.getByRole('button', { name: 'Request Booking' }).click()
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeAttached()
  await expect.poll(() => countOf(line.requests, startFile)).toBe(1)
  await passStartPauses(page, line)
  await expect(page.getByRole('alert')).toContainText(failed)
  await markDocument(page)
  line.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  // What is missing is said once the form lives.
  await expect(page.getByLabel('Pickup location')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Full name')).toHaveValue('Mei Tanaka')
  await expect(page.getByRole('radio', { name: 'Departure' })).toBeChecked()
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.getByRole('alert').filter({ hasText: failed })).toHaveCount(0)
})

test('a start script that the server does not have any more: Try again loads the page anew, with what was typed', async ({
  page,
  line,
}) => {
  await page.clock.install()
  line.fault({ path: startFile, kind: 'unavailable' })
  await page.goto(`${line.url}/spain/madrid`, { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Mei Tanaka')
  await passStartPauses(page, line)
  await expect(page.getByRole('alert')).toContainText(failed)
  const anew = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('button', { name: 'Try again' }).click()
  await anew
  line.heal()
  await expect(page.getByLabel('Full name')).toHaveValue('Mei Tanaka')
})

test('a start script that comes twice in the end starts the page once', async ({ page, line }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const counts = { starts: 0, repeatedPresses: 0 }
    Object.assign(window, { counts })
    addEventListener('retour:start', () => (counts.starts += 1))
    addEventListener('click', ({ isTrusted }) => (counts.repeatedPresses += isTrusted ? 0 : 1), true)
  })
  const { arrived, arrive } = until()
  line.fault({ path: startFile, kind: 'stall', at: () => 0, until: arrived }, 1)
  await page.goto(`${line.url}/privacy`, { waitUntil: 'commit' })
  await signIn(page).press()
  const scripts = page.locator('script[src^="/assets/start-"]')
  await expect(scripts).toHaveCount(1)
  // After 20 s it is asked for again; the browser then waits for the first response.
  await page.clock.fastForward(20_000)
  await page.clock.fastForward(1000)
  await expect(scripts).toHaveCount(2)
  arrive()
  await signIn(page).expectAnswer()
  const counts = () => page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts)
  await expect.poll(counts).toEqual({ starts: 2, repeatedPresses: 1 })
  await expect(page.getByText(failed)).toHaveCount(0)
})

test('styles that do not come for long: said, and Try again brings them with what was pressed', async ({
  page,
  line,
}) => {
  await watchTries(page)
  line.fault({ path: /^\/assets\/styles-.*\.css$/, kind: 'unavailable' })
  await page.goto(`${line.url}/privacy`, { waitUntil: 'commit' })
  await signIn(page).press()
  await passPauses(page)
  await expect(page.getByRole('alert')).toContainText(failed)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await markDocument(page)
  line.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await signIn(page).expectAnswer()
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('without any line the page and what was typed stay, however often it is tried again', async ({
  page,
  context,
  line,
}) => {
  await watchTries(page)
  line.fault({ path: /^\/assets\/.*\.js$/, kind: 'reset' })
  await page.goto(`${line.url}/vat-calculator`, { waitUntil: 'commit' })
  await page.getByLabel('Purchase amount').fill('1250')
  await passPauses(page)
  await expect(page.getByRole('alert')).toContainText(failed)
  await context.setOffline(true)
  await markDocument(page)
  for (let press = 0; press < 2; press++) {
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toContainText(failed)
  }
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.getByLabel('Purchase amount')).toHaveValue('1250')
  line.heal()
  // The browser itself reports that it is online.
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await calculate(page).press()
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
})

test('a page that is loaded anew before it lives has what was typed and chosen', async ({ page, line }) => {
  line.fault({ path: /^\/assets\/frame.*\.js$/, kind: 'unavailable' })
  await page.goto(`${line.url}/vat-calculator`)
  await page.getByLabel('Purchase amount').fill('1250')
  await page.getByLabel('Currency').selectOption('GBP')
  await page.getByRole('radio', { name: 'Spain' }).check({ force: true })
  line.heal()
  await page.reload()
  await expect(page.getByLabel('Purchase amount')).toHaveValue('1250')
  await calculate(page).press()
  await expect(page.getByText('Madrid, purchase of')).toBeVisible()
  await expect(page.getByText('GBP 1,250.00')).toBeVisible()
})

for (const [when, turns, city] of [
  ['as the page gets live', 0, 'Madrid'],
  ['while it is repeated', 2, 'Seville'],
] as const)
  test(`what is chosen ${when} comes after what was chosen before, and is calculated`, async ({
    page,
    line,
  }) => {
    await page.addInitScript((turns) => {
      const turn = () => new Promise((done) => setTimeout(done))
      async function chooseAnew() {
        await turn()
        document.querySelector<HTMLInputElement>('[name=country][value=spain]')?.click()
        if (!turns) return
        for (let passed = 0; passed < turns; passed++) await turn()
        const cities = document.querySelector<HTMLSelectElement>('[name=city]')
        if (cities) cities.value = 'seville'
        for (const kind of ['input', 'change']) cities?.dispatchEvent(new Event(kind, { bubbles: true }))
      }
      // Dispatched before the page's own script, so that its first turn passes before that script's.
      addEventListener('retour:live', ({ target }) => {
        if (target instanceof HTMLElement && target.dataset.island === 'CalculatorScreen') void chooseAnew()
      })
    }, turns)
    const { arrived, arrive } = until()
    line.fault({ path: /^\/assets\/frame.*\.js$/, kind: 'stall', at: () => 0, until: arrived })
    await page.goto(`${line.url}/vat-calculator`, { waitUntil: 'commit' })
    await page.getByLabel('City').selectOption({ label: 'Lyon' })
    await page.getByLabel('Purchase amount').fill('1250')
    await calculate(page).press()
    arrive()
    await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
    await expect(page.getByText(`${city}, purchase of`)).toBeVisible()
  })

for (const what of ['a line that breaks within the page', 'a script that the server does not have any more'])
  test(`${what}: Try again loads the page anew, with what was typed and chosen`, async ({ page, line }) => {
    const { arrived: broken, arrive: breakLine } = until()
    const isLine = what.includes('line')
    await watchTries(page)
    if (isLine) line.fault({ path: /^\/vat-calculator$/, kind: 'cut', at: middle, until: broken }, 1)
    else line.fault({ path: /^\/assets\/frame.*\.js$/, kind: 'unavailable' })
    await page.goto(`${line.url}/vat-calculator`, { waitUntil: 'commit' })
    await page.getByLabel('Purchase amount').fill('1250')
    await page.getByLabel('Currency').selectOption('GBP')
    await page.getByRole('radio', { name: 'Spain' }).check({ force: true })
    if (isLine) await painted(page)
    breakLine()
    // A page counts as broken after 10 s without progress.
    if (isLine) await page.clock.runFor(25_000)
    else await passPauses(page)
    await expect(page.getByRole('alert')).toContainText(failed)
    const anew = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByRole('button', { name: 'Try again' }).click()
    await anew
    line.heal()
    await expect(page.getByLabel('Purchase amount')).toHaveValue('1250')
    await calculate(page).press()
    await expect(page.getByText('Madrid, purchase of')).toBeVisible()
    await expect(page.getByText('GBP 1,250.00')).toBeVisible()
  })
