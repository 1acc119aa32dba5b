import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { openEmbedded } from '#server/database/embedded-database'
import { layEmbedded } from '#server/database/testing/fresh-embedded'
import { submitLead } from '#server/mail/testing/leave-lead'
import { startQueue } from '#server/mail/testing/start-queue'
import { erasePerson } from './erase-person.ts'

const isEmbedded = process.env.TEST_DATABASE !== 'postgres'
const marker = 'zephyrine.quill'
const email = `${marker}@mail.example`
const dataDir = mkdtempSync(join(tmpdir(), 'retour-erase-'))
let database: Database

/** Returns the files below the data folder that contain these bytes. */
const filesWith = (text: string) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))
    .map((file) => file.slice(dataDir.length))

beforeAll(async () => {
  if (!isEmbedded) return
  await layEmbedded(dataDir)
  database = await openEmbedded({ dataDir })
})
afterAll(async () => {
  await database?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test.runIf(isEmbedded)(
  '95: after the erasure no file of the data folder holds the address, nor what the person wrote',
  async () => {
    await submitLead(database, email, 'Zephyrine Quill')
    await submitLead(database, 'somebody.else@mail.example')
    const queue = await startQueue(database, { dataDir })
    await queue.until('mail sent', 2)
    await queue[Symbol.asyncDispose]()
    // Creates older versions of rows, samples of the planner, and an archived log segment.
    await database.executeSql(`update public.leads set full_name = full_name || ' '`)
    await database.executeSql('analyze')
    await database.executeSql('select pg_switch_wal()')
    await database.executeSql('checkpoint')
    for (let round = 0; round < 5; round += 1) {
      await submitLead(database, `other-${round}@mail.example`)
      await database.executeSql('select pg_switch_wal()')
    }
    const places = filesWith(marker)
    expect(places.some((file) => file.includes('pg_wal'))).toBe(true)
    expect(places.some((file) => file.includes('/base/'))).toBe(true)
    expect(places.some((file) => file.endsWith('.eml'))).toBe(true)

    const erasure = await erasePerson(database, dataDir, email)
    expect(erasure).toMatchObject({ rows: { 'public.leads': 1 }, mailFiles: 1, leftBehind: null })
    expect(filesWith(marker)).toEqual([])
    expect(filesWith('Zephyrine')).toEqual([])
    expect(filesWith('somebody.else@mail.example').length).toBeGreaterThan(0)
  },
)
