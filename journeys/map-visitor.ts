import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the product's URL on a "day" of the street map's host, which its style server recognizes. */
export function onDay(day: string, baseURL: string | undefined, path: string): string {
  const { port } = new URL(baseURL ?? '')
  return `http://${day}.localhost:${port}${path}`
}

export const mapOf = (page: Page) => page.getByRole('region', { name: /^Map of refund locations/ }).first()

/**
 * Makes timeouts of four seconds and more ten times as long, because a busy machine is not a silent host. Call it
 * before the page is opened.
 */
export const waitLonger = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    const slowed = (act: () => void, ms = 0) => wait(act, ms < 4000 ? ms : 10 * ms)
    Object.assign(window, { setTimeout: slowed })
  })

/** The map is drawn in software here, which takes its time on a busy machine. */
const drawingMs = 120_000

/** Waits until markers are really drawn. */
export async function waitUntilDrawn(page: Page) {
  await expect(page.locator('[data-markers="drawn"]')).toBeVisible({ timeout: drawingMs })
}

/** Waits until more than this number of pixels of the map have this color. */
export const waitUntilColored = (page: Page, color: [number, number, number], pixels: number) =>
  expect.poll(() => countPixels(page, color), { timeout: drawingMs }).toBeGreaterThan(pixels)

/** Returns the center of the map. */
async function middleOf(page: Page) {
  const box = await page.locator('[data-markers]').boundingBox()
  if (!box) throw new Error('There is no map.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Clicks the center of the map, once the pointer shows that something there is clickable. */
export async function pressMiddle(page: Page) {
  let step = 0
  // Queried at each attempt, because something beside the map may still be closing, which moves the map.
  let middle = await middleOf(page)
  await expect
    .poll(async () => {
      middle = await middleOf(page)
      // The cursor changes on a move only: the marker may appear under a resting pointer.
      await page.mouse.move(middle.x + (step++ % 2), middle.y)
      return page.locator('canvas.maplibregl-canvas').evaluate((canvas) => canvas.style.cursor)
    })
    .toBe('pointer')
  await page.mouse.click(middle.x, middle.y)
}

/** Returns the number of pixels of the map that have approximately this color. */
export async function countPixels(page: Page, [red, green, blue]: [number, number, number]): Promise<number> {
  const picture = (await mapOf(page).screenshot()).toString('base64')
  return page.evaluate(
    async ([data, color]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const pen = canvas.getContext('2d')
      pen?.drawImage(image, 0, 0)
      const pixels = pen?.getImageData(0, 0, image.width, image.height).data ?? []
      let count = 0
      for (let at = 0; at < pixels.length; at += 4)
        if (color.every((part, index) => Math.abs((pixels[at + index] ?? 0) - part) < 4)) count += 1
      return count
    },
    [picture, [red, green, blue]] as const,
  )
}

export const streetGreen: [number, number, number] = [120, 190, 130]
export const markerGold: [number, number, number] = [177, 127, 27]
export const seaBlue: [number, number, number] = [207, 221, 235]

type Seen = { choice: 'Closed' | 'Moved' | 'Other hours' | 'Something else'; note?: string }

/** Opens the report form of a location on a page of locations. */
export async function openReport(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).first().click()
  await page
    .getByRole('button', { name: /^Something wrong here\?/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'What is wrong here?' })
  await expect(sheet.getByRole('button', { name: 'Tell Retour' })).toBeVisible()
  return sheet
}

/** Fills in and sends the report. */
export async function tellReport(sheet: Locator, { choice, note }: Seen) {
  await sheet.getByRole('radio', { name: choice }).check({ force: true })
  if (note) await sheet.getByLabel('What did you see?').fill(note)
  await sheet.getByRole('button', { name: 'Tell Retour' }).click()
}
