import { defaultCity } from '@retour/domain/places/calculator-cities'
import { placesOf } from '@retour/domain/places/catalogue'
import { countries, countryName, isCountry } from '@retour/domain/places/countries'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  replace,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { LocationsScreen } from './locations-screen.tsx'
import { placeInUrl, requirePlaceInUrl } from './place-in-url.ts'

const namesNoPlace = (url: string) => /^\/map-locations\/?(\.data)?$/.test(new URL(url).pathname)

/** Without a place in the URL the page shows Paris (docs/product.md, Addresses). */
export function loader({ request }: LoaderFunctionArgs) {
  const isBare = namesNoPlace(request.url)
  const { country, slug, place } = requirePlaceInUrl(
    isBare ? new URL('/map-locations/france/paris', request.url).href : request.url,
  )
  const others = placesOf(country)
    .filter((other) => other !== place)
    .map((other) => ({ slug: other.slug, name: other.name }))
  return {
    country,
    slug,
    name: place.name,
    mainSlug: place.slug,
    center: { lat: place.lat, lng: place.lng },
    others,
    isBare,
  }
}

/** An unknown city shows the first one of its country (docs/product.md, Addresses). */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  if (!namesNoPlace(request.url) && !placeInUrl(request.url)) {
    const country = new URL(request.url).pathname.split('/')[2]
    if (!isCountry(country)) throw replace('/map-locations')
    throw replace(`/map-locations/${country}/${defaultCity(country)}`)
  }
  return serverLoader<typeof loader>()
}

/** Another type or tab is the same place, so no data is loaded again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

const breadcrumbsOf = ({ country, name, mainSlug }: Awaited<ReturnType<typeof loader>>) => [
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
    breadcrumbs: breadcrumbsOf(loaderData),
  })
}

export default function MapLocations() {
  const data = useLoaderData<typeof loader>()
  const { country, slug, mainSlug, name, center, others } = data
  return (
    <>
      <LocationsScreen
        key={`${country}/${mainSlug}`}
        country={country}
        city={mainSlug}
        slug={slug}
        name={name}
        center={center}
      >
        <Breadcrumbs items={breadcrumbsOf(data)} />
        <h1 className="mt-0.5 font-display text-[min(11vw,1.75rem)] leading-[1.14] font-serif tracking-title lg:text-[2rem]">
          {m.locations_page_heading({ place: name })}
        </h1>
        <noscript>
          <p className="mt-1 max-w-reading">
            {m.locations_page_without_script()} <a href={`/${country}/${slug}`}>{name}</a>
          </p>
        </noscript>
      </LocationsScreen>
      <nav aria-labelledby="other-places" className="page py-5 print:hidden">
        <h2 id="other-places" className="heading-3">
          {m.locations_page_elsewhere()}
        </h2>
        <PlaceLinks links={others.map((other) => [`/map-locations/${country}/${other.slug}`, other.name])} />
        <PlaceLinks
          links={countries
            .filter((other) => other !== country)
            .map((other) => [`/${other}`, countryName(other)])}
        />
      </nav>
    </>
  )
}

function PlaceLinks({ links }: { links: [path: string, name: string][] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-2 text-small">
      {links.map(([path, name]) => (
        <li key={path}>
          <Link to={path} className="inline-block py-1.25 text-blue-ink underline">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
