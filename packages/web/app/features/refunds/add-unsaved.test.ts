import { expect, test } from 'vitest'
import type { UnsavedCalculation } from '#app/backend/refund-calls.ts'
import { addUnsaved } from './add-unsaved.ts'

const calculation = {
  calculatedOn: '2026-11-21',
  country: 'france' as const,
  purchase: { currency: 'EUR' as const, cents: 64_000 },
  refund: { currency: 'EUR' as const, cents: 9_067 },
}
const saved = (key: string | null) => ({ ...calculation, id: `row ${key}`, key, status: 'pending' })
const unsaved = (
  key: string,
  status: UnsavedCalculation['status'],
  removedAtMs: number | null = null,
): UnsavedCalculation => ({ ...calculation, id: key, key, status, removedAtMs })

const readAtMs = 1_000

test.each([
  ['is on its way', unsaved('a', 'saving'), true],
  ['waits after a failure', unsaved('a', 'waiting'), true],
  ['left the device after the list was read', unsaved('a', 'pending', 1_001), true],
  ['left it in the same moment', unsaved('a', 'pending', 1_000), true],
  ['left it before, and the list does not hold it', unsaved('a', 'pending', 999), false],
  ['was refused, however long ago', unsaved('a', 'refused', 1), true],
])('what %s is listed first: %#', (_, one, isListed) => {
  expect(addUnsaved([saved('b'), saved(null)], readAtMs, [one]).map(({ key }) => key)).toEqual([
    ...(isListed ? ['a'] : []),
    'b',
    null,
  ])
})

test.each([unsaved('a', 'saving'), unsaved('a', 'waiting'), unsaved('a', 'pending', 2_000)])(
  'what the list holds already is shown once, as it is saved: $status',
  (one) => {
    expect(addUnsaved([saved('a')], readAtMs, [one])).toEqual([saved('a')])
  },
)
