import {
  faultOf,
  placeValue,
  storedValue,
  type PlaceFault,
  type PlaceValue,
} from '@retour/domain/places/place-change'
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

/** A new value for one field, why, and which reports and proposals it settles; `seen` is the mark of the value that was shown. */
export const placeChangeBody = z.strictObject({
  change: placeValue,
  seen: z.string().max(40),
  reason,
  reports: ids.default([]),
  proposals: ids.default([]),
})
export const placeRejectionBody = z
  .strictObject({ reason, reports: ids.default([]), proposals: ids.default([]) })
  .refine(({ reports, proposals }) => reports.length + proposals.length > 0)

type Settling = { id: string; from: string; reason: string; reports: string[]; proposals: string[] }

/**
 * Changes one field of a location; visitors see it from the next answer on. 403 for a role that only reads, 404
 * `unknown_place`, 422 with what is wrong with the value as its code, or `same`; 409 `changed_meanwhile`.
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

/** Rejects what visitors said or a data set proposes. 403 for a role that only reads, 409 `changed_meanwhile`. */
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

/** Ends a change, so that the shipped value holds again. 403, 409 as above. */
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
