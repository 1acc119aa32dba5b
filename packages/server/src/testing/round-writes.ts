import { randomUUID } from 'node:crypto'
import { someBooking } from '#server/mail/testing/leave-booking'
import { until } from './until.ts'
import { call, signIn, someLead, type SignedIn } from './call-server.ts'

/** Everything that was acknowledged, so that it must be stored. */
export type Acknowledged = { leads: string[]; bookings: string[]; signUps: string[]; favorites: number[] }
export type WriteCounts = { refused: Record<string, number>; cutOff: number }

const writersAtOnce = 4
/** The maximum in one round: above two thousand a day, mails of bookings are held. */
const maxBookings = 6
const maxSignUps = 3
let sender = 0
let favorite = 0

/** Returns an address of its own for each guest, so that no limit of one sender applies. */
const someSender = () => {
  sender += 1
  return { 'X-Forwarded-For': `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}` }
}

/** Writes of every kind, several at a time, until `stop`. Returns what happened to unacknowledged ones. */
export function startWriting(url: string, person: SignedIn, acknowledged: Acknowledged) {
  const counts: WriteCounts = { refused: {}, cutOff: 0 }
  const state = { isOver: false, acknowledged: 0, bookings: 0, signUps: 0 }
  const session = signIn(url, person).catch(() => null)

  const write = async (
    path: string,
    body: Record<string, unknown>,
    note: () => unknown,
    token?: string,
  ): Promise<void> => {
    try {
      const { status, body: answer } = await call(url, path, {
        body,
        headers: someSender(),
        ...(token === undefined ? {} : { token }),
      })
      if (status < 300) {
        state.acknowledged += 1
        return void note()
      }
      const reason = `${status} ${String(answer.code ?? answer.error)}`
      counts.refused[reason] = (counts.refused[reason] ?? 0) + 1
    } catch {
      counts.cutOff += 1
    }
  }
  const writeLead = () => {
    const lead = someLead()
    return write('/rest/v1/leads', lead, () => acknowledged.leads.push(lead.email))
  }
  const writeBooking = () => {
    const email = `b-${randomUUID()}@mail.example`
    state.bookings += 1
    return write('/rest/v1/bookings', someBooking({ email }), () => acknowledged.bookings.push(email))
  }
  const signUp = () => {
    const email = `s-${randomUUID()}@mail.example`
    state.signUps += 1
    const body = { email, password: 'correct horse' }
    return write('/auth/v1/signup', body, () => acknowledged.signUps.push(email))
  }
  const addFavorite = async () => {
    const signedIn = await session
    if (!signedIn) return writeLead()
    const id = (favorite += 1)
    const row = { user_id: signedIn.id, location_id: id, location_name: 'Paris' }
    const note = () => acknowledged.favorites.push(id)
    return write('/rest/v1/favorite_locations', row, note, signedIn.access)
  }
  const kinds = [
    writeLead,
    () => (state.bookings < maxBookings ? writeBooking() : writeLead()),
    addFavorite,
    () => (state.signUps < maxSignUps ? signUp() : writeLead()),
  ]
  const writers = Array.from({ length: writersAtOnce }, async (_, writer) => {
    for (let n = writer; !state.isOver; n += 1) await kinds[n % kinds.length]?.()
  })
  return {
    /** Resolves when this many more were acknowledged, or after three seconds, because a full disk accepts none. */
    waitForMore: async (additional: number) => {
      const enough = state.acknowledged + additional
      await until('writes', () => state.acknowledged >= enough, 3000).catch(() => undefined)
    },
    /** Call it after the kill; pending requests are then cut off. */
    stop: async (): Promise<WriteCounts> => {
      state.isOver = true
      await Promise.all([...writers, session])
      return counts
    },
  }
}
