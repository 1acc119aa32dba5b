import {
  faultOf,
  placeValue,
  storedValue,
  type PlaceFault,
  type PlaceValue,
} from '@retour/domain/places/place-change'
import { rejectedAtOnce, type SeveralRejected } from '@retour/domain/wire/places'
import type { Country } from '@retour/domain/places/countries'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { asStaff } from './as-staff.ts'
import { unknownPlace } from './desk-places.ts'
import type { StaffMember } from './staff-member.ts'

type Dependencies = { database: Database; now: () => Date }

const ids = z.array(z.uuid()).max(100)
const reason = z.string().trim().min(1).max(300)

/**
 * The body of a change: a new value for one field, the reason, and the reports and proposals that it resolves. `seen`
 * is the hash of the value that the editor saw.
 */
export const placeChangeBody = z.strictObject({
  change: placeValue,
  seen: z.string().max(40),
  reason,
  reports: ids.default([]),
  proposals: ids.default([]),
})
/** The body of a rejection: the reason, and at least one report or proposal. */
export const placeRejectionBody = z
  .strictObject({ reason, reports: ids.default([]), proposals: ids.default([]) })
  .refine(({ reports, proposals }) => reports.length + proposals.length > 0)

/**
 * The body of a rejection for several locations. `until`: when the list was loaded; newer proposals are not rejected.
 */
export const severalRejectedBody = z.strictObject({
  reason,
  places: z
    .array(z.strictObject({ id: z.string().min(1).max(80), until: z.iso.datetime() }))
    .min(1)
    .max(rejectedAtOnce),
})

type Settling = { id: string; from: string; reason: string; reports: string[]; proposals: string[] }

/**
 * Changes one field of a refund location. Visitors see it in the next response. Throws 403 for a role that only reads,
 * 404 unknown_place, 422 with the fault of the value as its code or `same`, 409 changed_meanwhile.
 */
export async function changePlace(
  { database, now }: Dependencies,
  member: StaffMember,
  { id, change, seen, from, ...rest }: Settling & { change: PlaceValue; seen: string },
): Promise<void> {
  const today = now().toISOString().slice(0, 10)
  const value = storedValue(change, today)
  const outcome = await asStaff(database, member.token, async (tx) => {
    const { rows } = await sql<{ country: Country; city: string }>`
      select country, city from public.refund_offices where id = ${id}`.execute(tx)
    if (!rows[0]) throw unknownPlace()
    const fault = faultOf(change, rows[0])
    if (fault) throw refuse(422, fault, faults[fault])
    const { rows: answers } = await sql<{ outcome: string }>`
      select app.change_place(${id}, ${change.field}, ${value === null ? null : JSON.stringify(value)}::jsonb, ${seen},
        ${rest.reason}, ${rest.reports}::uuid[], ${rest.proposals}::uuid[], ${today}::date, ${from.slice(0, 64)}) as outcome`.execute(
      tx,
    )
    return answers[0]?.outcome
  })
  refuseUnlessDone(outcome)
}

/**
 * Rejects reports of visitors and proposals of data sets. Throws 403 for a role that only reads, 409 changed_meanwhile.
 */
export async function rejectPlaceReports(
  { database }: Dependencies,
  member: StaffMember,
  { id, reports, proposals, from, ...rest }: Settling,
): Promise<void> {
  const { rows } = await asStaff(database, member.token, (tx) =>
    sql<{ outcome: string }>`
      select app.reject_place_words(${id}, ${reports}::uuid[], ${proposals}::uuid[], ${rest.reason},
        ${from.slice(0, 64)}) as outcome`.execute(tx),
  )
  refuseUnlessDone(rows[0]?.outcome)
}

/**
 * Rejects the proposals of data sets for several locations, up to the time of the list that the editor saw. Reports of
 * visitors stay. Returns the number of rejected proposals. All or nothing: throws 403 for a role that only reads, 409
 * changed_meanwhile if one location has none left.
 */
export async function rejectOfSeveral(
  { database }: Dependencies,
  member: StaffMember,
  { reason, places, from }: SeveralRejected & { from: string },
): Promise<{ rejected: number }> {
  return asStaff(database, member.token, async (tx) => {
    let rejected = 0
    // In the order of their ids, so that two calls at the same time cannot deadlock.
    for (const { id, until } of places.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const { rows } = await sql<{ outcome: string; many: number }>`
        select app.reject_place_words(${id}, '{}', open.ids, ${reason}, ${from.slice(0, 64)}) as outcome,
          cardinality(open.ids) as many
        from (select coalesce(array_agg(id), '{}') as ids from app.place_proposals where office_id = ${id}
          and state = 'open' and date_trunc('milliseconds', created_at) <= ${until}::timestamptz) as open`.execute(
        tx,
      )
      const [done] = rows
      refuseUnlessDone(done?.many === 0 && done.outcome === 'done' ? 'changed-meanwhile' : done?.outcome)
      rejected += done?.many ?? 0
    }
    return { rejected }
  })
}

/**
 * Ends a change, so that the shipped value applies again. Throws 403 for a role that only reads, 409 changed_meanwhile.
 */
export async function takeBackPlaceChange(
  { database }: Dependencies,
  member: StaffMember,
  { id, from }: { id: string; from: string },
): Promise<void> {
  const { rows } = await asStaff(database, member.token, (tx) =>
    sql<{ outcome: string }>`
      select app.take_back_place_change(${id}::uuid, ${from.slice(0, 64)}) as outcome`.execute(tx),
  )
  refuseUnlessDone(rows[0]?.outcome)
}

const faults: Record<PlaceFault, string> = {
  hours: 'The hours cannot be read',
  'outside-country': 'The point lies outside of the country',
  'far-from-place': 'The point lies more than 60 km from its place',
}

const refuse = (status: 403 | 409 | 422, code: string, message: string) =>
  new ApiError({ status, code: code.replaceAll('-', '_'), message })

function refuseUnlessDone(outcome: string | undefined): void {
  if (outcome === 'done') return
  if (outcome === 'unknown') throw unknownPlace()
  if (outcome === 'not-yours') throw refuse(403, 'not_yours', 'Your role only reads this')
  if (outcome === 'same') throw refuse(422, 'same', 'The record says this already')
  throw refuse(409, 'changed_meanwhile', 'Somebody decided this before. Nothing of this was done.')
}
