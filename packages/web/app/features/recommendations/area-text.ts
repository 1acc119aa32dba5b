import { countryName } from '@retour/domain/places/countries'
import type { OfficeArea } from '@retour/domain/recommendations/recommend-offices'
import { m } from '#app/paraglide/messages.js'

/** Returns the heading for the offices of an area. It says "for you" only if the person gave a reason. */
export function areaTitle({ reason, country, places }: OfficeArea): string {
  switch (reason) {
    case 'saved':
      return m.recommendations_offices_near({ places: listOf(places) })
    case 'destination':
      return m.recommendations_offices({ place: listOf(places) })
    case 'country':
      return m.recommendations_offices({ place: countryName(country) })
    case 'popular':
      return m.recommendations_offices_popular({ country: countryName(country) })
  }
}

/** Returns why the offices and guides of an area are shown. */
export function areaText({ reason, country, places }: OfficeArea): string {
  switch (reason) {
    case 'saved':
      return m.recommendations_why_saved({ places: listOf(places) })
    case 'destination':
      return m.recommendations_why_destination({ places: listOf(places) })
    case 'country':
      return m.recommendations_why_country({ country: countryName(country) })
    case 'popular':
      return m.recommendations_why_first({ country: countryName(country) })
  }
}

const listOf = (places: OfficeArea['places']) =>
  new Intl.ListFormat('en').format(places.map(({ name }) => name))
