import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { editionDay } from '@retour/domain/vat/edition-on-day'
import { freePort } from '@retour/server/src/testing/free-port.ts'
import { readPdf } from '../tools/site/guides-pdf/read-pdf.ts'
import { openDesk } from './desk-staff.ts'
import { expectSound } from './expect-no-violation.ts'
import { startBackend, type OwnBackend } from './outside/own-backend.ts'
import { calculate, expectRefund, submitAddress, newAddress } from './visitor.ts'

// A separate server, because the edition in force changes everybody's calculator.
test.describe.configure({ mode: 'default' })

let origin: string
let dataDir: string
let product: OwnBackend
test.beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  dataDir = mkdtempSync(join(tmpdir(), 'retour-rules-in-force-'))
  product = await startBackend({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' })
})
test.afterAll(async () => {
  await product?.stop()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
})

/** The day by which editions take effect. */
const today = () => editionDay(Date.now())
const openOwnDesk = (browser: Browser, path: string, role: string) =>
  openDesk(browser, path, role, { product: { origin, dataDir } })
/** Returns the path of a page, to open it as another person. */
const pathOf = (page: Page) => page.url().slice(origin.length)

test(
  'an edition is drafted by one, compared figure by figure, and approved by another',
  { tag: '@core' },
  async ({ browser }) => {
    const ana = await openOwnDesk(browser, '/desk?part=rules', 'editor')
    const name = `Edition ${Date.now()}`
    await expect(ana.getByText('In force: Product guide, May 2025')).toBeVisible()
    await ana.getByRole('link', { name: 'Draft an edition' }).click()
    await ana.getByLabel('Name of the edition').fill(name)
    await ana.getByLabel('Country').selectOption('Germany')
    const least = ana.getByLabel('Smallest purchase, in euros')
    await least.fill('seventy-five')
    await ana.getByLabel('The smallest purchase').selectOption('is to be exceeded (more than)')
    await ana.getByLabel('The law holds from').fill(today())
    await ana.getByLabel('Where you read it').fill('https://www.gesetze-im-internet.de/ustg_1980/__6.html')
    await ana.getByLabel('Name of the source').fill('VAT act, § 6')
    await ana.getByLabel('Read on').fill(today())
    await ana.getByLabel('Who speaks there').selectOption('The authority itself')
    await expectSound(ana)
    await ana.getByLabel('Country').selectOption('France')
    await test.step('what is wrong is shown with its country, and nothing typed is lost', async () => {
      await ana.getByRole('button', { name: 'Keep draft' }).click()
      await expect(ana.getByRole('alert')).toHaveText('Not kept yet: Germany has something to correct.')
      await expect(least).toHaveValue('seventy-five')
      await expect(ana.getByText('An amount from 0 to 10,000, like 50 or 154.94.')).toBeVisible()
      await ana.setViewportSize({ width: 360, height: 780 })
      await expectSound(ana)
    })
    await least.fill('75')
    await ana.getByRole('button', { name: 'Keep draft' }).click()
    await expect(ana.getByRole('heading', { name, exact: true })).toBeVisible()
    const figures = ana.getByRole('list', { name: 'Figure by figure' }).getByRole('listitem')
    await expect(figures).toHaveCount(12)
    await expect(figures.first()).toContainText(
      /Germany, smallest purchase.*In force: at least EUR 50\.00.*Draft: more than EUR 75\.00.*VAT act, § 6/,
    )
    const samples = ana.getByRole('list', { name: 'What it does to 20 sample purchases' })
    await expect(samples.getByRole('listitem').first()).toContainText(
      /Germany EUR 50\.00.*In force: EUR 6\.79.*Draft: not eligible/,
    )
    await expect(ana.getByText('1 change, 19 stay.')).toBeVisible()
    await expect(ana.getByText('You have written in this draft, so somebody else approves it.')).toBeVisible()
    await expect(ana.getByRole('button', { name: /^Approve for / })).toHaveAttribute('aria-disabled', 'true')
    await expectSound(ana)
    await test.step('somebody else approves it, and it changes no more', async () => {
      const owner = await openOwnDesk(browser, pathOf(ana), 'owner')
      await expect(owner.getByRole('heading', { name, exact: true })).toBeVisible()
      await expectSound(owner)
      await owner.getByRole('button', { name: /^Approve for / }).click()
      await expect(owner.getByText(new RegExp(`^${name}, in force from .* on$`))).toBeVisible()
      await expect(owner.getByText(/^Drafted by Claire Dupont, approved by Claire Dupont on/)).toBeVisible()
      await expectSound(owner)
      await owner.context().close()
      await ana.reload()
      await expect(
        ana.getByText('This draft is not open any more: it was approved or dropped.'),
      ).toBeVisible()
    })
    await ana.context().close()
  },
)

