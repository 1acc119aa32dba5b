import { nearestChauffeurCity } from '@retour/domain/booking/chauffeur-cities'
import { placeGuide } from '@retour/domain/content/guides/place-guides'
import { countedMinimum } from '@retour/domain/content/counting-text'
import { formatPercent } from '@retour/domain/content/rule-text'
import { ruleNumbers } from '@retour/domain/content/rule-numbers'
import { brandsOf } from '@retour/domain/places/brands'
import { calculatorCities } from '@retour/domain/places/calculator-cities'
import type { Place } from '@retour/domain/places/catalogue'
import { locationIdOf } from '@retour/domain/places/location-id'
import { refundLocationsOf, type RefundLocationRecord } from '@retour/domain/places/refund-locations'
import { lawNote } from '@retour/domain/vat/law-note'
import { findRule } from '@retour/domain/vat/rules'
import { bookingPlaceOf } from '#app/features/booking/booking-place.server.ts'
import { constellationOf } from '#app/features/constellation/constellation-of.server.ts'
import { deskRows } from '#app/features/guides/desk-rows.ts'
import { guideDates } from '#app/features/guides/guide-dates.ts'
import { hubWarning } from '#app/features/guides/hub-warning.ts'
import { placeHours } from '#app/features/guides/place-hours.ts'
import type { PlaceGroup } from '#app/features/guides/place-digest.tsx'
import { ruleFacts } from '#app/features/guides/rule-facts.ts'
import { topShops } from '#app/features/guides/top-shops.ts'
import { m } from '#app/paraglide/messages.js'
import { pageEdition } from '#app/platform/build-settings.ts'
import type { MarkerKind } from '#app/ui/marker-shape.tsx'
import { breadcrumbsOfPlace } from '#app/shell/place-breadcrumbs.ts'
import { placeListing } from './place-listing.ts'

const namedShops = 6

/** Returns all content of a place page. Runs at build time. `slug` may be an alias, an older name of the place. */
export function placeContents(place: Place, slug: string) {
  const { country, name, kind, slug: mainSlug } = place
  const rule = findRule(pageEdition, country)
  const records = refundLocationsOf(country, mainSlug)
  const offices = records.filter(({ type }) => type === 'refund-office')
  const { title, description, keywords, ...guide } = placeGuide(country, mainSlug, ruleNumbers(pageEdition))
  const breadcrumbs = breadcrumbsOfPlace({ country, name, mainSlug })
  const isHub = kind !== 'city'
  const { warning, sections } = isHub
    ? hubWarning(guide.sections, offices)
    : { warning: null, sections: guide.sections }
  return {
    country,
    slug,
    name,
    kind,
    breadcrumbs,
    listing: placeListing({
      place,
      breadcrumbs,
      title,
      description,
      keywords,
      lead: guide.lead,
      areas: guide.shoppingAreas,
    }),
    ruleLine: m.guides_rule_line({
      rate: formatPercent(rule.rate),
      minimum: countedMinimum(country, pageEdition),
    }),
    facts: ruleFacts(country, pageEdition),
    lawNote: lawNote(country, pageEdition),
    dates: guideDates(country),
    warning,
    desks: isHub ? deskRows(records) : [],
    guide: { ...guide, sections, shoppingAreas: undefined },
    areas: guide.shoppingAreas.map(({ name, text, locationIds }) => ({
      name,
      text,
      records: locationIds.flatMap((id) => records.find((one) => one.id === id)?.name ?? []),
    })),
    brands: isHub ? [] : (brandsOf(country, mainSlug)?.brands ?? []).toSorted((a, b) => a.localeCompare(b)),
    places: placeGroups(records, guide.shoppingAreas, isHub),
    placeCount: records.length,
    hasCalculator: calculatorCities(country).includes(mainSlug),
    hasChauffeur: nearestChauffeurCity(place).isWithinReach,
    phoneSky: constellationOf(country, mainSlug, 'header-phone'),
    desktopSky: constellationOf(country, mainSlug, 'header-desktop'),
    locationId: locationIdOf(country, mainSlug),
    booking: bookingPlaceOf(place),
  }
}

/** The content that the page's components take; `listing` belongs to the head. */
export type PlaceContents = Omit<ReturnType<typeof placeContents>, 'listing'>

/**
 * Groups the locations that the guide lists: all refund desks and transport hubs, and a few shops. A hub leaves its
 * desks out, because its own table has them.
 */
function placeGroups(
  records: RefundLocationRecord[],
  areas: { locationIds: string[] }[],
  isHub: boolean,
): PlaceGroup[] {
  const desks = records.filter(({ type }) => type === 'refund-office')
  const hubs = records.filter(({ type }) => type === 'transportation')
  const shops = topShops(records, areas, namedShops)
  const shopCount = records.filter(({ type }) => type === 'shopping-area').length
  const groups = [
    placeGroup('other', m.guides_records_offices(), isHub ? [] : desks),
    placeGroup('transport', m.guides_records_hubs(), hubs),
    placeGroup('shopping', m.guides_records_areas(), shops, shopCount),
  ]
  return groups.filter(({ records: named }) => named.length > 0)
}

const placeGroup = (
  kind: MarkerKind,
  title: string,
  records: RefundLocationRecord[],
  total = records.length,
): PlaceGroup => ({
  kind,
  title,
  total,
  records: records.map((record) => ({
    id: record.id,
    name: record.name,
    address: record.address,
    hours: placeHours(record),
  })),
  hasAddresses: kind === 'other',
})
