import { expect, onTestFinished, test, vi } from 'vitest'
import { storageFull } from '#server/gate/storage-full'
import { watchFreeSpace } from './free-space.ts'

/** Creates a watch over a disk with the free space that the test sets. */
const open = (folder: string | null, readFreeMb: () => number = () => 1000) => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const log = { warn: () => undefined, error: (_: object, text: string) => void lines.push(text) }
  return { space: watchFreeSpace({ folder, minFreeMb: 200, log, readFreeMb }), lines }
}

test('78: refuses below the floor and takes again a tenth above it; one line in the log for each', () => {
  let free = 200
  const { space, lines } = open('/data', () => free)
  const seen: [number, boolean][] = []
  for (free of [200, 199, 0, 210, 219, 220, 200]) {
    vi.advanceTimersByTime(1000)
    seen.push([free, space.isRefusing()])
    expect(space.isFull()).toBe(space.isRefusing())
    expect(space.freeMb()).toBe(free)
  }
  expect(seen).toEqual([
    [200, false],
    [199, true],
    [0, true],
    [210, true],
    [219, true],
    [220, false],
    [200, false],
  ])
  expect(lines).toEqual([
    'the disk is nearly full: writes are refused until there is room',
    'the disk has room again: writes are taken',
  ])
})

test('looks at most once a second, and by itself every few seconds', () => {
  let checks = 0
  const { space } = open('/data', () => (checks += 1))
  for (let n = 0; n < 100; n += 1) space.isRefusing()
  expect(checks).toBe(1)
  vi.advanceTimersByTime(5000)
  expect(checks).toBe(2)
  space.close()
  vi.advanceTimersByTime(60_000)
  expect(checks).toBe(2)
})

test('a disk that does not tell refuses nothing', () => {
  const { space, lines } = open('/data', () => {
    throw new Error('ENOSYS')
  })
  expect(space.isRefusing()).toBe(false)
  expect(lines).toEqual(['the free space of the disk cannot be read'])
})

test('a PostgreSQL that had no room counts as full for ten seconds, and is asked all the same', () => {
  const { space } = open(null)
  expect(space.freeMb()).toBeNull()
  space.note(new Error('something else'))
  expect(space.isFull()).toBe(false)
  for (const fault of [Object.assign(new Error('no room'), { code: '53100' }), storageFull()]) {
    space.note(fault)
    expect(space.isFull()).toBe(true)
    expect(space.isRefusing()).toBe(false)
    vi.advanceTimersByTime(10_000)
    expect(space.isFull()).toBe(false)
  }
})
