import { Hono } from 'hono'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import { readJsonBody } from '#server/gate/read-json-body'
import type { AccountKeys } from '#server/keys/account-keys'
import { readDriverToken } from './driver-link.ts'
import { listDriverRides, makeDriverMove, unknownLink } from './driver-rides.ts'

type Dependencies = { database: Database; keys: AccountKeys; now: () => Date; wakeMail: () => void }

const link = z.string().max(200)
const ridesBody = z.strictObject({ link })
const tapBody = z.strictObject({
  link,
  rideId: z.uuid(),
  move: z.enum(['depart', 'arrive', 'board', 'finish', 'no-show']),
  agoMs: z.int().min(0),
})

/**
 * Creates the routes of a driver's page under /ride/v1/driver, for holders of the link from the desk
 * (docs/wire-protocol.md, Ride calls).
 */
export function driverRoutes(dependencies: Dependencies): Hono {
  const routes = new Hono()
  const whose = (token: string) => {
    const found = readDriverToken(dependencies.keys, token)
    if (!found) throw unknownLink()
    return found
  }
  routes.post('/rides', async (c) =>
    c.json(await listDriverRides(dependencies, whose((await readJsonBody(c, ridesBody)).link))),
  )
  routes.post('/moves', async (c) => {
    const { link: token, ...tap } = await readJsonBody(c, tapBody)
    const after = await makeDriverMove(dependencies, whose(token), tap)
    dependencies.wakeMail()
    return c.json(after)
  })
  return routes
}
