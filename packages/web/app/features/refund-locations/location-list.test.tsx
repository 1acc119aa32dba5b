import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocationList } from './location-list.tsx'

const location = (id: string): RefundLocation => ({
  id,
  name: `Desk ${id}`,
  address: 'Street 1',
  type: 'refund-office',
  lat: 48.87,
  lng: 2.33,
  country: 'france',
  city: 'paris',
})

const draw = (ids: string[]) =>
  renderToStaticMarkup(
    <LocationList
      query={{ data: ids.map(location), error: null, isPending: false, refetch: () => null } as never}
      type="refund-office"
      placeName="Paris"
      columns=""
      onShowAll={() => null}
    />,
  )

test.each([[['first']], [['first', 'second', 'last']]])('each place has its card, in order: %j', (ids) => {
  expect([...draw(ids).matchAll(/<h3[^>]*>Desk (\w+)</g)].map(([, id]) => id)).toEqual(ids)
})

test('without a place the list says so, in the words of the type and the place', () => {
  const markup = draw([])
  expect(markup).toContain('No locations found')
  expect(markup).toContain('any refund office locations in Paris.')
})
