import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { machineEnvironment } from '#server/testing/machine-environment'
import { shortLived } from '#server/short-lived'
import { DatabaseVersionError } from './folder-state.ts'
import { openDatabase } from './open-database.ts'
import { DatabaseInUseError } from './folder-error.ts'
import { lockFile } from './folder-lock.ts'
import { layEmbedded } from './testing/fresh-embedded.ts'

/** Processes that each create a database are slow on a busy machine. */
const timeoutMs = 240_000

const holder = fileURLToPath(new URL('./testing/hold-folder.ts', import.meta.url))

/** The same folder as other containers see it: mounted elsewhere, with their own network or processes. */
const placesOfContainers = (dataDir: string, mounted: string): [folder: string, within: string[]][] => {
  mkdirSync(mounted)
  const mount = `mount --bind ${dataDir} ${mounted} && exec "$@"`
  return [
    [mounted, ['unshare', '-m', 'sh', '-c', mount, 'sh']],
    [dataDir, ['unshare', '-n']],
    [dataDir, ['unshare', '-pf', '--kill-child', '--mount-proc']],
    [mounted, ['unshare', '-mnpf', '--kill-child', '--mount-proc', 'sh', '-c', mount, 'sh']],
  ]
}
const isLinkTo = (file: string, link: string): boolean => {
  try {
    return readlinkSync(link) === file
  } catch {
    // Another test has closed it in the meantime.
    return false
  }
}

/** Only root may create namespaces, and not in every container. */
const mayUnshare = spawnSync('unshare', ['-mnpf', '--mount-proc', 'true']).status === 0

