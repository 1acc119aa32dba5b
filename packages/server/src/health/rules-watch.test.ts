import { expect, onTestFinished, test, vi } from 'vitest'
import { watchRules } from './rules-watch.ts'

const open = (start: string) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const clock = { at: new Date(start) }
  const lines: { fields: object; text: string }[] = []
  const log = {
    warn: (fields: object, text: string) => void lines.push({ fields, text }),
    error: () => undefined,
  }
  return { watch: watchRules({ now: () => clock.at, log }), clock, lines }
}

test('on the day of the check nothing is to be looked at, and nothing is logged', () => {
  const { watch, lines } = open('2026-11-24T10:00:00Z')
  expect(watch.toCheck()).toEqual([])
  expect(lines).toEqual([])
})

test('a record past its alarm date is named in one line a day, however often it is asked', () => {
  const { watch, clock, lines } = open('2026-12-14T23:59:00Z')
  expect(watch.toCheck()).toEqual([])
  clock.at = new Date('2026-12-15T00:00:00Z')
  const due = [{ name: 'The German limit of EUR 50', because: 'due', since: '2026-12-15' }]
  for (let n = 0; n < 50; n += 1) expect(watch.toCheck()).toEqual(due)
  expect(lines).toEqual([{ fields: { rules: due }, text: 'rules are to be looked at again' }])
  clock.at = new Date('2026-12-16T08:00:00Z')
  watch.toCheck()
  expect(lines).toHaveLength(2)
})

test('the line comes without a request, within the hour, and no more once closed', () => {
  const { watch, clock, lines } = open('2026-12-14T12:00:00Z')
  clock.at = new Date('2026-12-15T12:00:00Z')
  vi.advanceTimersByTime(60 * 60 * 1000)
  expect(lines).toHaveLength(1)
  watch.close()
  clock.at = new Date('2026-12-16T12:00:00Z')
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  expect(lines).toHaveLength(1)
})
