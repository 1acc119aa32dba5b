import { createExpression, validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import type { MapPalette } from './map-palette.ts'
import { streetLayers } from './street-layers.ts'

const tokens =
  'ink ink-2 paper blue line line-strong shopping transport other map-land map-block map-water map-park map-road'.split(
    ' ',
  )
/** A different color for each token. */
const palette = {
  ...Object.fromEntries(tokens.map((token, index) => [token, `#0000${String(index + 10)}`])),
  id: 'light',
} as MapPalette
const layers = streetLayers('streets', palette)
const layout = (id: string) => layers.find((layer) => layer.id === id)?.layout as Record<string, unknown>

test('the layers are a style that the map takes, without pictures and without letters of another host', () => {
  const sources = { streets: { type: 'vector' as const, tiles: ['pmtiles://streets/{z}/{x}/{y}'] } }
  expect(validateStyleMin({ version: 8, sources, layers, glyphs: '{fontstack}/{range}' })).toEqual([])
  expect(layers.length).toBeGreaterThan(50)
  expect(JSON.stringify(layers)).not.toMatch(/icon-image|Noto/)
})

test('every color is one of the page’s', () => {
  const colors: string[] = JSON.stringify(layers).match(/#[0-9a-f]{3,8}|rgba?\([^)]*\)/gi) ?? []
  const known: string[] = Object.values(palette)
  expect(colors.filter((color) => !known.includes(color))).toEqual([])
  const used = (token: keyof MapPalette) => colors.includes(palette[token])
  for (const token of ['map-land', 'map-block', 'map-water', 'map-park', 'map-road'] as const)
    expect(used(token)).toBe(true)
})

test.each([
  [{ name: 'Rue de France' }, 'Rue de France'],
  [{ name: 'München', 'name:en': 'Munich' }, 'Munich'],
  [{ name: 'Αθήνα', script: 'Greek', 'name:en': 'Athens' }, 'Athens'],
  [{ name: 'سبتة', script: 'Arabic', name2: 'Ceuta' }, 'Ceuta'],
  [{ name: 'Ceuta', name2: 'سبتة', script2: 'Arabic' }, 'Ceuta'],
  [{ name: 'Ερμού', script: 'Greek' }, 'Ερμού'],
])('%j is written %s', (properties, written) => {
  for (const id of ['places_locality', 'roads_labels_minor', 'water_label_lakes']) {
    const expression = createExpression(layout(id)['text-field'], 'layers[0].layout.text-field')
    if (expression.result === 'error') throw new Error(JSON.stringify(expression.value))
    expect(expression.value.evaluate({ zoom: 12 }, { type: 'Point', properties })).toBe(written)
  }
})
