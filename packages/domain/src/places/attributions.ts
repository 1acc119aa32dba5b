/** A data source that a page must credit; `text` is ready to print, `url` leads to the source. */
export type Attribution = {
  name: string
  license: string
  text: string
  url: string
  /** What was taken from it. */
  for: 'points' | 'map' | 'airports'
}

/** The sources whose data are used, for a page's footer. Sources used as a check: docs/data.md. */
export const attributions: readonly Attribution[] = [
  {
    name: 'GeoNames',
    license: 'CC BY 4.0',
    text: 'City coordinates: GeoNames, CC BY 4.0',
    url: 'https://www.geonames.org',
    for: 'points',
  },
  {
    name: 'OurAirports',
    license: 'Public domain',
    text: 'Airport coordinates: OurAirports, public domain',
    url: 'https://ourairports.com',
    for: 'points',
  },
  {
    name: 'Deutsche Bahn',
    license: 'CC BY 4.0',
    text: 'German station coordinates: Deutsche Bahn, CC BY 4.0',
    url: 'https://data.deutschebahn.com',
    for: 'points',
  },
  {
    name: 'OpenStreetMap',
    license: 'ODbL 1.0',
    text: '© OpenStreetMap contributors, ODbL',
    url: 'https://www.openstreetmap.org/copyright',
    for: 'points',
  },
  {
    name: 'OpenTravelData',
    license: 'CC BY 4.0',
    text: 'Airports of the world, their cities and time zones: OpenTravelData, CC BY 4.0, chosen and shortened',
    url: 'https://opentraveldata.github.io/opentraveldata/',
    for: 'airports',
  },
  {
    name: 'Airport Data JS',
    license: 'CC BY 4.0',
    text: 'Which of those airports have scheduled flights: Airport Data JS, CC BY 4.0',
    url: 'https://github.com/aashishvanand/airport-data-js',
    for: 'airports',
  },
  {
    name: 'Natural Earth',
    license: 'Public domain',
    text: 'Rivers, lakes and borders of the built-in map: made with Natural Earth',
    url: 'https://www.naturalearthdata.com',
    for: 'map',
  },
  {
    name: 'OpenFlights',
    license: 'ODbL 1.0',
    text: 'Station coordinates checked with OpenFlights, ODbL',
    url: 'https://openflights.org/data',
    for: 'points',
  },
]
