import { mailQueues, mailReasons } from '@retour/domain/wire/mail'
import { Hono } from 'hono'
import * as z from 'zod'
import { ApiError } from '#server/gate/api-error'
import type { Senders } from '#server/gate/limit-sender'
import { readJsonBody } from '#server/gate/read-json-body'
import { uuidShape } from '#server/gate/uuid-shape'
import { listLeads } from './desk-leads.ts'
import { listMail, retryOrDropMail } from './desk-mail.ts'
import { copyPerson, eraseAtDesk, previewPersonErasure, type PersonDependencies } from './desk-person.ts'
import type { StaffMember } from './staff-member.ts'

export type PeopleDependencies = PersonDependencies & { senders: Senders; wakeMail: () => void }

const leadsQuery = z.object({
  search: z.string().trim().max(100).default(''),
  after: z.string().max(100).optional(),
})

const address = z.string().trim().min(1).max(320)
const personBody = z.strictObject({ email: address })
const erasureBody = z.strictObject({ email: address, typed: z.string().trim().max(320) })

const mailQuery = z.object({
  queue: z.enum(mailQueues).default('held'),
  after: z.string().max(100).optional(),
})
const mailActionBody = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('retry'), reason: z.enum(mailReasons.retry) }),
  z.strictObject({ verb: z.literal('drop'), reason: z.enum(mailReasons.drop) }),
])

/**
 * Returns the routes of /desk/v1 for leads, people and mail. For members with a proven second factor
 * (docs/wire-protocol.md, Desk calls).
 */
export function peopleRoutes(dependencies: PeopleDependencies): Hono<{ Variables: { member: StaffMember } }> {
  const routes = new Hono<{ Variables: { member: StaffMember } }>()
  routes.get('/leads', async (c) => {
    const parsed = leadsQuery.safeParse(c.req.query())
    if (!parsed.success)
      throw new ApiError({ status: 400, code: 'validation_failed', message: 'The search is not valid' })
    const { search, after = null } = parsed.data
    return c.json(await listLeads(dependencies, c.get('member'), { search, after }))
  })
  // Email addresses are in bodies, because proxies and logs store paths.
  routes.post('/people/look', async (c) => {
    const { email } = await readJsonBody(c, personBody)
    return c.json(await previewPersonErasure(dependencies, c.get('member'), email))
  })
  routes.post('/people/copy', async (c) => {
    const { email } = await readJsonBody(c, personBody)
    return c.json(
      await copyPerson(dependencies, c.get('member'), { email, from: dependencies.senders.senderOf(c) }),
    )
  })
  routes.post('/people/erase', async (c) => {
    const body = await readJsonBody(c, erasureBody)
    return c.json(
      await eraseAtDesk(dependencies, c.get('member'), { ...body, from: dependencies.senders.senderOf(c) }),
    )
  })
  routes.get('/mail', async (c) => {
    const parsed = mailQuery.safeParse(c.req.query())
    if (!parsed.success)
      throw new ApiError({ status: 400, code: 'validation_failed', message: 'The queue is not known' })
    const { queue, after = null } = parsed.data
    return c.json(await listMail(dependencies, c.get('member'), { queue, after }))
  })
  routes.post('/mail/:id', async (c) => {
    const id = c.req.param('id')
    if (!uuidShape.test(id))
      throw new ApiError({ status: 404, code: 'unknown_mail', message: 'This mail is not known' })
    const body = await readJsonBody(c, mailActionBody)
    await retryOrDropMail(dependencies, c.get('member'), {
      id,
      ...body,
      from: dependencies.senders.senderOf(c),
    })
    if (body.verb === 'retry') dependencies.wakeMail()
    return c.json({})
  })
  return routes
}
