import { expect, test as base, type Page } from '@playwright/test'
import { openLine, type Line } from './outside/open-line.ts'
import { calculate, expectRefund, submitAddress, newAddress, waitUntilLive } from './visitor.ts'

const test = base.extend<{ line: Line }>({
  serviceWorkers: 'allow',
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '')
    await use(line)
    await line.close()
  },
})

/** Waits until everything for the first visit is cached and the worker controls this page. */
const waitUntilStored = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

/** Makes a first visit; the worker controls the next page. */
async function visitOnce(page: Page, line: Line) {
  await page.goto(line.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await waitUntilStored(page)
}

test(
  'after one visit the calculator computes without a network',
  { tag: '@core' },
  async ({ page, line }) => {
    await visitOnce(page, line)
    await line.cut()
    await page.goto(`${line.url}/vat-calculator/spain?from=home`)
    await page.getByLabel('Purchase amount').fill('1000')
    await page.getByRole('button', { name: 'Calculate Refund' }).click()
    await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true')
  },
)

test('a city’s calculator that was not kept leads to its country’s', async ({ page, line }) => {
  await visitOnce(page, line)
  await line.cut()
  await page.goto(`${line.url}/vat-calculator/france/nice`)
  await expect(page).toHaveURL(`${line.url}/vat-calculator/france`)
  await expect(page.getByRole('button', { name: 'Calculate Refund' })).toBeVisible()
})

/** Makes a first visit without another page; the worker controls this page once it is active. */
async function visitFor(page: Page, line: Line, path: string) {
  await page.goto(line.url + path)
  await waitUntilStored(page)
}

/** Waits until the device has cached this page; skips the pause of a second before each page. */
const waitUntilCachedLater = (page: Page, path: string) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(1100)
        return cachedPaths(page)
      },
      { intervals: [50] },
    )
    .toContain(path)

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('on the first visit of home: without a network the result is computed and shown', async ({
  page,
  line,
}) => {
  await visitFor(page, line, '/')
  await line.cut()
  await calculate(page, { amount: '1250' })
  await submitAddress(page, newAddress())
  await expectRefund(page, 'EUR 177.08')
  await expect(page.getByText('Failed to save calculation. Please try again.')).toBeVisible()
  await expect(page.getByText('Ask for the tax-free form')).toBeVisible()
})

