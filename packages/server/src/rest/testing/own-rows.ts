import type { RestApp, SignedIn } from './open-rest.ts'

/** A saved place as its owner's client sends it. */
export const favorite = ({ id }: SignedIn, number: number) => ({
  user_id: id,
  location_id: number,
  location_name: `Place ${number}`,
})
export const favorites = ({ client }: SignedIn) => client.from('favorite_locations')
export const preferences = ({ client }: SignedIn) => client.from('user_preferences')

/** Returns all rows of an account in a table, without the API. */
export const storedRows = (rest: RestApp, { id }: SignedIn, table: string) =>
  rest.stored(`select * from ${table} where user_id = $1 order by 1`, [id])
