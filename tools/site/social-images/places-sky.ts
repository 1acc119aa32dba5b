import type { Place } from '@retour/domain/places/catalogue'
import { drawConstellation } from '../../../packages/web/app/features/constellation/draw-constellation.ts'
import type { ConstellationDrawing } from '../../../packages/web/app/features/constellation/drawing.ts'

/** Draws a star map of cities; the first `named` ones of each country are bright. */
export function placesSky(name: string, places: readonly Place[], named: number): ConstellationDrawing {
  const cities = places.filter(({ kind }) => kind === 'city')
  const stars = cities.map((city) => ({
    id: idOf(city),
    name: city.name,
    type: 'shopping-area',
    lat: city.lat,
    lng: city.lng,
  }))
  const bright = Object.values(Object.groupBy(cities, ({ country }) => country)).flatMap((ofCountry) =>
    ofCountry.slice(0, named).map(idOf),
  )
  const middle = { lat: mean(cities.map(({ lat }) => lat)), lng: mean(cities.map(({ lng }) => lng)) }
  return drawConstellation({
    place: { name, kind: 'city', ...middle },
    slot: 'social',
    records: stars,
    mainLocations: bright,
  })
}

const idOf = ({ country, slug }: Place) => `${country}-${slug}`
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
