import { driverRecord } from '@retour/domain/rides/drivers'
import { rideStates } from '@retour/domain/rides/ride'
import { Hono } from 'hono'
import * as z from 'zod'
import type { Senders } from '#server/gate/limit-sender'
import { ApiError } from '#server/gate/api-error'
import { readJsonBody } from '#server/gate/read-json-body'
import type { StreamLimit } from '#server/gate/limit-streams'
import { uuidShape } from '#server/gate/uuid-shape'
import { answerNews } from '#server/rides/news-stream'
import type { RideNews } from '#server/rides/ride-news'
import { unknownRide } from '#server/rides/ride-refusal'
import { addDriver, changeDriver, driverLink, listDrivers, unknownDriver } from './desk-drivers.ts'
import { eraseDriver, previewDriverErasure } from './erase-driver.ts'
import { listRides, moveDeskRide, readRide, type RideDependencies } from './desk-rides.ts'
import { questionsRoutes } from './desk-questions.ts'
import { placesRoutes } from './places-routes.ts'
import { peopleRoutes, type PeopleDependencies } from './people-routes.ts'
import { startSecondFactor, proveSecondFactor, type SecondFactorDependencies } from './second-factor.ts'
import { rulesRoutes, type RulesDependencies } from './rules-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { createStaffReader, nothingHere, type StaffMember } from './staff-member.ts'

type DeskDependencies = SecondFactorDependencies &
  RideDependencies &
  PeopleDependencies &
  RulesDependencies &
  Parameters<typeof createStaffReader>[0] & {
    senders: Senders
    wakeMail: () => void
    live: { news: RideNews; streams: StreamLimit }
  }

const queueQuery = z.object({
  state: z.enum(['open', ...rideStates]).default('open'),
  city: z.string().max(100).optional(),
  search: z.string().trim().max(100).default(''),
})
const moveBody = z.strictObject({ version: z.int().min(1), move: z.string().max(40), details: z.unknown() })
const changedDriverBody = z.strictObject({ version: z.int().min(1), driver: driverRecord })
const driverLinkBody = z.strictObject({ isNew: z.boolean() })
const driverErasureBody = z.strictObject({ typed: z.string().max(80) })
const codeBody = z.strictObject({ code: z.string().min(1).max(40) })

/**
 * Returns the routes under /desk/v1 for staff (docs/wire-protocol.md, Desk calls). Requests and responses are JSON,
 * errors {code, message}. For anybody else each path is 404, as if it did not exist.
 */
export function deskRoutes(dependencies: DeskDependencies): Hono<{ Variables: { member: StaffMember } }> {
  const routes = new Hono<{ Variables: { member: StaffMember } }>()
  const readMember = createStaffReader(dependencies)
  routes.use(async (c, next) => {
    c.set('member', await readMember(c))
    return next()
  })

  routes.get('/me', (c) => {
    const { role, name, email, secondFactor, endsAt } = c.get('member')
    return c.json({ role, name, email, secondFactor, endsAt: endsAt?.toISOString() ?? null })
  })
  routes.post('/second-factor/enrolment', async (c) =>
    c.json(await startSecondFactor(dependencies, c.get('member'))),
  )
  routes.post('/second-factor', async (c) => {
    const { code } = await readJsonBody(c, codeBody)
    const from = dependencies.senders.senderOf(c)
    const { endsAt, recoveryCodes } = await proveSecondFactor(dependencies, c.get('member'), {
      typed: code,
      from,
    })
    return c.json({ endsAt: endsAt.toISOString(), recoveryCodes })
  })

  // Applies to all routes below.
  routes.use(async (c, next) => {
    if (c.get('member').secondFactor !== 'proven')
      throw new ApiError({
        status: 403,
        code: 'second_factor_needed',
        message: 'Prove the second factor first',
      })
    return next()
  })
  routes.get('/rides', async (c) => {
    const parsed = queueQuery.safeParse(c.req.query())
    if (!parsed.success)
      throw new ApiError({ status: 400, code: 'validation_failed', message: 'The filter is not valid' })
    const { state, city = null, search } = parsed.data
    return c.json(
      await listRides(dependencies, c.get('member'), {
        states: state === 'open' ? state : [state],
        city,
        search,
      }),
    )
  })
  routes.get('/rides/live', async (c) => {
    const { news, streams } = dependencies.live
    if (!seesRides(c.get('member')))
      throw new ApiError({ status: 403, code: 'not_yours', message: 'Your role sees no rides' })
    return answerNews(c, {
      news,
      only: null,
      // Checked repeatedly: the role, the session or the token may end.
      mayHear: async () => seesRides(await readMember(c)),
      onEnd: streams.take(c, c.get('member').token.sub),
    })
  })
  routes.get('/rides/:id', async (c) =>
    c.json(await readRide(dependencies, c.get('member'), idOf(c.req.param('id'), unknownRide))),
  )
  routes.post('/rides/:id/moves', async (c) => {
    const bookingId = idOf(c.req.param('id'), unknownRide)
    const body = await readJsonBody(c, moveBody)
    const from = dependencies.senders.senderOf(c)
    const after = await moveDeskRide(dependencies, c.get('member'), { ...body, bookingId, from })
    dependencies.wakeMail()
    return c.json(after)
  })
  routes.get('/drivers', async (c) => c.json(await listDrivers(dependencies, c.get('member'))))
  routes.post('/drivers', async (c) => {
    const driver = await readJsonBody(c, driverRecord)
    return c.json(
      await addDriver(dependencies, c.get('member'), { driver, from: dependencies.senders.senderOf(c) }),
    )
  })
  routes.post('/drivers/:id', async (c) => {
    const id = idOf(c.req.param('id'), unknownDriver)
    const body = await readJsonBody(c, changedDriverBody)
    const from = dependencies.senders.senderOf(c)
    return c.json(await changeDriver(dependencies, c.get('member'), { id, ...body, from }))
  })
  routes.post('/drivers/:id/link', async (c) => {
    const id = idOf(c.req.param('id'), unknownDriver)
    const { isNew } = await readJsonBody(c, driverLinkBody)
    return c.json(
      await driverLink(dependencies, c.get('member'), { id, isNew, from: dependencies.senders.senderOf(c) }),
    )
  })
  routes.post('/drivers/:id/look', async (c) =>
    c.json(await previewDriverErasure(dependencies, c.get('member'), idOf(c.req.param('id'), unknownDriver))),
  )
  routes.post('/drivers/:id/erase', async (c) => {
    const id = idOf(c.req.param('id'), unknownDriver)
    const { typed } = await readJsonBody(c, driverErasureBody)
    await eraseDriver(dependencies, c.get('member'), { id, typed, from: dependencies.senders.senderOf(c) })
    return c.json({})
  })
  routes.route('/', peopleRoutes(dependencies))
  routes.route('/', rulesRoutes(dependencies))
  routes.route('/', placesRoutes(dependencies))
  routes.route('/', questionsRoutes(dependencies))
  routes.route('/', staffRoutes(dependencies))
  routes.all('*', () => {
    throw nothingHere()
  })
  return routes
}

const seesRides = ({ role, secondFactor }: StaffMember) => role !== 'editor' && secondFactor === 'proven'

const idOf = (text: string, unknown: () => ApiError): string => {
  if (!uuidShape.test(text)) throw unknown()
  return text
}
