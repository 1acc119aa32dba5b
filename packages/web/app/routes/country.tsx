import { isCountry } from '@retour/domain/places/countries'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { countryContents } from './country-contents.server.ts'
import { countryParts } from './country-parts.server.tsx'
import { CountryScreen } from './country-screen.tsx'
import { pathInUrl } from './path-in-url.ts'

export const handle: PageHandle = { program: 'idle' }

export function loader({ request }: LoaderFunctionArgs) {
  const country = pathInUrl(request.url).slice(1)
  if (!isCountry(country)) throw new Response('Not found', { status: 404 })
  const contents = countryContents(country)
  const { listing, searchPlaces } = contents
  return { country, listing, searchPlaces, parts: countryParts(contents) }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.listing ?? []
}

export default function CountryPage() {
  const { country, searchPlaces, parts } = useLoaderData<typeof loader>()
  return <CountryScreen key={country} country={country} searchPlaces={searchPlaces} parts={parts} />
}
