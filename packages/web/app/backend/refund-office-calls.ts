import type { Country } from '@retour/domain/places/countries'
import type { Coordinates } from '@retour/domain/places/distance'
import type { RefundLocationType } from '@retour/domain/places/location-types'
import { normalizeName } from '@retour/domain/places/normalize-name'
import { readRows } from './open-rest.ts'

/** A row of `refund_offices`; `city` is the slug of its place. */
export type RefundOffice = {
  id: string
  name: string
  address: string
  city: string
  country: Country
  type: RefundLocationType
}

const columns = 'id,name,address,city,country,type'
const searchedOffices = 10
const maxAround = 200

/**
 * Returns at most ten offices. With a part of a city's name, in any case and spelling, only those of matching cities.
 * Throws BackendError.
 */
export function searchRefundOffices(city: string): Promise<RefundOffice[]> {
  // The slug contains no wildcards.
  const slug = normalizeName(city)
  return readRows<RefundOffice>((rest) => {
    const offices = rest.from('refund_offices').select(columns)
    const matching = slug === '' ? offices : offices.ilike('city', `%${slug}%`)
    return matching.order('city').order('name').limit(searchedOffices).throwOnError()
  })
}

/** Returns the desks and hubs at some places of a country, newest first. Throws BackendError. */
export function listOfficesAround(
  country: Country,
  cities: readonly string[],
): Promise<(RefundOffice & Coordinates)[]> {
  return readRows<RefundOffice & Coordinates>((rest) =>
    rest
      .from('refund_offices')
      .select(`${columns},lat,lng`)
      .eq('country', country)
      .in('city', cities)
      .neq('type', 'shopping-area')
      .order('id', { ascending: false })
      .limit(maxAround)
      .throwOnError(),
  )
}
