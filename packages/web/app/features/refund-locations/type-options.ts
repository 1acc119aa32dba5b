import { locationTypeLabel, locationTypes } from '@retour/domain/places/location-types'
import { capitalize } from '@retour/domain/content/capitalize'

/** The four location types as options of a select: "Refund office". */
export const typeOptions = locationTypes.map((type) => ({
  value: type,
  label: capitalize(locationTypeLabel(type)),
}))
