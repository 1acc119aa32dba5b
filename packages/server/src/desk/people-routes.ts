import { Hono } from 'hono'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import { DoorError } from '#server/gate/door-error'
import { listLeads } from './desk-leads.ts'
import type { StaffMember } from './staff-member.ts'

export type PeopleParts = { database: Database }

const leadsQuery = z.object({
  search: z.string().trim().max(100).default(''),
  after: z.string().max(100).optional(),
})

/** People at the desk: calls of /desk/v1 for members who have proven the second factor (docs/wire-protocol.md, Desk calls). */
export function peopleRoutes(parts: PeopleParts): Hono<{ Variables: { member: StaffMember } }> {
  const routes = new Hono<{ Variables: { member: StaffMember } }>()
  routes.get('/leads', async (c) => {
    const parsed = leadsQuery.safeParse(c.req.query())
    if (!parsed.success)
      throw new DoorError({ status: 400, code: 'validation_failed', message: 'The search is not valid' })
    const { search, after = null } = parsed.data
    return c.json(await listLeads(parts, c.get('member'), { search, after }))
  })
  return routes
}
