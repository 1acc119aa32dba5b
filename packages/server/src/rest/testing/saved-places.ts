import type { RestApp, SignedIn } from './open-rest.ts'

/** Returns this many rows of `favorite_locations`, numbered from `from`. */
export const places = (person: SignedIn, from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    user_id: person.id,
    location_id: from + n,
    location_name: 'Paris',
  }))

/** Returns how many rows of a person are stored. */
export const countPlaces = async (rest: RestApp, { id }: SignedIn): Promise<unknown> =>
  (await rest.stored('select count(*)::int as kept from favorite_locations where user_id = $1', [id]))[0]
    ?.kept

/** Sends them as the person in one call. */
export const savePlaces = (
  rest: RestApp,
  person: SignedIn,
  rows: object | object[],
  headers: Record<string, string> = {},
) =>
  rest.ask('favorite_locations', {
    method: 'POST',
    body: JSON.stringify(rows),
    token: person.token,
    headers,
  })
