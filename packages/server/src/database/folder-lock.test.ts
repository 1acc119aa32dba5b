import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DatabaseVersionError } from './data-version.ts'
import { openDatabase } from './open-database.ts'
import { DatabaseInUseError } from './folder-lock.ts'
import { layEmbedded } from './testing/fresh-embedded.ts'

/** Processes that each make a database of their own take long on a busy machine. */
const patientMs = 240_000

const holder = fileURLToPath(new URL('./testing/hold-folder.ts', import.meta.url))

describe.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a data folder belongs to one process',
  { timeout: patientMs },
  () => {
    let root: string
    let dataDir: string
    const started: ChildProcess[] = []

    beforeEach(async () => {
      root = mkdtempSync(join(tmpdir(), 'retour-lock-'))
      dataDir = join(root, 'data')
      mkdirSync(dataDir)
      await layEmbedded(dataDir)
    })
    afterEach(async () => {
      for (const child of started.splice(0)) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(root, { recursive: true, force: true })
    })

    const startHolder = (folder: string, tag: string) => {
      const child = spawn(process.execPath, [holder, folder, tag], { stdio: ['ignore', 'pipe', 'inherit'] })
      started.push(child)
      const words = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
      const listen = async () => String((await words.next()).value)
      const kill = async () => {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
        const rest: string[] = []
        for (let word = await words.next(); !word.done; word = await words.next()) rest.push(word.value)
        return rest
      }
      return { listen, kill }
    }

    test('a second process is refused while the first one works, also by another path to the folder', async () => {
      const first = startHolder(dataDir, 'first')
      expect(await first.listen()).toBe('open')
      const otherPath = join(root, 'same')
      symlinkSync(dataDir, otherPath)
      for (const folder of [dataDir, otherPath]) {
        const answer = await startHolder(folder, 'second').listen()
        expect(answer).toMatch(
          /^refused DatabaseInUseError: The database folder .* is in use by another process\./,
        )
      }
      await first.kill()
    })

    test('rounds of SIGKILL while writing: the lock is free at once and every acknowledged row is there', async () => {
      const acknowledged: string[] = []
      for (let round = 0; round < 3; round += 1) {
        const writer = startHolder(dataDir, `round${round}`)
        expect(await writer.listen()).toBe('open')
        for (let count = 0; count < 20 + round * 7; count += 1) acknowledged.push(await writer.listen())
        // A last line may be cut off by the kill; what was said whole was acknowledged.
        acknowledged.push(...(await writer.kill()).filter((word) => word.endsWith('@example.org')))
      }
      const database = await openDatabase({ dataDir })
      const rows = await database.own.selectFrom('leads').select('email').execute()
      const stored = new Set(rows.map(({ email }) => email))
      expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
      await database.close()
    })

    test('what comes after closing is refused instead of left waiting', async () => {
      const database = await openDatabase({ dataDir })
      await database.close()
      const late = database.asCaller({ role: 'anon' }, (tx) =>
        tx.selectFrom('vat_guides').selectAll().execute(),
      )
      await expect(late).rejects.toThrow(/destroyed|closed/)
      expect(await database.isReady()).toBe(false)
    })

    test('the same process is refused as well, and may open the folder again after closing it', async () => {
      const first = await openDatabase({ dataDir })
      await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseInUseError)
      await first.close()
      await (await openDatabase({ dataDir })).close()
    })

    test('a folder of another PostgreSQL major is refused in words, untouched and unlocked', async () => {
      mkdirSync(join(dataDir, 'database'), { recursive: true })
      writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n')
      await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseVersionError)
      await expect(openDatabase({ dataDir })).rejects.toThrow(
        /holds data of PostgreSQL 17, .* Nothing was changed\./,
      )
    })
  },
)