describe.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a data folder belongs to one process',
  { timeout: timeoutMs },
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

    /** Starts a process that opens the folder and writes. `within` is a program that runs it in another namespace. */
    const startHolder = (folder: string, tag: string, within: string[] = []) => {
      const [program = process.execPath, ...given]: string[] = [
        ...within,
        process.execPath,
        ...shortLived,
        holder,
        folder,
        tag,
      ]
      const child = spawn(program, given, {
        env: machineEnvironment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let errors = ''
      child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
      started.push(child)
      const words = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
      const listen = async () => String((await words.next()).value)
      /** Returns the rest of its output after it has ended. */
      const rest = async () => {
        const said: string[] = []
        for (let word = await words.next(); !word.done; word = await words.next()) said.push(word.value)
        return said
      }
      const kill = async () => {
        child.kill('SIGKILL')
        return rest()
      }
      const exit = once(child, 'exit').then(([code]) => code as number | null)
      return { listen, kill, exit, rest, errors: () => errors }
    }

    const lostOf = async (acknowledged: string[]) => {
      const database = await openDatabase({ dataDir })
      const rows = await database.own.selectFrom('leads').select('email').execute()
      await database.close()
      const stored = new Set(rows.map(({ email }) => email))
      return acknowledged.filter((email) => !stored.has(email))
    }
    const rowsSince = async (time: Date) => {
      const database = await openDatabase({ dataDir })
      const rows = await database.own
        .selectFrom('leads')
        .select('email')
        .where('created_at', '>', time)
        .execute()
      await database.close()
      return rows.map(({ email }) => email)
    }
    const inUse = /^refused DatabaseInUseError: The database folder .* is in use by another process\./

    test('80: a second process is refused while the first one works, wherever it sees the folder from', async () => {
      const first = startHolder(dataDir, 'first')
      expect(await first.listen()).toBe('open')
      const otherPath = join(root, 'same')
      symlinkSync(dataDir, otherPath)
      const elsewhere = [
        [dataDir, []],
        [otherPath, []],
        ...(mayUnshare ? placesOfContainers(dataDir, join(root, 'mounted')) : []),
      ] as const
      for (const [folder, within] of elsewhere) {
        const answer = await startHolder(folder, 'second', [...within]).listen()
        expect(`${within.join(' ')}: ${answer}`).toMatch(new RegExp(inUse.source.replace('^', ': ')))
      }
      await first.kill()
    })

    test('80: of two that start at the same moment exactly one has the folder', async () => {
      const both = [startHolder(dataDir, 'a'), startHolder(dataDir, 'b')]
      const said = await Promise.all(both.map((one) => one.listen()))
      expect(said.sort()).toEqual(['open', expect.stringMatching(inUse)])
    })

    test('80: of two that make the same new folder exactly one has it', async () => {
      const folder = join(root, 'fresh')
      const both = [startHolder(folder, 'a'), startHolder(folder, 'b')]
      const said = await Promise.all(both.map((one) => one.listen()))
      expect(said.sort()).toEqual(['open', expect.stringMatching(inUse)])
      expect(readdirSync(folder)).toEqual(['database'])
    })

    test('80: who removes the locked file lets nobody in, and the one who had it stops', async () => {
      const first = startHolder(dataDir, 'first')
      expect(await first.listen()).toBe('open')
      const version = join(dataDir, 'database', 'PG_VERSION')
      const acknowledged = [await first.listen()]
      const versionBefore = readFileSync(version)
      rmSync(version)
      expect(await startHolder(dataDir, 'second').listen()).toMatch(
        /^refused DatabaseFolderError: .*PG_VERSION is missing/,
      )
      acknowledged.push(...(await first.rest()))
      expect(await first.exit).toBe(1)
      expect(first.errors()).toMatch(/^The database folder .* was removed or replaced [^\n]*\n$/)
      writeFileSync(version, versionBefore)
      expect(await lostOf(acknowledged)).toEqual([])
    })

    test('80: a file put in place of the locked one stops the server before another row is acknowledged', async () => {
      const first = startHolder(dataDir, 'first')
      expect(await first.listen()).toBe('open')
      const version = join(dataDir, 'database', 'PG_VERSION')
      for (let count = 0; count < 20; count += 1) await first.listen()
      copyFileSync(version, join(root, 'other'))
      renameSync(join(root, 'other'), version)
      // The database has microseconds; this is its next whole millisecond.
      const replacedAt = new Date(Date.now() + 1)
      const acknowledged = (await first.rest()).filter((word) => word.endsWith('@example.org'))
      expect(await first.exit).toBe(1)
      expect(first.errors()).toMatch(/was removed or replaced/)
      expect(await lostOf(acknowledged)).toEqual([])
      // The commit whose sync was interrupted may be in the log and so in the database, although it was not
      // acknowledged.
      const since = await rowsSince(replacedAt)
      expect(since.filter((email) => acknowledged.includes(email))).toEqual([])
    })

    test('80: a folder whose files cannot be locked is refused with the reason', async () => {
      // The kernel grants no exclusive lock on a file that is open for reading.
      await expect(lockFile(join(dataDir, 'database', 'PG_VERSION'), 'r')).rejects.toThrow(
        /cannot be locked \(EBADF\), so a second server could destroy the data\. Set DATA_DIR/,
      )
    })

    test.runIf(existsSync('/proc/self/fd'))(
      'a lock that was given back is free, though a process that was started meanwhile has a copy of the file',
      async () => {
        const file = join(dataDir, 'database', 'PG_VERSION')
        const lock = await lockFile(file)
        const copy = readdirSync('/proc/self/fd').find((name) => isLinkTo(file, `/proc/self/fd/${name}`))
        const child = spawn('sleep', ['600'], { stdio: ['ignore', 'ignore', 'ignore', Number(copy)] })
        started.push(child)
        await once(child, 'spawn')
        await expect(lockFile(file)).rejects.toThrow(DatabaseInUseError)
        lock.release()
        const again = await lockFile(file)
        again.release()
      },
    )

    test('80: rounds of SIGKILL while writing: what is left lying stops no start, and every acknowledged row is there', async () => {
      const acknowledged: string[] = []
      for (let round = 0; round < 3; round += 1) {
        const writer = startHolder(dataDir, `round${round}`)
        expect(await writer.listen()).toBe('open')
        for (let count = 0; count < 20 + round * 7; count += 1) acknowledged.push(await writer.listen())
        // The kill may truncate the last line. Complete lines were acknowledged.
        acknowledged.push(...(await writer.kill()).filter((word) => word.endsWith('@example.org')))
        // As another program may leave it: with the number of a running process, this one.
        writeFileSync(join(dataDir, 'database', 'postmaster.pid'), `${process.pid}\n/pglite/data\n`)
      }
      expect(await lostOf(acknowledged)).toEqual([])
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
