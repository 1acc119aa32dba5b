import type { PlaceField } from './place-change.ts'

/** What a field of a refund location is called; the desk and the visitor read the same word. */
export const placeFieldNames: Record<PlaceField, string> = {
  name: 'Name',
  address: 'Address',
  position: 'Position',
  hours: 'Hours',
  phone: 'Phone',
  website: 'Website',
  warning: 'Warning',
}
