import { expect, onTestFinished, test, vi } from 'vitest'
import { watchRules } from './rules-watch.ts'

const open = (start: string) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const clock = { at: new Date(start) }
  const desk: { checks: Record<string, string>; isAway: boolean } = { checks: {}, isAway: false }
  const lines: { fields: object; text: string }[] = []
  const log = {
    warn: (fields: object, text: string) => void lines.push({ fields, text }),
    error: () => undefined,
  }
  const readChecks = () => (desk.isAway ? Promise.reject(new Error('away')) : Promise.resolve(desk.checks))
  const watch = watchRules({ now: () => clock.at, log, readChecks })
  onTestFinished(() => watch.close())
  return { watch, clock, desk, lines }
}
const due = [{ name: 'The German limit of EUR 50', because: 'due', since: '2026-12-15' }]

test('on the day of the check nothing is to be looked at, and nothing is logged', async () => {
  const { watch, lines } = open('2026-11-24T10:00:00Z')
  expect(await watch.toCheck()).toEqual([])
  expect(lines).toEqual([])
})

test('a record past its alarm date is named in one line a day, however often it is asked', async () => {
  const { watch, clock, lines } = open('2026-12-14T23:59:00Z')
  expect(await watch.toCheck()).toEqual([])
  clock.at = new Date('2026-12-15T00:00:00Z')
  for (let n = 0; n < 50; n += 1) expect(await watch.toCheck()).toEqual(due)
  expect(lines).toEqual([{ fields: { rules: due }, text: 'rules are to be looked at again' }])
  clock.at = new Date('2026-12-16T08:00:00Z')
  await watch.toCheck()
  expect(lines).toHaveLength(2)
})

test('the line comes without a request, within the hour, and no more once closed', async () => {
  const { watch, clock, lines } = open('2026-12-14T12:00:00Z')
  clock.at = new Date('2026-12-15T12:00:00Z')
  vi.advanceTimersByTime(60 * 60 * 1000)
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  watch.close()
  clock.at = new Date('2026-12-16T12:00:00Z')
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  await Promise.resolve()
  expect(lines).toHaveLength(1)
})

test('what the desk has looked at asks no more, and counts on while the database is away', async () => {
  const { watch, desk } = open('2026-12-15T12:00:00Z')
  expect(await watch.toCheck()).toEqual(due)
  desk.checks = { 'dated.germanLimitLapses': '2026-12-15' }
  expect(await watch.toCheck()).toEqual([])
  desk.isAway = true
  expect(await watch.toCheck()).toEqual([])
})
