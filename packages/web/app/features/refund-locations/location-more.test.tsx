import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocationMore } from './location-more.tsx'

const location: RefundLocation = {
  id: 'mall',
  name: 'Mall',
  address: 'Street 1',
  type: 'shopping-area',
  lat: 48.87,
  lng: 2.33,
  country: 'france',
  city: 'paris',
}
const draw = (change: Partial<RefundLocation>) =>
  renderToStaticMarkup(
    <LocationMore id="more" location={{ ...location, ...change }} now={new Date('2026-11-24')} />,
  )

const lookUp = { looked_up_on: '2026-11-24', found: 'No closing was found.' }

test.each([
  ['never looked up', {}, false, false],
  ['looked up, no page', lookUp, true, false],
  ['looked up, with a page', { ...lookUp, found_source: 'https://paper.example/mall' }, true, true],
])('a place that was %s', (_case, change, isExplained, isLinked) => {
  const markup = draw(change)
  expect(markup.includes('Looked up on 24 November 2026: No closing was found.')).toBe(isExplained)
  expect(markup.includes('href="https://paper.example/mall"')).toBe(isLinked)
  expect(markup.includes('aria-label="paper.example, page found about Mall')).toBe(isLinked)
})

test('what the desk changed is told with what it rests on, and OpenStreetMap is credited', () => {
  const markup = draw({
    changed: {
      warning: {
        on: '2026-11-27',
        origin: 'visitors',
        source: 'visitor report looked at by staff on 2026-11-27',
        licence: 'own',
      },
      hours: {
        on: '2026-11-26',
        origin: 'openstreetmap',
        source: 'https://www.openstreetmap.org/node/1',
        licence: 'ODbL-1.0',
      },
    },
  })
  expect(markup).toContain('Warning: changed on 27 November 2026 after visitors told us')
  expect(markup).toContain('Hours: from OpenStreetMap, looked at by our staff on 26 November 2026.')
  expect(markup).toContain('© OpenStreetMap contributors, ODbL')
  expect(draw({})).not.toContain('OpenStreetMap')
})
