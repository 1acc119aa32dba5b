import { Hono, type Context } from 'hono'
import * as z from 'zod'
import type { Senders } from '#server/gate/limit-sender'
import { DoorError } from '#server/gate/door-error'
import { readJson } from '#server/gate/read-json'
import { beginSecondFactor, proveSecondFactor, type SecondFactorParts } from './second-factor.ts'
import { createStaffReader, nothingHere, type StaffMember } from './staff-member.ts'

type DeskParts = SecondFactorParts & Parameters<typeof createStaffReader>[0] & { senders: Senders }

const codeBody = z.strictObject({ code: z.string().min(1).max(40) })

/**
 * The desk under /desk/v1, for staff alone (docs/wire-protocol.md, Desk calls). Bodies and answers are JSON, errors {code,
 * message}. Whoever is not staff meets 404 everywhere, as where nothing is.
 */
export function deskRoutes(parts: DeskParts): Hono<{ Variables: { member: StaffMember } }> {
  const routes = new Hono<{ Variables: { member: StaffMember } }>()
  const readMember = createStaffReader(parts)
  routes.use(async (c, next) => {
    c.set('member', await readMember(c))
    return next()
  })

  routes.get('/me', (c) => {
    const { role, name, email, secondFactor, endsAt } = c.get('member')
    return c.json({ role, name, email, second_factor: secondFactor, ends_at: endsAt?.toISOString() ?? null })
  })
  routes.post('/second-factor/enrolment', async (c) =>
    c.json(await beginSecondFactor(parts, c.get('member'))),
  )
  routes.post('/second-factor', async (c) => {
    const { code } = await readBody(c, codeBody)
    const from = parts.senders.senderOf(c)
    const { endsAt, recoveryCodes } = await proveSecondFactor(parts, c.get('member'), { typed: code, from })
    return c.json({ ends_at: endsAt.toISOString(), recovery_codes: recoveryCodes })
  })
  routes.all('*', () => {
    throw nothingHere()
  })
  return routes
}

/** The body in its shape; 400 for one that is no JSON or another. */
async function readBody<T>(c: Context, shape: z.ZodType<T>): Promise<T> {
  const parsed = shape.safeParse(await readJson(c, { invalid: 'bad_json', unstorable: 'bad_json' }))
  if (parsed.success) return parsed.data
  const { path = [], message = 'the body is not valid' } = parsed.error.issues[0] ?? {}
  throw new DoorError({
    status: 400,
    code: 'validation_failed',
    message: [path.join('.'), message].filter(Boolean).join(': '),
  })
}
