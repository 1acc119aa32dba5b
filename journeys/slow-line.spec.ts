import { expect } from '@playwright/test'
import { openSlowLine } from './outside/slow-line.ts'
import { watchShifts } from './visitor.ts'
import { calculate, failed, isBarDrawn, middle, pages, painted, test, until, waiting } from './slow-page.ts'

type Cut = [name: string, at: (html: string) => number, pressed: 'meanwhile' | 'after']

/** A document has no script in its text; its islands become live. */
const documentCuts: Cut[] = [
  ['before the end of its head', (html) => html.indexOf('</head>') - 40, 'after'],
  ['within its header', (html) => html.indexOf('</header>'), 'after'],
  [
    'halfway',
    // After the form if there is one, because the pressed button must exist.
    (html) => Math.max(middle(html), Math.floor((html.indexOf('<body') + html.length) / 2)),
    'meanwhile',
  ],
  [
    'before its last island',
    (html) => html.lastIndexOf('<div ', html.lastIndexOf(' data-island=')),
    'meanwhile',
  ],
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

/** One screen gets each way of stalling; the others get the shorter list. */
const cutsOf: Record<string, Cut[]> = {
  '/france/paris/book-chauffeur': cuts.slice(1, 5),
  '/kiosk-help': cuts.slice(1, 5),
  '/trip': cuts,
}

for (const [path, name, control] of pages)
  test(
    `${path} whose HTML stalls: ${name} reacts in the end, wherever it stood still`,
    { tag: ['/', '/trip'].includes(path) ? '@core' : [] },
    async ({ page, baseURL }) => {
      for (const [where, at, pressed] of cutsOf[path] ?? documentCuts)
        await test.step(where, async () => {
          // Each proxy has its own origin, so nothing of the previous visit is on this device.
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
    // Before hydration a signed-in person is only recognized by this entry.
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
