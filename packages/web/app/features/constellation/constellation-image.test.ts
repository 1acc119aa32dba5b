import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { constellationImage, nightColors } from './constellation-image.ts'
import { constellationOf } from './constellation-of.server.ts'

test('the picture has the colors of the night as the pages have them', () => {
  const tokens = readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8')
  for (const [name, value] of Object.entries(nightColors))
    expect(tokens).toContain(`--color-${name}: ${value};`)
})

test('the picture of a place is whole, loads nothing, and weighs less than 6 kB', () => {
  const svg = constellationImage(constellationOf('france', 'paris', 'thumbnail'))
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">.*<\/svg>$/)
  expect(svg).not.toMatch(/undefined|NaN|href|url\(/)
  for (const color of Object.values(nightColors)) expect(svg).toContain(color)
  expect(svg.length).toBeLessThan(6000)
})
