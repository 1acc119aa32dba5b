import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spanningTree } from './figure.ts'
import { compress, compressRadius, compressionUnit, median } from './projection.ts'
import { relax } from './relax.ts'
import { collectStars } from './stars.ts'

const distance = fc.double({ min: 0, max: 100, noNaN: true })

describe('compressed distances', () => {
  test('a longer way is never drawn shorter', () => {
    fc.assert(
      fc.property(distance, distance, fc.double({ min: 0.08, max: 20, noNaN: true }), (a, b, unit) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)]
        expect(compressRadius(near, unit)).toBeLessThanOrEqual(compressRadius(far, unit))
      }),
    )
  })

  test('the bearing stays as it is', () => {
    fc.assert(
      fc.property(fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }), (bearing) => {
        const point = compress({ x: 5 * Math.cos(bearing), y: 5 * Math.sin(bearing) }, 0.4)
        expect(Math.cos(Math.atan2(point.y, point.x) - bearing)).toBeCloseTo(1, 9)
      }),
    )
  })

  test('the centre itself stays in the centre', () => {
    expect(compress({ x: 0, y: 0 }, 0.08)).toEqual({ x: 0, y: 0 })
  })

  test('the unit is never under 80 m, even when all records share one point', () => {
    expect(compressionUnit([0])).toBe(0.08)
    expect(compressionUnit([1, 2, 3])).toBeCloseTo(0.56)
  })

  test('median of none, one, two', () => {
    expect([median([]), median([4]), median([1, 3])]).toEqual([0, 4, 2])
  })
})

describe('collectStars', () => {
  const record = (id: string, type: string, lat: number, name = id) => ({ id, name, type, lat, lng: 2 })

  test('points that agree to four decimals are one star, one step further are two', () => {
    const same = [record('a', 'shopping-area', 48.85001), record('b', 'refund-office', 48.85004)]
    expect(collectStars(same)).toHaveLength(1)
    expect(collectStars([...same, record('c', 'shopping-area', 48.8501)])).toHaveLength(2)
  })

  test('a shop with a desk is a ringed shop, an airport with a desk a ringed airport', () => {
    const [shop] = collectStars([record('a', 'refund-office', 48), record('b', 'shopping-area', 48)])
    expect(shop).toMatchObject({ id: 'b', kind: 'shopping', hasRing: true })
    const airport = record('b', 'transportation', 48, 'Nice Airport (NCE)')
    const [hub] = collectStars([record('a', 'refund-office', 48), airport])
    expect(hub).toMatchObject({ id: 'b', kind: 'transport', hasRing: true })
  })

  test('one desk alone has no ring, two desks at one point have one', () => {
    expect(collectStars([record('a', 'refund-office', 48)])[0]?.hasRing).toBe(false)
    const two = [record('a', 'refund-office', 48), record('b', 'refund-office', 48)]
    expect(collectStars(two)[0]).toMatchObject({ kind: 'desk', hasRing: true })
  })
})

describe('relax', () => {
  const bounds = { x: 0, y: 0, width: 100, height: 100 }

  test('two stars at the very same spot part', () => {
    const star = { size: 4, reach: 5 }
    const [a, b] = relax(
      [
        { x: 50, y: 50 },
        { x: 50, y: 50 },
      ],
      [star, star],
      4,
      bounds,
    )
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(10)
  })

  test('a star with room stays where it is', () => {
    expect(relax([{ x: 30, y: 40 }], [{ size: 4, reach: 5 }], 4, bounds)).toEqual([{ x: 30, y: 40 }])
  })
})

describe('spanningTree', () => {
  test('none, one and two stars have none, no and one edge', () => {
    expect(spanningTree([])).toEqual([])
    expect(spanningTree([{ x: 0, y: 0 }])).toEqual([])
    expect(
      spanningTree([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]),
    ).toEqual([[0, 1]])
  })

  test('takes the short way round a corner', () => {
    expect(
      spanningTree([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 9 },
      ]),
    ).toEqual([
      [0, 1],
      [1, 2],
    ])
  })
})
