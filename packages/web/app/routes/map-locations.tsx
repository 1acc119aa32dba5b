import { isCalculatorCountry, defaultCity } from '@retour/domain/places/calculator-cities'
import { placesOf } from '@retour/domain/places/catalogue'
import { countries, countryName, isCountry } from '@retour/domain/places/countries'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  replace,
  useLoaderData,
} from 'react-router'
import { RefundLocationsCard } from '#app/features/refund-locations/refund-locations-card.tsx'
import { useSearchedType } from '#app/features/refund-locations/use-searched-type.ts'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { placeInUrl, requirePlaceInUrl } from './place-in-url.ts'

const namesNoPlace = (url: string) => /^\/map-locations\/?(\.data)?$/.test(new URL(url).pathname)

/** Without a place in the address the page shows Paris (specification, section 9). */
export function loader({ request }: LoaderFunctionArgs) {
  const isBare = namesNoPlace(request.url)
  const { country, slug, place } = requirePlaceInUrl(
    isBare ? new URL('/map-locations/france/paris', request.url).href : request.url,
  )
  const others = placesOf(country)
    .filter((other) => other !== place)
    .map((other) => ({ slug: other.slug, name: other.name }))
  return { country, slug, name: place.name, mainSlug: place.slug, others, isBare }
}

/** An unknown city shows the country's first (specification, section 2). */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  if (!namesNoPlace(request.url) && !placeInUrl(request.url)) {
    const country = new URL(request.url).pathname.split('/')[2]
    if (!isCountry(country)) throw replace('/map-locations')
    const city = isCalculatorCountry(country) ? defaultCity(country) : placesOf(country)[0]?.slug
    throw replace(`/map-locations/${country}/${city}`)
  }
  return serverLoader<typeof loader>()
}

const crumbsOf = ({ country, name, mainSlug }: Awaited<ReturnType<typeof loader>>) => [
  { name: m.shell_home(), path: '/' },
  { name: m.locations_page_crumb(), path: '/map-locations' },
  { name: countryName(country), path: `/${country}` },
  { name, path: `/map-locations/${country}/${mainSlug}` },
]

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { country, name, mainSlug, isBare } = loaderData
  return describePage({
    title: isBare ? m.locations_page_title() : m.locations_page_title_in({ place: name }),
    description: isBare
      ? m.pages_locations_description()
      : m.locations_page_description({ place: name, country: countryName(country) }),
    path: isBare ? '/map-locations' : `/map-locations/${country}/${mainSlug}`,
    crumbs: crumbsOf(loaderData),
  })
}

export default function MapLocations() {
  const data = useLoaderData<typeof loader>()
  const { country, slug, mainSlug, name, others } = data
  const type = useSearchedType()
  return (
    <div className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Breadcrumbs crumbs={crumbsOf(data)} />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-2">
        <h1 className="heading-1">{m.locations_page_heading({ place: name })}</h1>
        <ButtonLink to={`/${country}/${slug}`} variant="outlined">
          {m.locations_page_guide({ place: name })}
        </ButtonLink>
      </div>
      <noscript>
        <p className="mt-3 max-w-reading">
          {m.locations_page_without_script()} <a href={`/${country}/${slug}`}>{name}</a>
        </p>
      </noscript>
      <div className="mt-4">
        <RefundLocationsCard
          key={`${mainSlug} ${type}`}
          country={country}
          city={mainSlug}
          placeName={name}
          type={type}
        />
      </div>
      <nav aria-labelledby="other-places" className="mt-8 border-t border-line pt-3">
        <h2 id="other-places" className="heading-3">
          {m.locations_page_elsewhere()}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-2 text-small">
          {others.map((other) => (
            <li key={other.slug}>
              <Link
                to={`/map-locations/${country}/${other.slug}`}
                className="inline-block py-1.25 text-blue-ink underline"
              >
                {other.name}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-1 flex flex-wrap gap-x-2 text-small">
          {countries
            .filter((other) => other !== country)
            .map((other) => (
              <li key={other}>
                <Link to={`/${other}`} className="inline-block py-1.25 text-blue-ink underline">
                  {countryName(other)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}
