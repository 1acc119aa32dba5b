/** Why places could not be compared, in words for the operator. */
export class PlacesError extends Error {
  override readonly name = 'PlacesError'
}
