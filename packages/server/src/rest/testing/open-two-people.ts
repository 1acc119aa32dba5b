import { fillTables } from './fill-tables.ts'
import { openRest, type RestApp, type SignedIn } from './open-rest.ts'

/** Is in every text that Ben wrote. No one else may ever see it. */
export const benMarker = 'hidden-words-of-ben'

export type TwoPeople = { rest: RestApp; ada: SignedIn; ben: SignedIn }

/** Opens the server with two accounts that have rows in every private table. */
export async function openTwoPeople(): Promise<TwoPeople> {
  const rest = await openRest()
  const ada = await rest.addPerson()
  const ben = await rest.addPerson()
  await fillTables(rest, ada, 'words-of-ada')
  await fillTables(rest, ben, benMarker)
  return { rest, ada, ben }
}
