import type { PlaceReport } from '@retour/domain/places/place-report'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStorage } from '#app/platform/testing/open-storage.ts'
import { hasWaitingReports } from './has-waiting-reports.ts'
import { dropReport, storeReport, listWaitingReports } from './waiting-reports.ts'

const dayMs = 86_400_000
const now = Date.parse('2026-11-27T12:00:00Z')
const report = (key: string, ageMs = 0): PlaceReport => ({
  key,
  location: 'fr-paris-changegroup-opera',
  kind: 'closed',
  note: 'Shut',
  saidAt: new Date(now - ageMs).toISOString(),
})

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: openStorage() })
})

test('a report comes back as it was given, until it is dropped', () => {
  storeReport(report('one'))
  expect(listWaitingReports(now)).toEqual([report('one')])
  dropReport('one')
  expect(hasWaitingReports()).toBe(false)
})

test('one of 30 days ago goes, a younger one stays', () => {
  storeReport(report('old', 30 * dayMs))
  storeReport(report('young', 30 * dayMs - 1000))
  expect(listWaitingReports(now).map(({ key }) => key)).toEqual(['young'])
  expect(hasWaitingReports()).toBe(true)
  dropReport('young')
  expect(hasWaitingReports()).toBe(false)
})

test.each(['{', 'null', '{"key":"a"}', '{"key":"a","location":"b","kind":"burnt","saidAt":"2026-11-27"}'])(
  'what says %j is none, and goes',
  (text) => {
    window.localStorage.setItem('retour-place-report:x', text)
    expect(listWaitingReports(now)).toEqual([])
    expect(hasWaitingReports()).toBe(false)
  },
)
