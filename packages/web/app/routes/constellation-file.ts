import { isCountry } from '@retour/domain/places/countries'
import type { LoaderFunctionArgs } from 'react-router'
import { constellationImage } from '#app/features/constellation/constellation-image.ts'
import { constellationOf, homeSkyOf } from '#app/features/constellation/constellation-of.server.ts'

/**
 * /constellations/{country}/{city}.json: the home page's panel for a city. /constellations/{country}/{place}.svg: the
 * small star map of a place as an image.
 */
export function loader({ params: { country, file = '' } }: LoaderFunctionArgs) {
  const [slug = '', type] = file.split('.')
  if (!isCountry(country)) throw new Response('Not found', { status: 404 })
  if (type === 'svg') {
    const picture = constellationImage(constellationOf(country, slug, 'thumbnail'))
    return new Response(picture, { headers: { 'Content-Type': 'image/svg+xml' } })
  }
  return Response.json(homeSkyOf(country, slug))
}
