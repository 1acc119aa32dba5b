import { staffRoles } from '@retour/domain/wire/staff'
import { Hono } from 'hono'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import type { Senders } from '#server/gate/limit-sender'
import { readJsonBody } from '#server/gate/read-json-body'
import { uuidShape } from '#server/gate/uuid-shape'
import { addStaff, changeStaff, listStaff } from './desk-staff.ts'
import type { StaffMember } from './staff-member.ts'

const role = z.enum(staffRoles)
const addedBody = z.strictObject({ email: z.string().trim().min(1).max(320), role })
const changeBody = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('change'), role }),
  z.strictObject({ verb: z.literal('remove') }),
  z.strictObject({ verb: z.literal('reset') }),
])

/**
 * Returns the routes of /desk/v1/staff. For members with a proven second factor (docs/wire-protocol.md, Desk calls).
 */
export function staffRoutes(dependencies: {
  database: Database
  senders: Senders
}): Hono<{ Variables: { member: StaffMember } }> {
  const routes = new Hono<{ Variables: { member: StaffMember } }>()
  routes.get('/staff', async (c) => c.json(await listStaff(dependencies, c.get('member'))))
  routes.post('/staff', async (c) => {
    const body = await readJsonBody(c, addedBody)
    await addStaff(dependencies, c.get('member'), { ...body, from: dependencies.senders.senderOf(c) })
    return c.json({})
  })
  routes.post('/staff/:id', async (c) => {
    const id = c.req.param('id')
    if (!uuidShape.test(id))
      throw new ApiError({ status: 404, code: 'unknown_staff', message: 'This person is not staff' })
    const change = await readJsonBody(c, changeBody)
    await changeStaff(dependencies, c.get('member'), { id, change, from: dependencies.senders.senderOf(c) })
    return c.json({})
  })
  return routes
}
