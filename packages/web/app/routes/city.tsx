import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  replace,
  useLoaderData,
} from 'react-router'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { placePage } from './place-page.server.ts'
import { PlaceScreen } from './place-page.tsx'
import { requirePlaceInUrl } from './place-in-url.ts'

export const handle: PageHandle = { reading: true }

export function loader({ request }: LoaderFunctionArgs) {
  const { place, slug } = requirePlaceInUrl(request.url)
  return placePage(place, slug)
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
  return <PlaceScreen page={useLoaderData<typeof loader>()} />
}
