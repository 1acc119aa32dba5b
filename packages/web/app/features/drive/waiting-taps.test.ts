import { expect, test } from 'vitest'
import { writeText } from '#app/platform/browser-storage.ts'
import { dropTap, storeTap, readTaps } from './waiting-taps.ts'

const tap = (id: string, atMs: number) => ({ id, rideId: 'r', move: 'depart' as const, atMs })

test('taps are kept in the order in which they were made, for the driver, whichever link is the newest', () => {
  storeTap('karim.1.mark', tap('a', 1))
  storeTap('karim.2.other', tap('b', 2))
  storeTap('sofia.1.mark', tap('c', 3))
  expect(readTaps('karim.2.other').map(({ id }) => id)).toEqual(['a', 'b'])
  dropTap('karim.1.mark', 'a')
  expect(readTaps('karim.1.mark')).toEqual([tap('b', 2)])
  dropTap('karim.1.mark', 'b')
  expect(readTaps('karim.1.mark')).toEqual([])
  expect(readTaps('sofia.1.mark')).toHaveLength(1)
})

test('what is no list of taps is none', () => {
  for (const text of ['', '{', '{}', '[{"id":"a"}]', '[{"id":"a","rideId":"r","move":"accept","atMs":1}]']) {
    writeText('localStorage', 'driver-taps:luc', text)
    expect(readTaps('luc.1.mark')).toEqual([])
  }
})
