import { expect, type Page, test as base } from '@playwright/test'
import { openSlowLine, type SlowLine } from './outside/slow-line.ts'
import { waitUntilLive, watchShifts } from './visitor.ts'
import { findWholeChromium } from '../tools/find-chromium.ts'

/** Each journey has a bad line of its own to the product. */
const test = base.extend<{ line: SlowLine }>({
  serviceWorkers: 'allow',
  line: async ({ baseURL }, use) => {
    const line = await openSlowLine(baseURL ?? '')
    await use(line)
    await line.close()
  },
})

const failed = 'The page could not be loaded completely.'

/** Is the page still the one that was marked, not one that was loaded again? */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window)

const middle = (html: string) => html.indexOf('</form>') + 200

/** Is the bar at the top drawn? Its first 400 ms it has no width. */
const isBarDrawn = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, '::before').content !== 'none')

/** Something that arrives when the journey says so. */
function until() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { arrived: promise, arrive: resolve }
}

/** From the next page on its clock can be moved, and it is known which tries to fetch its files have come to an end. */
async function watchTries(page: Page) {
  await page.clock.install()
  await page.addInitScript(() => {
    const ended = new WeakSet<EventTarget>()
    for (const end of ['load', 'error'])
      document.addEventListener(end, ({ target }) => target && ended.add(target), { capture: true })
    const links = document.getElementsByTagName('link')
    const areTriesOver = () => {
      const tries = [...links].filter(({ rel }) => rel === 'modulepreload' || rel === 'stylesheet')
      return tries.length > 0 && tries.every((link) => ended.has(link))
    }
    Object.assign(window, { areTriesOver })
  })
}

/** The pauses before the second and the third try, each over as soon as the try before it has failed. */
async function passPauses(page: Page) {
  for (const pauseMs of [1000, 3000]) {
    await page.waitForFunction(() => (window as unknown as { areTriesOver: () => boolean }).areTriesOver())
    await page.clock.fastForward(pauseMs)
  }
}

type Control = (page: Page) => { press: () => Promise<void>; expectAnswer: () => Promise<void> }

const calculate: Control = (page) => ({
  press: () => page.getByRole('button', { name: 'Calculate Refund' }).click(),
  expectAnswer: () => expect(page.getByLabel('Purchase amount')).toHaveAttribute('aria-invalid', 'true'),
})
const signIn: Control = (page) => ({
  press: () => page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click(),
  expectAnswer: () => expect(page.getByRole('dialog')).toBeVisible(),
})
const save: Control = (page) => ({
  // It is marked as not possible yet, and says why when it is pressed.
  press: () => page.getByRole('button', { name: 'Save' }).first().click({ force: true }),
  expectAnswer: () => expect(page.getByRole('dialog')).toBeVisible(),
})

const kioskRed: Control = (page) => ({
  press: () => page.getByRole('button', { name: 'Kiosk red', exact: true }).click(),
  expectAnswer: () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(/customs desk beside the kiosks open/),
})
const addPurchase: Control = (page) => ({
  press: () => page.getByRole('button', { name: 'Add a purchase' }).click(),
  expectAnswer: () => expect(page.getByRole('dialog')).toBeVisible(),
})

const pages: [path: string, name: string, control: Control][] = [
  ['/', 'Calculate Refund', calculate],
  ['/france/paris', 'Save', save],
  ['/france', 'Sign In', signIn],
  ['/how-vat-refund-works-in-france', 'Sign In', signIn],
  ['/vat-calculator', 'Calculate Refund', calculate],
  ['/france/paris/book-chauffeur', 'Sign In', signIn],
  ['/kiosk-help', 'Kiosk red', kioskRed],
  ['/trip', 'Add a purchase', addPurchase],
]

/** A link to another screen, whose scripts are not here yet. */
const refundLocations = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Refund Locations' })

type Cut = [name: string, at: (html: string) => number, pressed: 'meanwhile' | 'after']