test('beside a result without a network, desks are found in the kept guide of the place', async ({
  page,
  line,
}) => {
  await page.clock.install()
  await visitFor(page, line, '/vat-calculator/france')
  await waitUntilCachedLater(page, '/france/paris')
  await line.cut()
  await calculate(page, { amount: '1250' })
  await submitAddress(page, newAddress())
  await page.getByRole('link', { name: 'The guide to Paris names desks too' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paris' })).toBeVisible()
})

test('on the first visit of a guide: the calculator opens and computes without a network', async ({
  page,
  line,
}) => {
  await visitFor(page, line, '/france/paris')
  await line.cut()
  await page.getByRole('banner').getByRole('link', { name: 'VAT Calculator' }).click()
  await calculate(page, { amount: '20' })
  await expect(page.getByText('Your purchase does not qualify for a VAT refund.')).toBeVisible()
})

test('another currency is converted with the rates that the device has kept, and the result says so', async ({
  page,
  line,
}) => {
  const response = page.waitForResponse(/\/fx\/latest\?from=EUR/)
  await visitFor(page, line, '/vat-calculator/france/paris')
  await (await response).finished()
  await line.cut()
  await calculate(page, { amount: '1100', currency: 'USD' })
  await expect(page.getByText('Failed to convert currency. Using estimated conversion.')).toBeVisible()
  await submitAddress(page, newAddress())
  await expectRefund(page, 'USD 155.83')
  await expect(page.getByText('ECB rate of 20 November 2026, kept on this device').first()).toBeVisible()
})

test('after the first visit of any page countries, airports, stations and articles follow, by address and by link', async ({
  page,
  line,
}) => {
  await page.clock.install()
  await visitFor(page, line, '/spain/seville')
  // The viewed place comes first, the articles last.
  await waitUntilCachedLater(page, '/spain/seville')
  await waitUntilCachedLater(page, '/tax-free-luxury-shopping-europe')
  await line.cut()
  for (const [path, name] of [
    ['/italy', 'Italy'],
    ['/france/cdg', 'Charles de Gaulle Airport'],
    ['/france/cdg-airport', 'Charles de Gaulle Airport'],
    ['/germany/berlin-hauptbahnhof', 'Berlin Hauptbahnhof'],
    ['/spain/seville', 'Seville'],
  ] as const) {
    await page.goto(line.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'VAT refund in France' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('France')
  await expect(page).toHaveURL(`${line.url}/france`)
})

test('the city that is chosen in the calculator is kept before anything else', async ({ page, line }) => {
  await page.clock.install()
  await visitFor(page, line, '/vat-calculator')
  await page.getByLabel('City').selectOption({ label: 'Lyon' })
  await waitUntilCachedLater(page, '/france/lyon')
})

test('a device that saves data keeps the calculator and the place that is looked at, nothing else', async ({
  page,
  line,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  // The page requests more until the worker answers that nothing is left.
  await page.addInitScript(() => {
    class Watched extends MessageChannel {
      constructor() {
        super()
        this.port1.addEventListener('message', ({ data }) => {
          if (data === 0) document.documentElement.dataset.cached = 'all'
        })
      }
    }
    window.MessageChannel = Watched
  })
  await visitFor(page, line, '/france/nice')
  await expect(page.locator('html[data-cached=all]')).toBeAttached()
  const cached = await cachedPaths(page)
  expect(cached).toContain('/vat-calculator')
  expect(
    cached.filter((path) => /^\/(france|spain|italy|germany|how-|vat-refund|tax-free)/.test(path)),
  ).toEqual(['/france/nice'])
})

test(
  'a visited place reads again; one that was not visited says so, and lists what is kept',
  { tag: '@core' },
  async ({ page, line }) => {
    await visitOnce(page, line)
    await page.goto(`${line.url}/spain/seville`)
    await page.goto(`${line.url}/france/nice/book-chauffeur`)
    await line.cut()
    await page.goto(`${line.url}/spain/seville`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seville')
    await page.goto(`${line.url}/germany/berlin`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(page.getByRole('link', { name: /chauffeur.* Nice/i })).toBeVisible()
    const listed = await page
      .locator('[data-cached-pages] a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    const cached = await cachedPaths(page)
    expect(listed.length).toBeGreaterThan(1)
    expect(listed.filter((path) => !cached.includes(path))).toEqual([])
    for (const path of listed) {
      await page.goto(line.url + path)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
    }
  },
)

test('the offline page tries again in place, and leads to the calculator', async ({ page, line }) => {
  await visitOnce(page, line)
  await line.cut()
  await page.goto(`${line.url}/germany/berlin`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/germany\/berlin\??$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await page.getByRole('link', { name: 'Open the VAT calculator' }).click()
  await expect(page.getByRole('button', { name: 'Calculate Refund' })).toBeVisible()
})

test('no answer of the API and no page for one person is kept', async ({ page, line }) => {
  await visitOnce(page, line)
  await page.goto(`${line.url}/map-locations/france/paris`)
  await page.goto(`${line.url}/france/paris`)
  const cached = await cachedPaths(page)
  expect(cached).toContain('/france/paris')
  expect(cached.filter((path) => /^\/(auth|rest|functions|fx|config|dashboard)/.test(path))).toEqual([])
})

test(
  'an open page never takes data of another build: the page is loaded whole',
  { tag: '@core' },
  async ({ page, line }) => {
    await visitOnce(page, line)
    await page.goto(`${line.url}/map-locations/france/paris`)
    const lyon = page.getByRole('main').getByRole('link', { name: 'Lyon', exact: true })
    await waitUntilLive(lyon)
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    line.deployAnotherBuild()
    // Its data, or the page itself, if the newer worker has taken over meanwhile.
    const request = page.waitForRequest(/\/map-locations\/france\/lyon(?:\.data)?(?:\?|$)/)
    await lyon.click()
    await request
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon')
    await expect(page).toHaveURL(`${line.url}/map-locations/france/lyon`)
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false)
  },
)

/** Asks the worker to cache a place, as a page does. Returns the number of remaining pages. */
const askToKeep = (page: Page, path: string) =>
  page.evaluate(async (place) => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    return new Promise<number>((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(Number(data)))
      port1.start()
      active?.postMessage({ keep: { places: [place], isSavingData: true } }, [port2])
    })
  }, path)

test('while a newer build is deployed the worker keeps no page of it under the older one’s name', async ({
  page,
  line,
}) => {
  await visitOnce(page, line)
  expect(await askToKeep(page, '/italy/milan')).toBe(0)
  expect(await cachedPaths(page)).toContain('/italy/milan')
  line.deployAnotherBuild()
  expect(await askToKeep(page, '/italy/turin')).toBe(0)
  expect(await cachedPaths(page)).not.toContain('/italy/turin')
})

/** Waits until the next build is installed and waits until no page of this one is open. */
async function waitForNextBuild(page: Page, line: Line) {
  line.deployAnotherBuild()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    // The page itself looks for a new version too, so it may be here already.
    await registration.update()
    const next = registration.installing ?? registration.waiting
    await new Promise<void>((resolve) => {
      const check = () => next?.state === 'installed' && resolve()
      next?.addEventListener('statechange', check)
      check()
    })
  })
}

async function expectNewVersionNext(page: Page, line: Line) {
  await waitForNextBuild(page, line)
  await page.goto(`${line.url}/france`)
  await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.waiting)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('France')
}

test('a new version takes over with the next page when no other is open', async ({ page, line }) => {
  await visitOnce(page, line)
  await expectNewVersionNext(page, line)
})

test('a new version takes over at once while a page that is kept for later stalls', async ({
  page,
  line,
}) => {
  await visitOnce(page, line)
  await line.stall(/^\/(?!france$)[a-z/-]+$/)
  await expectNewVersionNext(page, line)
})

test('where it takes over late, the open page stays and the next one is loaded whole', async ({
  page,
  line,
}) => {
  await visitOnce(page, line)
  await page.goto(`${line.url}/vat-calculator/france`)
  await page.getByLabel('Purchase amount').fill('1250')
  await waitForNextBuild(page, line)
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('hand-over'))
  await expect(page.locator('html[data-version=older]')).toBeAttached()
  await expect(page.getByLabel('Purchase amount')).toHaveValue('1250')
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  await page.getByRole('link', { name: 'Retour', exact: true }).first().click()
  await expect(page).toHaveURL(`${line.url}/`)
  await expect.poll(() => page.evaluate(() => 'isFirstDocument' in window)).toBe(false)
})
