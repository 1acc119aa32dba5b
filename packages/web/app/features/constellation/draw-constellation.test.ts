import { places } from '@retour/domain/places/catalogue'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { constellationInput, constellationOf, homeSkyOf } from './constellation-of.server.ts'
import { Constellation } from './constellation.tsx'
import { drawConstellation } from './draw-constellation.ts'
import { slotNames } from './slots.ts'

const bytes = (text: string) => new TextEncoder().encode(text).length
const draw = (slug: string, slot: (typeof slotNames)[number]) => {
  const place = places.find((candidate) => candidate.slug === slug)
  if (!place) throw new Error(`No place ${slug}`)
  return constellationOf(place.country, slug, slot)
}
const markup = (slug: string, slot: (typeof slotNames)[number]) =>
  renderToStaticMarkup(createElement(Constellation, { drawing: draw(slug, slot) }))

describe('drawConstellation', () => {
  test('the same records in another order give the same bytes', () => {
    for (const { country, slug } of places) {
      const input = constellationInput(country, slug, 'header-phone')
      const turned = { ...input, records: input.records.toReversed() }
      expect(JSON.stringify(drawConstellation(turned))).toBe(JSON.stringify(drawConstellation(input)))
    }
  })

  test('nothing but finite figures reaches a path', () => {
    for (const { slug } of places) {
      for (const slot of slotNames)
        expect(JSON.stringify(draw(slug, slot))).not.toMatch(/NaN|Infinity|null|undefined/)
    }
  })

  test('two arcs make a full circle: they span exactly twice their radius', () => {
    const halos = places.flatMap(({ slug }) => slotNames.map((slot) => draw(slug, slot).halos)).join('')
    const arcs = [...halos.matchAll(/a([\d.]+) \1 0 1 0 ([\d.]+) 0/g)]
    expect(arcs.length).toBeGreaterThan(100)
    expect(arcs.filter(([, r, d]) => (Number(r) * 2).toFixed(1) !== Number(d).toFixed(1))).toEqual([])
  })

  test('no words are set smaller than 12 px', () => {
    const sizes = places.flatMap(({ slug }) =>
      slotNames.flatMap((slot) => {
        const { font, ringFont, labels, ringLabels } = draw(slug, slot)
        return [...labels.map(() => font), ...ringLabels.map(() => ringFont)]
      }),
    )
    expect(Math.min(...sizes)).toBe(12)
  })

  test('the text alternative of Paris counts its records and names the stars that are labelled', () => {
    const { description, labels } = draw('paris', 'header-phone')
    expect(description).toMatch(/^Star map of Paris: 43 refund locations, among them .*CDG airport/)
    for (const { text } of labels) expect(description).toContain(text)
  })

  test('a place whose records share one point is drawn as one star in one ring', () => {
    const { rings, labels, legend } = draw('marseille-airport', 'header-phone')
    expect(rings.radii).toHaveLength(1)
    expect(labels.map(({ text }) => text)).toEqual(['Terminal 1'])
    expect(legend.map(({ count, words }) => `${count} ${words}`)).toEqual(['1 refund desk', '1 terminal'])
  })

  test('an unknown place is refused by name', () => {
    expect(() => constellationOf('france', 'atlantis', 'card')).toThrow('No place france/atlantis')
  })

  test('both drawings of the home page carry the name of the city they show', () => {
    const sky = homeSkyOf('spain', 'madrid')
    expect(sky).toMatchObject({ country: 'spain', slug: 'madrid', name: 'Madrid', count: 28 })
    expect([sky.phone.width, sky.desktop.width]).toEqual([360, 656])
  })
})

describe('weight as SVG', () => {
  test('the phone header of Paris stays under 4.0 kB, Munich under 2.6, Nice under 2.5', () => {
    expect(bytes(markup('paris', 'header-phone'))).toBeLessThan(4000)
    expect(bytes(markup('munich', 'header-phone'))).toBeLessThan(2600)
    expect(bytes(markup('nice', 'header-phone'))).toBeLessThan(2500)
  })

  test('no thumbnail is over 3.2 kB', () => {
    const heaviest = Math.max(...places.map(({ slug }) => bytes(markup(slug, 'thumbnail'))))
    expect(heaviest).toBeLessThan(3200)
  })
})
