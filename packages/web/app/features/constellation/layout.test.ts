import { places } from '@retour/domain/places/catalogue'
import type { Place } from '@retour/domain/places/catalogue'
import { refundLocations } from '@retour/domain/places/refund-locations'
import { describe, expect, test } from 'vitest'
import { distanceToBox, doBoxesOverlap, isInside } from './boxes.ts'
import { constellationInput } from './constellation-of.server.ts'
import type { Point } from './drawing.ts'
import { layOutConstellation } from './layout.ts'
import type { LaidStar } from './layout.ts'
import { reachOf } from './shapes.ts'
import { slotFor, slotNames } from './slots.ts'

const cases = places.flatMap((place) =>
  slotNames.map((slot) => ({ place, slot, name: `${place.slug} in ${slot}` })),
)
const laid = cases.map(({ place, slot, name }) => ({
  place,
  slot,
  name,
  layout: layOutConstellation(constellationInput(place.country, place.slug, slot)),
}))

function namesOf(found: { name: string }[]): string[] {
  return found.map(({ name }) => name)
}

function trueRadius(centre: Point): (star: LaidStar) => number {
  return ({ truePoint: { x, y } }) => Math.hypot(x - centre.x, y - centre.y)
}

function recordIds(place: Place): string[] {
  return refundLocations
    .filter(({ country, city }) => country === place.country && city === place.slug)
    .map(({ id }) => id)
    .sort()
}

describe('star maps of all places in all slots', () => {
  test('there are 66 places and eight slots', () => {
    expect(laid).toHaveLength(66 * 8)
  })

  test('every record stands in exactly one star', () => {
    const bad = laid.filter(({ place, layout }) => {
      const drawn = layout.stars.flatMap(({ star }) => star.records.map(({ id }) => id)).sort()
      return drawn.join() !== recordIds(place).join()
    })
    expect(namesOf(bad)).toEqual([])
  })

  test('the counts of the legend add up to the records, and no kind is listed with none', () => {
    const bad = laid.filter(({ place, layout }) => {
      const sum = layout.legend.reduce((total, { count }) => total + count, 0)
      const isTrue = layout.legend.every(({ count, words }) => count > 0 && words !== '')
      return !isTrue || sum !== recordIds(place).length
    })
    expect(namesOf(bad)).toEqual([])
  })

  test('no words overlap, not even ring distances', () => {
    const bad = laid.filter(({ layout }) => {
      const boxes = [...layout.labels, ...layout.ringLabels].map(({ box }) => box)
      return boxes.some((a, i) => boxes.slice(i + 1).some((b) => doBoxesOverlap(a, b)))
    })
    expect(namesOf(bad)).toEqual([])
  })

  test('no words lie on a star', () => {
    const bad = laid.filter(({ layout }) =>
      [...layout.labels, ...layout.ringLabels].some(({ box }) =>
        layout.stars.some((star) => distanceToBox(star, box) < reachOf(star)),
      ),
    )
    expect(namesOf(bad)).toEqual([])
  })

  test('all words stay where words may stand, and all stars in their field', () => {
    const bad = laid.filter(({ place, slot, layout }) => {
      const { words, field } = slotFor(slot, place.kind !== 'city')
      return (
        [...layout.labels, ...layout.ringLabels].some(({ box }) => !isInside(box, words)) ||
        layout.stars.some((star) => {
          const reach = reachOf(star)
          const box = { x: star.x - reach, y: star.y - reach, width: 2 * reach, height: 2 * reach }
          return !isInside(box, field)
        })
      )
    })
    expect(namesOf(bad)).toEqual([])
  })

  test('stars do not cover each other', () => {
    const bad = laid.filter(({ layout }) =>
      layout.stars.some((a, i) =>
        layout.stars.slice(i + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < (a.size + b.size) * 0.9),
      ),
    )
    expect(namesOf(bad)).toEqual([])
  })

  test('a star farther on the ground is never nearer to the centre of its true points', () => {
    const bad = laid.filter(({ layout }) => {
      const radii = [...layout.stars]
        .sort((a, b) => a.kilometers - b.kilometers)
        .map(trueRadius(layout.centre))
      return radii.some((radius, index) => radius < (radii[index - 1] ?? 0) - 1e-9)
    })
    expect(namesOf(bad)).toEqual([])
  })

  test('every drawing has a ring, and no star stands on the wrong side of one', () => {
    const bad = laid.filter(
      ({ layout }) =>
        layout.rings.length === 0 ||
        layout.rings.some((ring) =>
          layout.stars.some(
            (star) => trueRadius(layout.centre)(star) > ring.radius !== star.kilometers > ring.kilometers,
          ),
        ),
    )
    expect(namesOf(bad)).toEqual([])
  })

  test('a name is written once, and no slot holds more names than it has room for', () => {
    const bad = laid.filter(({ place, slot, layout }) => {
      const texts = layout.labels.map(({ text }) => text)
      return (
        new Set(texts).size !== texts.length || texts.length > slotFor(slot, place.kind !== 'city').labels
      )
    })
    expect(namesOf(bad)).toEqual([])
  })

  test('every large drawing names at least one of its stars', () => {
    const bare = laid.filter(({ slot, layout }) => slot !== 'thumbnail' && layout.labels.length === 0)
    expect(namesOf(bare)).toEqual([])
  })
})
