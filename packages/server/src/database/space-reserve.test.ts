import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { mayMount, mountSmallDisk } from '#server/testing/small-disk'
import { until } from '#server/testing/until'
import { openDatabase } from './open-database.ts'
import { createSpaceReserve, isReserveWhole, reserveOf } from './space-reserve.ts'
import { layEmbedded } from './testing/fresh-embedded.ts'

const script = fileURLToPath(new URL('./testing/switch-log.ts', import.meta.url))

test.runIf(process.env.TEST_DATABASE !== 'postgres' && mayMount())(
  '78: on a disk without a free byte the log of the embedded database still grows after a table could not, and the room for that comes back',
  { timeout: 120_000 },
  async () => {
    const disk = mountSmallDisk(200)
    onTestFinished(() => disk.remove())
    await layEmbedded(disk.folder)
    const isWhole = () => isReserveWhole(join(disk.folder, 'database'))
    const child = spawn(process.execPath, [script, disk.folder], { stdio: 'pipe' })
    const errors = text(child.stderr)
    const exit = once(child, 'exit')
    await once(child.stdout, 'data')
    await until('the reserve', isWhole)
    disk.fill()
    const said = text(child.stdout)
    child.stdin.write('go\n')
    const [code] = await exit
    expect({ code, said: await said, errors: await errors }).toEqual({
      code: 0,
      said: '53100\n1\n2\n',
      errors: '',
    })
    expect(isWhole()).toBe(false)
    disk.empty()
    const again = await openDatabase({ dataDir: disk.folder })
    onTestFinished(() => again.close())
    expect((await again.executeSql('select id from kept order by id')).rows).toEqual(
      [0, 1, 2].map((id) => ({ id })),
    )
    await until('the reserve again', isWhole)
  },
)

test('room that is asked for while the reserve is made is given whole, and the reserve is made again later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'retour-reserve-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = reserveOf(folder)
  const reserve = createSpaceReserve(folder)
  const filling = reserve.refill()
  // More than one segment of the log, so that a part of the file remains when one is released.
  while ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < 20 * 1024 * 1024) await nextTurn()
  expect(isReserveWhole(folder)).toBe(false)
  expect(reserve.release(join(folder, 'pg_wal', '000000010000000000000002'))).toBe(true)
  await filling
  expect(existsSync(file)).toBe(false)
  await reserve.refill()
  expect(isReserveWhole(folder)).toBe(true)
})

test('tables get their share also after the log took of its own; the log and the cache of the catalogue get the rest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'retour-reserve-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const reserve = createSpaceReserve(folder)
  const heldMb = () => (statSync(reserveOf(folder), { throwIfNoEntry: false })?.size ?? 0) / 1024 / 1024
  const give = (file: string) => ({ isGiven: reserve.release(join(folder, file)), heldMb: heldMb() })
  const [log, table, cache] = ['pg_wal/xlogtemp.42', 'base/5/16603', 'base/5/pg_internal.init.42']
  await reserve.refill()
  expect(give(log)).toEqual({ isGiven: true, heldMb: 24 })
  expect(give(table)).toEqual({ isGiven: true, heldMb: 16 })
  expect(give(table)).toEqual({ isGiven: false, heldMb: 16 })
  expect(give(cache)).toEqual({ isGiven: true, heldMb: 0 })
  expect(give(log)).toEqual({ isGiven: false, heldMb: 0 })
  await reserve.refill()
  expect(give(table)).toEqual({ isGiven: true, heldMb: 32 })
  expect(give(table)).toEqual({ isGiven: false, heldMb: 32 })
})
