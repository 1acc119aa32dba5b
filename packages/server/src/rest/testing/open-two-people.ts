import { fillTables } from './fill-tables.ts'
import { openRest, type RestApp, type SignedIn } from './open-rest.ts'

/** Stands in every text that Ben wrote: nobody else may ever see it. */
export const benMarker = 'hidden-words-of-ben'

export type TwoPeople = { rest: RestApp; ada: SignedIn; ben: SignedIn }

/** The server with two accounts that have rows in every private table. */
export async function openTwoPeople(): Promise<TwoPeople> {
  const rest = await openRest()
  const ada = await rest.addPerson()
  const ben = await rest.addPerson()
  await fillTables(rest, ada, 'words-of-ada')
  await fillTables(rest, ben, benMarker)
  return { rest, ada, ben }
}