/** A document has no script in its text: its islands are what comes to life. */
const documentCuts: Cut[] = [
  ['before the end of its head', (html) => html.indexOf('</head>') - 40, 'after'],
  ['within its header', (html) => html.indexOf('</header>'), 'after'],
  [
    'halfway',
    // Behind the form where there is one: what is pressed has to be there.
    (html) => Math.max(middle(html), Math.floor((html.indexOf('<body') + html.length) / 2)),
    'meanwhile',
  ],
  ['before its last island', (html) => html.lastIndexOf('<div class="contents"'), 'meanwhile'],
  ['before its last script', (html) => html.lastIndexOf('<script>'), 'meanwhile'],
]

const cuts: Cut[] = [
  ['before the end of its head', (html) => html.indexOf('</head>') - 40, 'after'],
  [
    'halfway',
    (html) =>
      Math.max(middle(html), Math.floor((html.indexOf('<body') + html.indexOf('data-scripts=""')) / 2)),
    'meanwhile',
  ],
  ['before its script', (html) => html.indexOf('<script type="text/plain"'), 'after'],
  ['within its script', (html) => html.indexOf('data-scripts="">') + 60, 'meanwhile'],
  ['before its data', (html) => html.indexOf('streamController.enqueue(') - 30, 'meanwhile'],
  [
    'between two scripts',
    (html) => html.lastIndexOf('<script>', html.indexOf('streamController.close()')),
    'after',
  ],
]

/** Each way to hold a screen is tried on one of them, the others take the shorter list. */
const cutsOf: Record<string, Cut[]> = {
  '/france/paris/book-chauffeur': cuts.slice(1, 5),
  '/kiosk-help': cuts.slice(1, 5),
  '/trip': cuts,
}

const waiting = 'The page is still loading.'

