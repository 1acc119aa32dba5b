import { expect, test } from 'vitest'
import { mapApplicationLink } from './map-application.ts'

const place = {
  name: 'Printemps (été) & Co',
  address: '64 Boulevard Haussmann, 75009 Paris',
  lat: 48.8738,
  lng: 2.3283,
}
const street = { ...place, address: 'Avenue Montaigne, 75008 Paris', area: 'street' } as const

test.each([
  [
    'an iPhone opens Apple’s maps',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'https://maps.apple.com/?ll=48.8738,2.3283&q=Printemps%20(%C3%A9t%C3%A9)%20%26%20Co',
  ],
  [
    'Android asks for what is installed',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9)',
    'geo:48.8738,2.3283?q=48.8738,2.3283(Printemps%20(%C3%A9t%C3%A9)%20%26%20Co)',
  ],
  [
    'elsewhere a page shows the point',
    'Mozilla/5.0 (X11; Linux x86_64)',
    'https://www.openstreetmap.org/?mlat=48.8738&mlon=2.3283#map=17/48.8738/2.3283',
  ],
])('%s', (_edge, userAgent, link) => {
  expect(mapApplicationLink(place, userAgent)).toBe(link)
})

test.each([
  ['iPhone', 'https://maps.apple.com/?q=Avenue%20Montaigne%2C%2075008%20Paris'],
  ['Android', 'geo:0,0?q=Avenue%20Montaigne%2C%2075008%20Paris'],
  ['Linux', 'https://www.openstreetmap.org/search?query=Avenue%20Montaigne%2C%2075008%20Paris'],
])('a street is searched for and not pinned: %s', (userAgent, link) => {
  expect(mapApplicationLink(street, userAgent)).toBe(link)
})
