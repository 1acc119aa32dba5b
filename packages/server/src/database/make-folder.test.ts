import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe.runIf(process.env.TEST_DATABASE === 'embedded')('a new data folder', () => {
  test('what a start that was cut off left beside it is swept, and the database opens', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'retour-make-'))
    made.push(dataDir)
    mkdirSync(join(dataDir, 'database.new', 'database'), { recursive: true })
    writeFileSync(join(dataDir, 'database.new', 'lock'), '')
    writeFileSync(join(dataDir, 'database.new', 'database', 'PG_VERSION'), '18')
    const database = await openDatabase({ dataDir })
    const { rows } = await database.executeSql('select 1 as one')
    await database.close()
    expect(rows).toEqual([{ one: 1 }])
    expect(readdirSync(dataDir)).toEqual(['database'])
  })
})
