import { cancellationFee } from '@retour/domain/rides/cancellation'
import { movesOf } from '@retour/domain/rides/ride-moves'
import type { CustomerRide, SharedRide } from '@retour/domain/wire/ride'
import { Hono } from 'hono'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import { limitSender, type Senders } from '#server/gate/limit-sender'
import type { StreamLimit } from '#server/gate/limit-streams'
import type { RateLimits } from '#server/gate/rate-limits'
import { ApiError } from '#server/gate/api-error'
import { bearerToken } from '#server/gate/bearer-token'
import type { CallerVerifier } from '#server/gate/verify-caller'
import { readJsonBody } from '#server/gate/read-json-body'
import type { AccountKeys } from '#server/keys/account-keys'
import { readRideToken } from '#server/mail/ride-link'
import { applyMove } from './apply-move.ts'
import { listOwnRides } from './own-rides.ts'
import { answerNews } from './news-stream.ts'
import { driverRoutes } from './driver-routes.ts'
import { withNames } from './ride-history.ts'
import type { RideNews } from './ride-news.ts'
import { paymentAddress } from './payment-address.ts'
import { refusedMove, unknownRide } from './ride-refusal.ts'
import { deskRide, findMoves, findRide, rideOf } from './ride-row.ts'

type Dependencies = {
  database: Database
  keys: AccountKeys
  limits: Pick<RateLimits, 'takeAll'>
  now: () => Date
  senders: Senders
  wakeMail: () => void
  live: { news: RideNews; streams: StreamLimit }
  verifier: Pick<CallerVerifier, 'verifyCaller'>
  /** A URL template with {reference} and {amount}; null = no payment links. */
  paymentUrl: string | null
}

const link = z.string().max(200)
const statusBody = z.strictObject({ link })
const moveBody = z.strictObject({
  link,
  version: z.int().min(1),
  move: z.enum(['accept', 'decline', 'cancel', 'ask-change']),
  /** The cancellation fee that the customer was shown. */
  feeMinor: z.int().min(0).optional(),
  /** For `ask-change`: the requested time. */
  pickupAt: z.iso.datetime().optional(),
})

/**
 * Creates the routes of the customer's page of a ride under /ride/v1, for holders of the mailed link, and of an
 * account's own rides (docs/wire-protocol.md, Ride calls). 404 `unknown_ride` for an invalid link and for an erased
 * ride.
 */
export function rideRoutes(dependencies: Dependencies): Hono {
  const { database, keys, limits, live, now, senders, verifier, wakeMail } = dependencies
  const routes = new Hono()
  routes.use(limitSender(limits, { name: 'ip-ride', burst: 200, refillMs: 5 * 60_000 }, senders))

  const idOf = (token: string): string => {
    const id = readRideToken(keys, token)
    if (id === null) throw unknownRide()
    return id
  }
  const show = async (id: string): Promise<CustomerRide> => {
    const row = await findRide(database.own, id)
    if (!row) throw unknownRide()
    const at = now().toISOString()
    const history = await findMoves(database.own, id)
    const { id: _id, fullName: _name, email: _email, phone: _phone, driver: known, ...ride } = deskRide(row)
    const { id: _driver, ...driver } = known ?? { id: null }
    return {
      at,
      ride: { ...ride, driver: 'name' in driver ? driver : null } satisfies SharedRide,
      history: history.map(({ move, state, at: since }) => ({ move, state, at: since })),
      moves: movesOf(rideOf(row), 'customer', at),
      cancelFeeMinor: cancellationFee(rideOf(row), at),
      paymentUrl: paymentAddress(dependencies.paymentUrl, deskRide(row)),
    }
  }

  routes.post('/status', async (c) => c.json(await show(idOf((await readJsonBody(c, statusBody)).link))))
  routes.get('/mine', async (c) => {
    const caller = await verifier.verifyCaller(bearerToken(c.req.header('Authorization')) ?? '')
    if (!caller.ok) throw new ApiError({ status: 401, code: 'no_authorization', message: 'Sign in first' })
    return c.json({ rides: await listOwnRides(database, keys, caller.claims.sub) })
  })
  routes.route('/driver', driverRoutes(dependencies))
  routes.post('/live', async (c) => {
    const only = idOf((await readJsonBody(c, statusBody)).link)
    return answerNews(c, {
      news: live.news,
      only,
      mayHear: async () => true,
      onEnd: live.streams.take(c, only),
    })
  })
  routes.post('/moves', async (c) => {
    const body = await readJsonBody(c, moveBody)
    const bookingId = idOf(body.link)
    const details = detailsOf(body)
    const { version, move } = body
    const request = {
      bookingId,
      version,
      move,
      details,
      by: 'customer',
      isStaff: false,
      from: 'link',
      at: now(),
    } as const
    const applied = await database.own.transaction().execute((tx) => applyMove(tx, request))
    if (applied !== 'done')
      throw refusedMove(applied, await withNames(database, await findMoves(database.own, bookingId)))
    wakeMail()
    return c.json(await show(bookingId))
  })
  return routes
}

/** Returns the details that the move needs from the request. */
function detailsOf({ move, feeMinor, pickupAt }: z.infer<typeof moveBody>): object {
  if (move === 'cancel') return { by: 'customer', feeMinor: feeMinor ?? 0 }
  return move === 'ask-change' ? { pickupAt } : {}
}
