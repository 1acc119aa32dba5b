import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost } from './figures.ts'
import { startProduct } from './product.ts'
import type { Table } from './table.ts'

/**
 * Measures the time from a fresh clone of the last commit to the first ready response, and of a start without changes.
 */
export async function benchStart(root: string): Promise<Table> {
  const folder = join(mkdtempSync(join(tmpdir(), 'retour-bench-start-')), 'clone')
  try {
    execFileSync('git', ['clone', '--quiet', '--local', root, folder])
    const first = await startProduct(folder, ['npm', 'start'], {})
    await first.stop()
    const later = await startProduct(folder, ['npm', 'start'], {})
    await later.stop()
    return {
      title: 'Start (npm start until /health/ready answers 200, warm package cache)',
      columns: ['start', 'seconds'],
      rows: [
        ['first, fresh clone', (first.readyAfterMs / 1000).toFixed(1)],
        ['later, nothing changed', (later.readyAfterMs / 1000).toFixed(1)],
      ],
      figures: [
        atMost('first start of a fresh clone', first.readyAfterMs / 1000, { limit: 60, unit: 's' }),
        atMost('later start', later.readyAfterMs / 1000, { limit: 3, unit: 's' }),
      ],
    }
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
}
