import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogSync } from './log-sync.ts'

type Done = (error: Error | null) => void

const folder = fs.mkdtempSync(join(tmpdir(), 'retour-log-sync-'))
const files = ['first', 'second'].map((name) => join(folder, name)) as [string, string]
/** The syncs that are under way, oldest first. */
let running: Done[]
let closed: number[]
const refused = new Error('EIO: i/o error, fdatasync')

beforeEach(() => {
  for (const file of files) fs.writeFileSync(file, 'log')
  running = []
  closed = []
  vi.spyOn(fs, 'fdatasync').mockImplementation((_descriptor, done) => void running.push(done))
  const close = fs.closeSync
  vi.spyOn(fs, 'closeSync').mockImplementation((descriptor) => {
    closed.push(descriptor)
    close(descriptor)
  })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => fs.rmSync(folder, { recursive: true }))

const create = () => {
  const onLost = vi.fn()
  return { log: createLogSync({ onLost }), onLost }
}
/** Returns a function that says whether a promise has resolved. */
const watch = (promise: Promise<void> | undefined) => {
  let isResolved = false
  void promise?.then(() => (isResolved = true))
  return async () => {
    await Promise.resolve()
    return isResolved
  }
}

test('who comes while a sync runs waits for the next one, which all of them share', async () => {
  const { log } = create()
  expect(log.settled()).toBeUndefined()
  log.request(files[0])
  const first = watch(log.settled())
  log.request(files[0])
  log.request(files[0])
  const second = watch(log.settled())
  expect(running).toHaveLength(1)

  running[0]?.(null)
  expect([await first(), await second()]).toEqual([true, false])
  expect(running).toHaveLength(2)
  running[1]?.(null)
  expect(await second()).toBe(true)
  expect(log.settled()).toBeUndefined()
  expect(running).toHaveLength(2)
})

test('the file before is on the disk before the next one is begun, and closed once its sync has ended', async () => {
  const { log } = create()
  const syncNow = vi.spyOn(fs, 'fdatasyncSync')
  log.request(files[0])
  const beside = vi.mocked(fs.fdatasync).mock.calls[0]?.[0]
  const first = watch(log.settled())
  log.request(files[1])
  expect(syncNow).toHaveBeenCalledOnce()
  expect(await first()).toBe(true)
  const second = watch(log.settled())
  expect(closed).not.toContain(beside)

  running[0]?.(null)
  expect(closed).toContain(beside)
  expect(await second()).toBe(false)
  running[1]?.(null)
  expect(await second()).toBe(true)
})

test('no file stays open: those that come and go while a sync runs are closed too', () => {
  const { log } = create()
  const open = vi.spyOn(fs, 'openSync')
  log.request(files[0])
  log.request(files[1])
  log.closeFile()
  log.request(files[0])
  log.closeFile()
  running[0]?.(null)
  const opened = open.mock.results.map(({ value }) => value as number)
  expect(opened).toHaveLength(6)
  expect(closed).toHaveLength(6)
  expect(new Set(closed)).toEqual(new Set(opened))
})

test('what is settled at once need not be waited for, and is not synced twice', async () => {
  const { log } = create()
  const syncNow = vi.spyOn(fs, 'fdatasyncSync')
  log.request(files[0])
  log.request(files[0])
  const waiting = watch(log.settled())
  log.settleNow()
  log.settleNow()
  expect(syncNow).toHaveBeenCalledOnce()
  // A write that fails is told once for each descriptor that is opened: each of the two syncs must hear of it.
  expect(syncNow.mock.calls[0]?.[0]).not.toBe(vi.mocked(fs.fdatasync).mock.calls[0]?.[0])
  expect(await waiting()).toBe(true)
  expect(log.settled()).toBeUndefined()

  // A commit after it is not on the disk yet, although the sync of before is still under way.
  log.request(files[0])
  const later = watch(log.settled())
  running[0]?.(null)
  expect(await later()).toBe(false)
  running[1]?.(null)
  expect(await later()).toBe(true)
})

test('a sync that the disk refuses acknowledges nothing', async () => {
  const { log, onLost } = create()
  log.request(files[0])
  const waiting = watch(log.settled())
  running[0]?.(refused)
  expect(onLost).toHaveBeenCalledExactlyOnceWith(refused)
  expect(await waiting()).toBe(false)

  const other = create()
  vi.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
    throw refused
  })
  other.log.request(files[0])
  const alsoWaiting = watch(other.log.settled())
  other.log.settleNow()
  expect(other.onLost).toHaveBeenCalledExactlyOnceWith(refused)
  expect(await alsoWaiting()).toBe(false)
})
