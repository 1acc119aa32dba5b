import { countryName } from '@retour/domain/places/countries'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  replace,
  useLoaderData,
  useLocation,
} from 'react-router'
import { chauffeurCityFor } from '#app/features/booking/chauffeur-cities.ts'
import { ChauffeurRequest } from '#app/features/booking/chauffeur-request.tsx'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { crumbsOfPlace } from './place-crumbs.ts'
import { placeInUrl, requirePlaceInUrl } from './place-in-url.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { country, place } = requirePlaceInUrl(request.url)
  return { country, mainSlug: place.slug, name: place.name, chauffeurCity: chauffeurCityFor(place) }
}

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  if (!placeInUrl(request.url)) throw replace(`/${new URL(request.url).pathname.split('/')[1]}`)
  return serverLoader<typeof loader>()
}

const crumbsOf = (data: Awaited<ReturnType<typeof loader>>) => [
  ...crumbsOfPlace(data),
  { name: m.booking_crumb(), path: `/${data.country}/${data.mainSlug}/book-chauffeur` },
]

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { country, mainSlug, name } = loaderData
  return describePage({
    title: m.booking_heading({ place: name }),
    description: m.booking_description({ place: name, country: countryName(country) }),
    path: `/${country}/${mainSlug}/book-chauffeur`,
    crumbs: crumbsOf(loaderData),
  })
}

export default function BookChauffeur() {
  const data = useLoaderData<typeof loader>()
  const destination = useDestination()
  const { name, chauffeurCity } = data
  return (
    <div className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Breadcrumbs crumbs={crumbsOf(data)} />
      <h1 className="heading-1 mt-4 max-w-[20ch]">{m.booking_heading({ place: name })}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">{m.booking_lead()}</p>
      <dl className="mt-4 max-w-reading border-t border-ink">
        {destination && (
          <div className="border-b border-line py-1.75">
            <dt className="text-meta text-ink-3">{m.booking_dropoff()}</dt>
            <dd className="font-strong wrap-anywhere">{destination}</dd>
          </div>
        )}
        <div className="border-b border-line py-1.75">
          <dt className="text-meta text-ink-3">{m.booking_where()}</dt>
          <dd>{chauffeurCity ? m.booking_where_list() : m.booking_where_not({ place: name })}</dd>
        </div>
      </dl>
      {chauffeurCity && (
        <div className="mt-4 max-w-reading">
          <ChauffeurRequest placeName={name} destination={destination} />
        </div>
      )}
    </div>
  )
}

/** The `destination` of the query. The finished page knows no query, so it is read after the first render. */
function useDestination(): string {
  const { search } = useLocation()
  const isHydrated = useHydrated()
  return isHydrated ? (new URLSearchParams(search).get('destination') ?? '').trim().slice(0, 200) : ''
}
