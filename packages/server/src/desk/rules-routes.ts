import { checkNoteLength, sourceAddress, sourceAddressLength } from '@retour/domain/wire/rules'
import { Hono } from 'hono'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import type { Senders } from '#server/gate/limit-sender'
import { readJsonBody } from '#server/gate/read-json-body'
import { listRules, noteCheck } from './desk-rules.ts'
import type { StaffMember } from './staff-member.ts'

type RulesParts = { database: Database; now: () => Date; senders: Senders }

const checkBody = z.strictObject({
  record: z.string().min(1).max(80),
  source: z.string().trim().max(sourceAddressLength).regex(sourceAddress),
  note: z.string().trim().max(checkNoteLength),
})

/** The rules at the desk: calls of /desk/v1 for members who have proven the second factor (docs/wire-protocol.md, Desk calls). */
export function rulesRoutes(parts: RulesParts): Hono<{ Variables: { member: StaffMember } }> {
  const routes = new Hono<{ Variables: { member: StaffMember } }>()
  routes.get('/rules', async (c) => c.json(await listRules(parts, c.get('member'))))
  routes.post('/rules/checks', async (c) => {
    const check = await readJsonBody(c, checkBody)
    await noteCheck(parts, c.get('member'), { ...check, from: parts.senders.senderOf(c) })
    return c.json({})
  })
  return routes
}