/** Until the page has been painted and everything that waited for that has been told. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })),
  )

for (const [path, name, control] of pages)
  test(
    `${path} whose HTML stalls: ${name} reacts in the end, wherever it stood still`,
    { tag: ['/', '/trip'].includes(path) ? '@core' : [] },
    async ({ page, baseURL }) => {
      for (const [where, at, pressed] of cutsOf[path] ?? documentCuts)
        await test.step(where, async () => {
          // A line is an origin, so nothing of the visit before it is on this device.
          const line = await openSlowLine(baseURL ?? '')
          const { arrived, arrive } = until()
          line.fault({ path: new RegExp(`^${path}$`), kind: 'stall', at, until: arrived }, 1)
          await page.goto(line.url + path, { waitUntil: 'commit' })
          const { press, expectAnswer } = control(page)
          if (pressed === 'meanwhile') {
            await press()
            await expect(page.locator('button[aria-busy="true"]')).toBeVisible()
          } else if (!where.includes('head')) await painted(page)
          arrive()
          if (pressed === 'after') await press()
          await expectAnswer()
          await expect(page.getByText(waiting)).toHaveCount(0)
          await line.close()
        })
    },
  )

for (const [path, coming, come] of [
  ['/ride', 'Loading your ride', 'This link opens no ride'],
  ['/desk', waiting, 'Page Not Found'],
] as const)
  test(`${path} whose HTML stalls behind its content says what is true: first that it comes, then that it did not, then what it is`, async ({
    page,
    line,
  }) => {
    const { arrived, arrive } = until()
    const behindContent = (html: string) => html.indexOf('</main>') + 7
    await page.goto(`${line.url}/icon.svg`)
    // Somebody is signed in here, as far as anybody knows before the page lives.
    await page.evaluate(() => localStorage.setItem('retour-session', '{}'))
    line.fault({ path: new RegExp(`^${path}$`), kind: 'stall', at: behindContent, until: arrived }, 1)
    await page.goto(line.url + path, { waitUntil: 'commit' })
    const content = page.getByRole('main')
    await expect(content.getByText(coming)).toBeVisible()
    await expect(content.getByRole('heading', { name: 'Page Not Found' })).toBeHidden()
    await expect(page.getByText(failed)).toBeVisible()
    await expect(content.getByText(coming)).toBeHidden()
    arrive()
    await expect(content.getByRole('heading', { name: come })).toBeVisible()
    await expect(page.getByText(failed)).toBeHidden()
  })

test('the part of home that has come does not move when the rest comes', async ({ page, line }) => {
  const shifts = await watchShifts(page)
  const { arrived, arrive } = until()
  const withinForm = (html: string) => html.indexOf('<select')
  line.fault({ path: /^\/$/, kind: 'stall', at: withinForm, until: arrived }, 1)
  await page.goto(line.url, { waitUntil: 'commit' })
  await expect(page.getByLabel('Purchase amount')).toBeVisible()
  await painted(page)
  arrive()
  await calculate(page).press()
  await calculate(page).expectAnswer()
  expect(await shifts()).toBeLessThan(0.01)
})

test('a page that only lacks its last byte lives', async ({ page, line }) => {
  const { arrived, arrive } = until()
  line.fault({ path: /^\/$/, kind: 'stall', at: (html) => html.length - 1, until: arrived }, 1)
  await page.goto(line.url, { waitUntil: 'commit' })
  await calculate(page).press()
  await calculate(page).expectAnswer()
  arrive()
})

test('a press on half a page is answered within 400 ms, and acted on when the rest has come', async ({
  page,
  line,
}) => {
  const { arrived, arrive } = until()
  line.fault({ path: /^\/$/, kind: 'stall', at: middle, until: arrived }, 1)
  await page.goto(line.url, { waitUntil: 'commit' })
  await page.getByLabel('Purchase amount').fill('1250')
  const button = page.getByRole('button', { name: 'Calculate Refund' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeAttached()
  expect(await isBarDrawn(page)).toBe(true)
  arrive()
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
})

test('Enter in a field of half a page counts as a press', async ({ page, line }) => {
  const { arrived, arrive } = until()
  line.fault({ path: /^\/$/, kind: 'stall', at: middle, until: arrived }, 1)
  await page.goto(line.url, { waitUntil: 'commit' })
  await page.getByLabel('Purchase amount').fill('1250')
  await page.getByLabel('Purchase amount').press('Enter')
  arrive()
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
})

for (const kind of ['reset', 'unavailable'] as const)
  for (const [path, name, control] of pages)
    test(
      `${path} whose scripts fail at first (${kind}): ${name} reacts by itself`,
      { tag: path === '/france/paris' && kind === 'reset' ? '@core' : [] },
      async ({ page, line }) => {
        await watchTries(page)
        line.fault({ path: /^\/assets\/.*\.js$/, kind }, 8)
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
  // The browser says itself that it is back.
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
      // Told before the page's own script, so that its first turn passes before the one of that script.
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
    // A page stands still for 10 s before it counts as broken.
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('another tab of the open page waits for no script of another page', async ({ page, line }) => {
    await page.goto(`${line.url}/map-locations/france/paris`)
    const list = page.getByRole('tab', { name: 'List View' })
    await expect(page.getByText('43 places')).toBeVisible()
    line.fault({ path: /^\/assets\/.*\.js$/, kind: 'unavailable' })
    await list.click()
    await expect(list).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Map View' }).click()
    await expect(list).toHaveAttribute('aria-selected', 'false')
  })
})

test('a page that is long on its way is announced, and the bar at the top shows it', async ({
  page,
  line,
}) => {
  await page.goto(`${line.url}/auth`)
  const { arrived, arrive } = until()
  line.fault({ path: /^\/assets\/map-locations.*\.js$/, kind: 'stall', at: () => 0, until: arrived })
  await waitUntilLive(refundLocations(page))
  await refundLocations(page).click()
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeAttached()
  expect(await isBarDrawn(page)).toBe(true)
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Refund Locations')
  await expect(page.getByText(waiting)).toHaveCount(0)
  expect(await isBarDrawn(page)).toBe(false)
})

test('Back while a page is on its way: that page does not come any more', async ({ page, line }) => {
  // From the start: on a slow machine the service worker soon has the script, and it never takes this line.
  const { arrived, arrive } = until()
  line.fault({ path: /^\/assets\/map-locations.*\.js$/, kind: 'stall', at: () => 0, until: arrived })
  await watchTries(page)
  await page.goto(`${line.url}/auth`)
  const calculator = page.getByRole('banner').getByRole('link', { name: 'VAT Calculator' })
  await waitUntilLive(calculator)
  await markDocument(page)
  await calculator.click()
  await expect(page.getByLabel('Purchase amount')).toBeVisible()
  await refundLocations(page).click()
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeAttached()
  await page.goBack()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  arrive()
  await page.waitForFunction(() => (window as unknown as { areTriesOver: () => boolean }).areTriesOver())
  // Its scripts have come. Once they have run the page would be gone to, which the bar shows.
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    await Promise.all(links.map(({ href }) => import(href)))
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(page.locator('html[data-waiting]')).toHaveCount(0)
  await expect(page).toHaveURL(`${line.url}/auth`)
  expect(await isSameDocument(page)).toBe(true)
})

test('a page whose script does not come leaves the open one as it is, and Try again goes there', async ({
  page,
  line,
}) => {
  // From the start: on a slow machine the service worker soon has the script, and it never takes this line.
  line.fault({ path: /^\/assets\/map-locations.*\.js$/, kind: 'unavailable' })
  await page.goto(`${line.url}/auth`)
  await waitUntilLive(refundLocations(page))
  await page.getByLabel('Email').fill('ada@example.org')
  await markDocument(page)
  await refundLocations(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'this page stays as it is' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
  line.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Refund Locations')
  expect(await isSameDocument(page)).toBe(true)
})

test('a browser that fails links to scripts that have come gets to the result', async ({ page }) => {
  await page.addInitScript(
    `document.addEventListener('load', (event) => {
        if (event.target.rel !== 'modulepreload') return
        event.stopImmediatePropagation()
        event.target.dispatchEvent(new Event('error'))
      }, true)`,
  )
  await page.goto('/')
  await page.getByLabel('Purchase amount').fill('1250')
  await calculate(page).press()
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page whose script stalls is asked for again after 20 s', { tag: '@core' }, async ({ page, line }) => {
  await page.clock.install()
  await page.goto(`${line.url}/auth`)
  await waitUntilLive(refundLocations(page))
  const { arrived, arrive } = until()
  line.fault({ path: /^\/assets\/map-locations.*\.js$/, kind: 'stall', at: () => 0, until: arrived })
  await refundLocations(page).click()
  await expect.poll(() => line.requests.some((path) => path.includes('/assets/map-locations'))).toBe(true)
  await page.clock.runFor(25_000)
  const said = page.getByRole('alert').filter({ hasText: 'this page stays as it is' })
  await expect(said).toBeVisible()
  await said.getByRole('button', { name: 'Try again' }).click()
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Refund Locations')
})

test('a page that comes back from the browser’s memory before it lived comes to life', async ({
  line,
  playwright,
}, { project }) => {
  const { launchOptions = {}, contextOptions = {} } = project.use
  const executablePath = findWholeChromium()
  // Without CHROMIUM it is Playwright’s own, which brings a whole one.
  const isMissing = process.env.CHROMIUM !== undefined && executablePath === undefined
  test.skip(isMissing, 'a Chromium without windows keeps no page in memory, and no whole one is installed')
  // Playwright switches this memory off in the browser that it shares.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    channel: 'chromium',
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ ...contextOptions, serviceWorkers: 'block' })
  await watchTries(page)
  line.fault({ path: /^\/assets\/react.*\.js$/, kind: 'unavailable' })
  await page.goto(`${line.url}/vat-calculator`)
  await page.getByLabel('Purchase amount').fill('1250')
  await calculate(page).press()
  await passPauses(page)
  await expect(page.getByRole('alert')).toContainText(failed)
  await markDocument(page)
  // Links work without scripts.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Paris', exact: true }).click()
  await expect(page).toHaveURL(/\/france\/paris$/)
  line.heal()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  await browser.close()
})
