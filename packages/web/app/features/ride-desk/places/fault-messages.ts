import { farthestFromPlace, type PlaceFault } from '@retour/domain/places/place-change'
import { m } from '#app/paraglide/messages.js'

/** An example of typed hours. */
export const hoursExample = 'Mo-Sa 10:00-20:00; Su off'

/** Why a value is invalid for a location. */
export const faultMessages: Record<PlaceFault, () => string> = {
  hours: () => m.desk_place_hours_fault({ example: hoursExample }),
  'outside-country': m.desk_place_outside,
  'far-from-place': () => m.desk_place_far({ distance: `${farthestFromPlace / 1000} km` }),
}
