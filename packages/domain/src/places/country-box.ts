import type { Country } from './countries.ts'
import type { Coordinates } from './distance.ts'

/** South, north, west, east in degrees: the mainland with the large islands. */
const boxes: Record<Country, readonly [number, number, number, number]> = {
  france: [41.3, 51.2, -5.3, 9.7],
  spain: [35.9, 43.9, -9.5, 4.4],
  italy: [36.6, 47.1, 6.6, 18.6],
  germany: [47.2, 55.1, 5.8, 15.1],
}

/** Returns whether a point is in the bounding box of a country. Swapped or mistyped coordinates are not. */
export function isInCountryBox(country: Country, { lat, lng }: Coordinates): boolean {
  const [south, north, west, east] = boxes[country]
  return lat >= south && lat <= north && lng >= west && lng <= east
}
