import { Hono } from 'hono'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import type { Senders } from '#server/gate/limit-sender'
import { readJsonBody } from '#server/gate/read-json-body'
import { uuidShape } from '#server/gate/uuid-shape'
import {
  changePlace,
  placeChangeBody,
  placeRejectionBody,
  rejectOfSeveral,
  rejectPlaceReports,
  severalRejectedBody,
  takeBackPlaceChange,
} from './decide-places.ts'
import { listPlaces, readPlace } from './desk-places.ts'
import type { StaffMember } from './staff-member.ts'

type PlacesDependencies = { database: Database; now: () => Date; senders: Senders }

/**
 * Returns the routes of /desk/v1/places for refund locations. For members with a proven second factor
 * (docs/wire-protocol.md, Desk calls).
 */
export function placesRoutes(dependencies: PlacesDependencies): Hono<{ Variables: { member: StaffMember } }> {
  const routes = new Hono<{ Variables: { member: StaffMember } }>()
  routes.get('/places', async (c) => c.json(await listPlaces(dependencies, c.get('member'))))
  routes.get('/places/:id', async (c) =>
    c.json(await readPlace(dependencies, c.get('member'), c.req.param('id'))),
  )
  routes.post('/places/rejections', async (c) => {
    const body = await readJsonBody(c, severalRejectedBody)
    return c.json(
      await rejectOfSeveral(dependencies, c.get('member'), {
        ...body,
        from: dependencies.senders.senderOf(c),
      }),
    )
  })
  // Each responds with the changed location.
  routes.post('/places/:id/changes', async (c) => {
    const id = c.req.param('id')
    const body = await readJsonBody(c, placeChangeBody)
    await changePlace(dependencies, c.get('member'), { ...body, id, from: dependencies.senders.senderOf(c) })
    return c.json(await readPlace(dependencies, c.get('member'), id))
  })
  routes.post('/places/:id/rejections', async (c) => {
    const id = c.req.param('id')
    const body = await readJsonBody(c, placeRejectionBody)
    await rejectPlaceReports(dependencies, c.get('member'), {
      ...body,
      id,
      from: dependencies.senders.senderOf(c),
    })
    return c.json(await readPlace(dependencies, c.get('member'), id))
  })
  routes.post('/places/:id/changes/:change/take-back', async (c) => {
    const { id, change } = c.req.param()
    if (!uuidShape.test(change))
      throw new ApiError({ status: 404, code: 'unknown_change', message: 'This change is not known' })
    await takeBackPlaceChange(dependencies, c.get('member'), {
      id: change,
      from: dependencies.senders.senderOf(c),
    })
    return c.json(await readPlace(dependencies, c.get('member'), id))
  })
  return routes
}
