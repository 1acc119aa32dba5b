import { locationTypeLabel, locationTypes } from '@retour/domain/places/location-types'

/** The four choices of the location type, as a select shows them: "Refund office". */
export const typeOptions = locationTypes.map((type) => ({
  value: type,
  label: capitalize(locationTypeLabel(type)),
}))

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
