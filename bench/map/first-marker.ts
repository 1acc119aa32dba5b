import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, type Figure } from '../figures.ts'
import { median } from '../median.ts'
import { openBrowser } from '../open-browser.ts'
import { startProduct } from '../product.ts'
import type { Table } from '../table.ts'

const rounds = 5

/** Measures the time from a click on a link to markers on the screen, without a street map: medians of cold visits. */
export async function benchMapFirstMarker(root: string): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-marker-'))
  const product = await startProduct(root, [process.execPath, 'packages/server/src/main.ts'], {
    DATA_DIR: dataDir,
    MAP_STYLE_URL: 'http://127.0.0.1:65500/no-street-map.json',
  })
  const browser = await openBrowser()
  try {
    const rows: Table['rows'] = []
    const figures: Figure[] = []
    for (const [screen, width, height] of [
      ['desk', 1280, 800],
      ['phone', 360, 780],
    ] as const) {
      const took: number[] = []
      for (let round = 0; round < rounds; round++) {
        const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' })
        const page = await context.newPage()
        await page.goto(`${product.url}/map-locations/france/paris`, { waitUntil: 'commit' })
        // Polled once per frame, so that polling costs nothing.
        const drawn = await page.waitForFunction(
          () => document.querySelector('[data-markers="drawn"]') && performance.now(),
          undefined,
          { polling: 'raf', timeout: 60_000 },
        )
        took.push(Number(await drawn.jsonValue()))
        await context.close()
      }
      figures.push(atMost(`first marker, ${screen}`, median(took), { limit: 2500, unit: 'ms' }))
      rows.push([screen, Math.round(median(took)), Math.round(Math.max(...took))])
    }
    return {
      title: `First markers with the built-in map (${rounds} cold visits each, software graphics)`,
      columns: ['screen', 'median ms', 'slowest ms'],
      rows,
      figures,
    }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
