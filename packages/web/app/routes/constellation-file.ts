import { isCalculatorCountry } from '@retour/domain/places/calculator-cities'
import type { LoaderFunctionArgs } from 'react-router'
import { homeSkyOf } from '#app/features/constellation/constellation-of.server.ts'

/** /constellations/{country}/{city}.json: what the home page's panel shows when that city is chosen. */
export function loader({ params: { country, file = '' } }: LoaderFunctionArgs) {
  if (!isCalculatorCountry(country)) throw new Response('Not found', { status: 404 })
  return Response.json(homeSkyOf(country, file.replace(/\.json$/, '')))
}
