import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Guilloche } from './guilloche.tsx'
import { StampRing } from './stamp-ring.tsx'

const stamp = (props: Partial<Parameters<typeof StampRing>[0]> = {}) =>
  renderToStaticMarkup(
    createElement(StampRing, {
      phrases: ['Validate by 21 Feb 2027', 'PABLO, leaving the EU'],
      label: 'Not validated yet. Validate by 21 February 2027.',
      ...props,
    }),
  )

describe('StampRing', () => {
  test('is read as one sentence, and shows its phrases along the ring', () => {
    const svg = stamp()
    expect(svg).toContain('role="img" aria-label="Not validated yet. Validate by 21 February 2027."')
    expect(svg).toContain('>Validate by 21 Feb 2027 ◦ PABLO, leaving the EU ◦ <')
  })

  test('is dashed until it is done', () => {
    expect(stamp()).toContain('stroke-dasharray')
    expect(stamp({ isDone: true })).not.toContain('stroke-dasharray')
  })
})

describe('Guilloche', () => {
  const svg = renderToStaticMarkup(createElement(Guilloche))

  test('is hidden from screen readers and lighter than 2 kB', () => {
    expect(svg).toContain('aria-hidden="true"')
    expect(svg.length).toBeLessThan(2000)
  })

  test('its lines meet the next tile where they leave this one, or where their mirror does', () => {
    const starts = [...svg.matchAll(/M0 ([\d.]+)C/g)].map(([, y]) => Number(y))
    const ends = [...svg.matchAll(/ 32 ([\d.]+)(?=M|")/g)].map(([, y]) => Number(y))
    expect(starts).toHaveLength(8)
    expect(ends).toHaveLength(8)
    for (const [line, start] of starts.entries()) expect(ends[line]).toBeCloseTo(24 - start, 1)
  })
})
