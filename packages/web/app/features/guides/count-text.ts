import { m } from '#app/paraglide/messages.js'

/** Returns "43 places, 8 refund desks"; desks are left out if there are none. */
export function countText(locationCount: number, deskCount: number): string {
  const places = m.guides_place_count({ count: locationCount })
  return deskCount === 0 ? places : `${places}, ${m.guides_desk_count({ count: deskCount })}`
}
