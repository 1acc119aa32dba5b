import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { freePort } from '@retour/server/src/testing/free-port.ts'
import { beside, type Figure } from '../figures.ts'
import { openBrowser } from '../open-browser.ts'
import type { Table } from '../table.ts'

type Bundler = {
  build: (options: object) => Promise<unknown>
  preview: (options: object) => Promise<{ close: () => Promise<void> }>
}
type Measured = { drawnMs: number; pans: number[]; zooms: number[] }

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

async function measure(
  browser: Browser,
  url: string,
  kind: 'ours' | 'bare',
  count: number,
): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(url)
  await page.waitForFunction(() => 'measure' in window)
  const measured = await page.evaluate(
    ([which, points]) =>
      (window as unknown as { measure: (kind: string, count: number) => Promise<Measured> }).measure(
        which,
        points,
      ),
    [kind, count] as const,
  )
  await page.close()
  return measured
}

/** Measures the product's map with many points, beside the same points in a page with only the library. */
export async function benchMapPoints(root: string): Promise<Table> {
  const web = createRequire(join(root, 'packages', 'web', 'package.json'))
  const { build, preview } = (await import(pathToFileURL(web.resolve('vite')).href)) as Bundler
  const outDir = mkdtempSync(join(tmpdir(), 'retour-bench-points-'))
  const pageRoot = join(root, 'bench', 'map')
  await build({
    root: pageRoot,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: join(pageRoot, 'page.html') },
    },
  })
  const port = await freePort()
  const server = await preview({
    root: pageRoot,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port, host: '127.0.0.1', strictPort: true },
  })
  const browser = await openBrowser()
  try {
    const rows: Table['rows'] = []
    const figures: Figure[] = []
    for (const count of [10_000, 100_000]) {
      const drawn = { ours: 0, bare: 0 }
      for (const kind of ['ours', 'bare'] as const) {
        const { drawnMs, pans, zooms } = await measure(
          browser,
          `http://127.0.0.1:${port}/page.html`,
          kind,
          count,
        )
        drawn[kind] = drawnMs
        rows.push([
          count,
          kind === 'ours' ? 'Retour' : 'bare maplibre-gl',
          Math.round(drawnMs),
          at(pans, 0.5).toFixed(0),
          at(pans, 0.95).toFixed(0),
          at(zooms, 0.5).toFixed(0),
          at(zooms, 0.95).toFixed(0),
        ])
      }
      figures.push(
        beside(`${count} points drawn`, drawn.ours, {
          peer: 'bare maplibre-gl',
          against: drawn.bare,
          unit: 'ms',
          better: 'less',
          bar: 1.1,
        }),
      )
    }
    return {
      title: 'Clustered points on the map (1280 x 800, software graphics)',
      columns: ['points', 'map', 'drawn ms', 'pan frame p50 ms', 'p95', 'zoom frame p50 ms', 'p95'],
      rows,
      figures,
      notes: ['Retour draws its built-in ground, shapes and mixed rings; the bare page circles on one color'],
    }
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
