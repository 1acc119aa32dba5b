import { countryName } from '@retour/domain/places/countries'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirectDocument,
  replace,
  useLoaderData,
} from 'react-router'
import { AboutRequests } from '#app/features/booking/about-requests.tsx'
import { BookingForm } from '#app/features/booking/booking-form.tsx'
import { placeKey } from '#app/features/booking/booking-place.ts'
import { bookingPlaceOf } from '#app/features/booking/booking-place.server.ts'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { breadcrumbsOfPlace } from '#app/shell/place-breadcrumbs.ts'
import { placeInUrl, requirePlaceInUrl } from './place-in-url.ts'

export function loader({ request }: LoaderFunctionArgs) {
  return bookingPlaceOf(requirePlaceInUrl(request.url).place)
}

type Data = Awaited<ReturnType<typeof loader>>

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const found = placeInUrl(request.url)
  // The country's page is a document, which the browser must load itself.
  if (!found) throw redirectDocument(`/${pathname.split('/')[1]}${search}`)
  const { country, slug, place } = found
  if (slug !== place.slug) throw replace(`${pathOf({ country, city: place.slug })}${search}`)
  return serverLoader<typeof loader>()
}

const pathOf = ({ country, city }: Pick<Data, 'country' | 'city'>) => `/${country}/${city}/book-chauffeur`

const breadcrumbsOf = (place: Data) => [
  ...breadcrumbsOfPlace({ country: place.country, name: place.name, mainSlug: place.city }),
  { name: m.booking_crumb(), path: pathOf(place) },
]

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { country, name } = loaderData
  return describePage({
    title: m.booking_heading({ place: name }),
    description: m.booking_description({ place: name, country: countryName(country) }),
    path: pathOf(loaderData),
    breadcrumbs: breadcrumbsOf(loaderData),
  })
}

export default function BookChauffeur() {
  const place = useLoaderData<typeof loader>()
  return (
    <div className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Breadcrumbs items={breadcrumbsOf(place)} />
      <h1 className="heading-1 mt-2 lg:mt-4 max-w-[11.4em]">{m.booking_heading({ place: place.name })}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">{m.booking_lead()}</p>
      <div className="mt-4 grid gap-6 md:mt-6 lg:grid-cols-[656px_1fr] lg:items-start lg:gap-8">
        <div className="min-w-0 max-w-[656px]">
          <Part key={placeKey(place)} instead={<PartBroken />}>
            <BookingForm place={place} />
          </Part>
        </div>
        <AboutRequests />
      </div>
    </div>
  )
}
