import { m } from '#app/paraglide/messages.js'
import { type Country, countryName } from '@retour/domain/places/countries'
import type { Breadcrumb } from '#app/platform/page-meta.ts'

/** Returns the breadcrumbs Home > country > place. */
export function breadcrumbsOfPlace(place: {
  country: Country
  name: string
  mainSlug: string
}): Breadcrumb[] {
  const { country, name, mainSlug } = place
  return [
    { name: m.shell_home(), path: '/' },
    { name: countryName(country), path: `/${country}` },
    { name, path: `/${country}/${mainSlug}` },
  ]
}
