import { locationIdOf } from '@retour/domain/places/location-id'
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  replace,
  useLoaderData,
} from 'react-router'
import { bookingPlaceOf } from '#app/features/booking/booking-place.server.ts'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { placeContents } from './place-contents.server.ts'
import { requirePlaceInUrl } from './place-in-url.ts'
import { placeParts } from './place-parts.server.tsx'
import { PlaceScreen } from './place-screen.tsx'

export const handle: PageHandle = { program: 'idle' }

export function loader({ request }: LoaderFunctionArgs) {
  const { place, slug } = requirePlaceInUrl(request.url)
  const contents = placeContents(place, slug)
  const { country, name, kind, ruleLine, listing } = contents
  return {
    listing,
    place: {
      country,
      slug,
      name,
      isCity: kind === 'city',
      ruleLine,
      locationId: locationIdOf(country, place.slug),
    },
    parts: placeParts(contents),
    booking: bookingPlaceOf(place),
  }
}

/** A city that the country doesn't have leads to the country's page (specification, section 2). */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status !== 404) throw error
    const [, country = '', city = ''] = new URL(request.url).pathname.split('/')
    console.warn(`Unknown city "${city}" for ${country}: showing the country page.`)
    throw replace(`/${country}`)
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.listing ?? []
}

export default function City() {
  const { place, parts, booking } = useLoaderData<typeof loader>()
  return <PlaceScreen place={place} parts={parts} booking={booking} />
}