test(
  'an editor reads what the rules rest on, and notes a look at one of them',
  { tag: '@core' },
  async ({ browser }) => {
    const desk = await openOwnDesk(browser, '/desk', 'editor')
    const parts = desk.getByRole('navigation', { name: 'Parts of the desk' })
    await expect(parts.getByRole('link')).toHaveText(['Rules', 'Places', 'Questions'])
    const row = desk
      .getByRole('list', { name: 'Records of the rules, what asks for a look first' })
      .getByRole('listitem')
      .filter({ has: desk.getByRole('heading', { name: 'Germany: rate and minimum' }) })
    await expect(row.getByRole('link', { name: /Thuringia’s service portal/ })).toHaveAttribute(
      'href',
      'https://buerger.thueringen.de/en/detail?pstId=221983960',
    )
    await expectSound(desk)
    await row.getByRole('button', { name: 'Note a look: Germany: rate and minimum' }).click()
    const where = row.getByLabel('Where you read it')
    await expect(where).toHaveValue('https://buerger.thueringen.de/en/detail?pstId=221983960')
    await where.fill('the portal')
    await row.getByLabel('Note').fill('Still more than EUR 50')
    await row.getByRole('button', { name: 'Looked at today, unchanged' }).click()
    await expect(row.getByText('Type the whole address of the page, from https:// on.')).toBeVisible()
    await expect(row.getByLabel('Note')).toHaveValue('Still more than EUR 50')
    await desk.setViewportSize({ width: 360, height: 780 })
    await expectSound(desk)
    await where.fill('https://www.zoll.de/EN/shopping')
    await row.getByRole('button', { name: 'Looked at today, unchanged' }).click()
    await expect(row).toContainText(/Claire Dupont looked on .*www\.zoll\.de.*Still more than EUR 50/)
    await expect(row).toContainText(/Last look: .*, today/)
    await expectSound(desk)
    await test.step('the filter stands in the address', async () => {
      await desk.getByLabel('Show').selectOption({ index: 1 })
      await expect(desk).toHaveURL(/\?part=rules&show=overdue$/)
      await expect(row).toHaveCount(0)
      await expectSound(desk)
    })
    await desk.context().close()
  },
)

test(
  'an edition that two people made is what a visitor computes with and reads from its day on',
  { tag: '@core' },
  async ({ browser, page }) => {
    // Pages are written by a process of low priority, which takes minutes on a busy machine.
    test.setTimeout(600_000)
    // Pages of an earlier edition exist already.
    const name = `Germany at seventy-five ${Date.now()}`
    await page.goto(`${origin}/germany`)
    await expect(
      page
        .getByText(/EUR 50/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await page.goto(`${origin}/vat-calculator/germany/munich`)
    await calculate(page, { amount: '60' })
    await submitAddress(page, newAddress())
    await expectRefund(page, '8.14')

    const ana = await openOwnDesk(browser, '/desk?part=rules&draft=new', 'editor')
    await ana.getByLabel('Name of the edition').fill(name)
    await ana.getByLabel('In force from this day on (Paris)').fill(today())
    await ana.getByLabel('Country').selectOption('Germany')
    await ana.getByLabel('Smallest purchase, in euros').fill('75')
    await ana.getByLabel('The smallest purchase').selectOption('is to be exceeded (more than)')
    await ana.getByLabel('The law holds from').fill(today())
    await ana.getByLabel('Where you read it').fill('https://www.gesetze-im-internet.de/ustg_1980/__6.html')
    await ana.getByLabel('Name of the source').fill('VAT act, § 6')
    await ana.getByLabel('Read on').fill(today())
    await ana.getByLabel('Who speaks there').selectOption('The authority itself')
    await ana.getByRole('button', { name: 'Keep draft' }).click()
    await expect(ana.getByRole('heading', { name, exact: true })).toBeVisible()
    const owner = await openOwnDesk(browser, pathOf(ana), 'owner')
    await owner.getByRole('button', { name: /^Approve for / }).click()
    await expect(owner.getByText(`In force: ${name}`)).toBeVisible()

    await page.goto(`${origin}/vat-calculator/germany/munich`)
    await calculate(page, { amount: '60' })
    await expect(page.getByText('Your purchase does not qualify for a VAT refund.')).toBeVisible()
    await expect(page.getByText(/EUR 75/).first()).toBeVisible()
    await page.goto(`${origin}/vat-calculator/germany/munich`)
    await calculate(page, { amount: '100' })
    await expectRefund(page, '13.57')
    await test.step('what a result was computed with stays known after a reload', async () => {
      await page.reload()
      await expectRefund(page, '13.57')
    })
    await test.step('pages to read and the printed guide follow, written in the background', async () => {
      await expect(owner.getByText(`Pages and PDFs have the figures of ${name}`)).toBeVisible({
        timeout: 400_000,
      })
      await expectSound(owner)
      // The browser caches pages for offline use; its copies are renewed by the next visits. Chromium can lose a page
      // that is on its way while its service worker is replaced: a person would load it again.
      await expect(async () => {
        await page.goto(`${origin}/germany`, { timeout: 30_000 })
        const figure = page.getByText(/EUR 75/).filter({ visible: true })
        await expect(figure.first()).toBeVisible({ timeout: 5000 })
      }).toPass({ timeout: 180_000 })
      await expectSound(page)
      const { named } = await page.evaluate(async () => {
        const { rulesEdition } = (await (await fetch('/config.json')).json()) as { rulesEdition: string }
        return { named: rulesEdition }
      })
      await expect(page.locator('html')).toHaveAttribute('data-rules-edition', named)
      const pdf = await page.request.get(`${origin}/guides/retour-vat-guide-germany.pdf`)
      expect((await readPdf(await pdf.body())).words).toContain('over EUR 75')
    })
    for (const staff of [ana, owner]) await staff.context().close()
  },
)
