import { locationTypeLabel, locationTypes } from '@retour/domain/places/location-types'
import { capitalize } from '@retour/domain/content/capitalize'

/** The four choices of the location type, as a select shows them: "Refund office". */
export const typeOptions = locationTypes.map((type) => ({
  value: type,
  label: capitalize(locationTypeLabel(type)),
}))
