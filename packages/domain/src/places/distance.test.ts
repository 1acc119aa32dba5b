import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceMeters, distanceText, formatDistance } from './distance.ts'

const anyPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('a distance', () => {
  const paris = { lat: 48.8566, lng: 2.3522 }

  test('to itself is none', () => {
    expect(distanceMeters(paris, paris)).toBe(0)
  })

  test('of one degree of latitude is a 360th of the circle', () => {
    expect(distanceMeters({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(
      (2 * Math.PI * 6_371_000) / 360,
      3,
    )
  })

  test('from Paris to Madrid is about 1,053 km', () => {
    expect(Math.round(distanceMeters(paris, { lat: 40.4168, lng: -3.7038 }) / 1000)).toBe(1053)
  })

  test('across the date line takes the short way', () => {
    expect(distanceMeters({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeLessThan(112_000)
  })

  test('to the far side of the earth is half the circle, not NaN', () => {
    expect(distanceMeters({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6_371_000, 0)
  })

  test('is the same both ways and at most half the circle', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        const there = distanceMeters(a, b)
        expect(there).toBeCloseTo(distanceMeters(b, a), 3)
        expect(there >= 0 && there <= Math.PI * 6_371_000 + 1).toBe(true)
      }),
    )
  })
})

describe('a distance in words', () => {
  test.each([
    ['none', 0, '0 m'],
    ['in meters', 128.4, '128 m'],
    ['one below a kilometer', 999, '999 m'],
    ['rounds up to a kilometer', 999.6, '1.0 km'],
    ['exactly a kilometer', 1000, '1.0 km'],
    ['one decimal', 1449, '1.4 km'],
    ['the next decimal', 1451, '1.5 km'],
    ['far', 23_240, '23.2 km'],
  ])('%s', (_edge, meters, text) => {
    expect(formatDistance(meters)).toBe(text)
  })
})

test.each([
  [undefined, '1.4 km'],
  [null, '1.4 km'],
  ['street', 'about 1.4 km'],
  ['quarter', 'about 1.4 km'],
] as const)('to a place that is %s: %s', (area, words) => {
  expect(distanceText(1400, area)).toBe(words)
})
