import { isCountry } from '@retour/domain/places/countries'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { countryPage } from './country-page.server.ts'
import { CountryScreen } from './country-page.tsx'
import { pathInUrl } from './path-in-url.ts'

export const handle: PageHandle = { reading: true }

export function loader({ request }: LoaderFunctionArgs) {
  const country = pathInUrl(request.url).slice(1)
  if (!isCountry(country)) throw new Response('Not found', { status: 404 })
  return countryPage(country)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.listing ?? []
}

export default function CountryRoute() {
  const page = useLoaderData<typeof loader>()
  return <CountryScreen key={page.country} page={page} />
}
