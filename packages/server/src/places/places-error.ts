/** Places could not be compared. The message is for the operator. */
export class PlacesError extends Error {
  override readonly name = 'PlacesError'
}
