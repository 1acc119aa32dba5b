import { afterEach, expect, test, vi } from 'vitest'
import { forgetLate, forgetPerson } from '#app/platform/forget-person.ts'
import { openStorage } from '#app/platform/testing/open-storage.ts'
import { completeInput } from './booking-input.ts'
import { readPendingBooking, subscribeToPendingBooking, writePendingBooking } from './pending-booking.ts'

const request = {
  place: 'france/paris',
  key: 'one',
  input: completeInput({}),
  carried: null,
  row: null,
  isAsSent: false,
}

afterEach(() => void vi.unstubAllGlobals())

test('a pending request goes when its person leaves; a page that notices late leaves the next one’s', () => {
  const storage = openStorage()
  const window = { localStorage: storage, sessionStorage: storage, addEventListener: () => undefined }
  vi.stubGlobal('window', window)
  let changes = 0
  subscribeToPendingBooking(() => (changes += 1))
  writePendingBooking(request)
  forgetLate('mei')
  expect(readPendingBooking()?.key).toBe('one')
  expect(changes).toBe(2)
  forgetPerson('mei', true)
  expect(readPendingBooking()).toBeNull()
  expect(changes).toBe(3)
})
