/** A data source that a page must credit; `text` is ready to print, `url` leads to the source. */
export type Attribution = { name: string; licence: string; text: string; url: string }

/** The sources whose coordinates are used, for a page's footer. Sources used as a check: docs/data.md. */
export const attributions: readonly Attribution[] = [
  {
    name: 'GeoNames',
    licence: 'CC BY 4.0',
    text: 'City coordinates: GeoNames, CC BY 4.0',
    url: 'https://www.geonames.org',
  },
  {
    name: 'OurAirports',
    licence: 'Public domain',
    text: 'Airport coordinates: OurAirports, public domain',
    url: 'https://ourairports.com',
  },
  {
    name: 'Deutsche Bahn',
    licence: 'CC BY 4.0',
    text: 'German station coordinates: Deutsche Bahn, CC BY 4.0',
    url: 'https://data.deutschebahn.com',
  },
  {
    name: 'OpenStreetMap',
    licence: 'ODbL 1.0',
    text: '© OpenStreetMap contributors, ODbL',
    url: 'https://www.openstreetmap.org/copyright',
  },
  {
    name: 'Natural Earth',
    licence: 'Public domain',
    text: 'Rivers, lakes and borders of the built-in map: made with Natural Earth',
    url: 'https://www.naturalearthdata.com',
  },
  {
    name: 'OpenFlights',
    licence: 'ODbL 1.0',
    text: 'Station coordinates checked with OpenFlights, ODbL',
    url: 'https://openflights.org/data',
  },
]
