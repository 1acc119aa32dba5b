import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isLogFile } from './log-sync.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './database.ts'
import { layTemplate } from './testing/embedded-template.ts'

/** Processes with their own databases are slow on a busy machine. */
const timeoutMs = 240_000
const segmentBytes = 16 * 1024 * 1024

describe.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'the embedded database on a folder',
  { timeout: timeoutMs },
  () => {
    const dataDir = fs.mkdtempSync(join(tmpdir(), 'retour-durable-'))
    let database: Database
    beforeAll(async () => {
      await layTemplate('empty', dataDir)
      database = await openDatabase({ dataDir })
      await database.executeSql('create table kept (id int primary key, note text); checkpoint')
    })
    afterAll(async () => {
      await database.close()
      fs.rmSync(dataDir, { recursive: true, force: true })
    })

    const countSyncs = async (work: () => Promise<unknown>) => {
      const syncs = (['fsyncSync', 'fdatasyncSync', 'fdatasync'] as const).map((name) => vi.spyOn(fs, name))
      await work()
      const calls = syncs.reduce((sum, { mock }) => sum + mock.calls.length, 0)
      for (const sync of syncs) sync.mockRestore()
      return calls
    }

    /** Holds the syncs beside the event loop until it is released. */
    const holdSyncs = () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const sync = fs.fdatasync
      const held = vi.spyOn(fs, 'fdatasync').mockImplementation((descriptor, done) => {
        void released.then(() => sync(descriptor, done))
      })
      return {
        held,
        release: () => {
          held.mockRestore()
          release()
        },
      }
    }

    /** Returns whether an answer has come by the time that a hundred statements would have been answered. */
    const isAnswered = async (answer: Promise<unknown>) => {
      let isSettled = false
      void answer.finally(() => (isSettled = true))
      for (let turn = 0; turn < 100; turn += 1) await nextTurn()
      return isSettled
    }

    test('many questions at once leave the event loop its turns', async () => {
      const seen = { turns: 0, isOver: false }
      const takeTurn = () => {
        seen.turns += 1
        if (!seen.isOver) setImmediate(takeTurn)
      }
      setImmediate(takeTurn)
      // A few tenths of a second of work in total, in pieces of a millisecond or two.
      const ask = () => database.executeSql('select count(*) from generate_series(1, 10000)')
      await Promise.all(Array.from({ length: 200 }, ask))
      seen.isOver = true
      expect(seen.turns).toBeGreaterThanOrEqual(10)
    })

    test('a commit of one statement reaches the disk with exactly one fsync', async () => {
      expect(await countSyncs(() => database.executeSql('insert into kept values (1)'))).toBe(1)
    })

    test('a commit of many statements has one fsync, ten commits have ten', async () => {
      const insertTwo = (id: number) =>
        database.own.transaction().execute(async (tx) => {
          await sql`insert into kept values (${id})`.execute(tx)
          await sql`update kept set note = 'seen' where id = ${id}`.execute(tx)
        })
      expect(await countSyncs(() => insertTwo(2))).toBe(1)
      const tenTimes = async () => {
        for (let id = 10; id < 20; id += 1) await insertTwo(id)
      }
      expect(await countSyncs(tenTimes)).toBe(10)
    })

    test.each<[string, (id: number) => Promise<unknown>]>([
      ['text', (id) => database.executeSql(`insert into kept values (${id})`)],
      ['a statement of Kysely', (id) => sql`insert into kept values (${1000 + id})`.execute(database.own)],
      [
        'a transaction of Kysely',
        (id) =>
          database.own.transaction().execute((tx) => sql`insert into kept values (${2000 + id})`.execute(tx)),
      ],
    ])('commits at once share their fsyncs: %s', async (_name, insert) => {
      const syncs = await countSyncs(() => Promise.all(Array.from({ length: 50 }, (_, n) => insert(100 + n))))
      expect(syncs).toBeGreaterThanOrEqual(1)
      expect(syncs).toBeLessThanOrEqual(25)
    })

    test('a transaction sees its own rows alone until it commits, whatever runs beside it', async () => {
      const count = async (run: Pick<Database['own'], 'executeQuery'>) => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from kept where id = 3000`.execute(run as Database['own'])
        return rows[0]?.count
      }
      let beside: Promise<unknown> = Promise.resolve()
      const seen = await database.own
        .transaction()
        .execute(async (tx) => {
          await sql`insert into kept values (3000)`.execute(tx)
          beside = count(database.own)
          await nextTurn()
          const inside = await count(tx)
          throw Object.assign(new Error('given up'), { inside })
        })
        .catch((error: { inside: number }) => error.inside)
      expect([seen, await beside]).toEqual([1, 0])
    })

    test('nothing is answered before its fsync: neither the commit nor who saw its row; others run meanwhile', async () => {
      const { held, release } = holdSyncs()
      const commit = database.executeSql('insert into kept values (200)')
      await vi.waitFor(() => expect(held).toHaveBeenCalledOnce())
      const second = database.executeSql('insert into kept values (201)')
      const read = database.executeSql('select count(*)::int as count from kept where id in (200, 201)')
      const refused = database.executeSql('insert into kept values (200)')
      for (const answer of [commit, second, read, refused.catch(() => undefined)])
        expect(await isAnswered(answer)).toBe(false)
      release()
      await Promise.all([commit, second])
      expect((await read).rows).toEqual([{ count: 2 }])
      await expect(refused).rejects.toThrow(/duplicate key/)
    })

    test.runIf(process.platform === 'linux')(
      'tables are written, and files removed, after the log',
      async () => {
        await database.executeSql('create table dropped (id int)')
        const rest = new Set(['table written', 'file cut', 'file removed'])
        const order: string[] = []
        const note = (what: string) => {
          if (order.at(-1) !== what) order.push(what)
        }
        const { writeSync: write, fdatasyncSync: sync, unlinkSync: unlink, truncateSync: truncate } = fs
        const spies = [
          vi.spyOn(fs, 'writeSync').mockImplementation(((descriptor: number, ...rest: [never]) => {
            note(isLogFile(fs.readlinkSync(`/proc/self/fd/${descriptor}`)) ? 'log written' : 'table written')
            return write(descriptor, ...rest)
          }) as typeof fs.writeSync),
          vi.spyOn(fs, 'fdatasyncSync').mockImplementation((descriptor) => {
            note('log synced')
            sync(descriptor)
          }),
          vi.spyOn(fs, 'unlinkSync').mockImplementation((path) => {
            note('file removed')
            unlink(path)
          }),
          vi.spyOn(fs, 'truncateSync').mockImplementation((path, length) => {
            note('file cut')
            truncate(path, length)
          }),
        ]
        const { held, release } = holdSyncs()
        const commit = database.executeSql('insert into kept values (300)')
        await vi.waitFor(() => expect(held).toHaveBeenCalledOnce())
        const others = [database.executeSql('drop table dropped'), database.executeSql('checkpoint')]
        await vi.waitFor(() => expect(order).toEqual(expect.arrayContaining([...rest])))
        release()
        await Promise.all([commit, ...others])
        for (const spy of spies) spy.mockRestore()
        const early = order.filter((what, n) => rest.has(what) && order[n - 1] === 'log written')
        expect(early).toEqual([])
        expect(order).toContain('log synced')
      },
    )

    test('reading and rolling back need none', async () => {
      expect(await countSyncs(() => database.executeSql('select * from kept'))).toBe(0)
      const rolledBack = database.own
        .transaction()
        .execute(async (tx) => {
          await sql`insert into kept values (99)`.execute(tx)
          throw new Error('given up')
        })
        .catch(() => undefined)
      expect(await countSyncs(() => rolledBack)).toBe(0)
    })

    test('a disk that refuses the fsync ends the process with one line; nothing is acknowledged', async () => {
      const otherFolder = fs.mkdtempSync(join(tmpdir(), 'retour-failing-'))
      await layTemplate('empty', otherFolder)
      const loser = fileURLToPath(new URL('./testing/lose-disk.ts', import.meta.url))
      const ended = spawnSync(process.execPath, [loser, otherFolder], {
        encoding: 'utf8',
        timeout: timeoutMs,
      })
      fs.rmSync(otherFolder, { recursive: true, force: true })
      expect({ status: ended.status, said: ended.stdout }).toEqual({ status: 1, said: '' })
      expect(ended.stderr).toMatch(/^The embedded database had to stop: could not fsync its log [^\n]*\n$/)
    })

    test('words of a caller in an error are not taken for the end of the database', async () => {
      const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
      for (const words of ['PANIC: x', '\nPANIC:  x', '\n2026-11-29 10:00:00.000 GMT [1] PANIC:  x'])
        await expect(database.executeSql('select $1::uuid', [words])).rejects.toThrow('invalid input syntax')
      expect(exit).not.toHaveBeenCalled()
      exit.mockRestore()
    })

    test('80: after a kill only what was changed about the last checkpoint or later is brought to the disk again', async () => {
      const killed = fs.mkdtempSync(join(tmpdir(), 'retour-killed-'))
      // The state of a folder whose server has stopped without closing: it is still open here.
      fs.cpSync(join(dataDir, 'database'), join(killed, 'database'), { recursive: true })
      const open = async () => {
        const copy = fs.mkdtempSync(join(tmpdir(), 'retour-reopened-'))
        fs.cpSync(join(killed, 'database'), join(copy, 'database'), { recursive: true })
        const reopened = await openDatabase({ dataDir: copy })
        const { rows } = await reopened.executeSql('select count(*)::int as count from kept')
        await reopened.close()
        fs.rmSync(copy, { recursive: true, force: true })
        expect(rows).toEqual([{ count: await countStored() }])
      }
      const countStored = async () =>
        (await database.executeSql('select count(*)::int as count from kept')).rows[0]?.count
      // A copy has the age of its checkpoint.
      expect(await countSyncs(open)).toBeGreaterThan(1000)

      const check = fs.fstatSync
      const disk = vi.spyOn(fs, 'fstatSync').mockImplementation((descriptor: number) => {
        const found = check(descriptor)
        found.ctimeMs -= found.size === segmentBytes ? 0 : 2 * 3_600_000
        return found
      })
      const few = await countSyncs(open)
      disk.mockRestore()
      expect(few).toBeGreaterThan(10)
      expect(few).toBeLessThan(200)
      fs.rmSync(killed, { recursive: true, force: true })
    })

    test('runs with the small buffers and with fsync on', async () => {
      const { rows } = await database.executeSql(`select current_setting('fsync') as fsync,
      current_setting('wal_sync_method') as method, current_setting('shared_buffers') as buffers`)
      expect(rows).toEqual([{ fsync: 'on', method: 'fsync', buffers: '16MB' }])
    })
  },
)
