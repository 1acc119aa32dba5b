import type { Database } from '@retour/server/src/database/database.ts'
import { makeStaff } from '@retour/server/src/database/testing/make-staff.ts'
import { listLeads } from '@retour/server/src/desk/desk-leads.ts'
import { listRides } from '@retour/server/src/desk/desk-rides.ts'
import type { StaffMember } from '@retour/server/src/desk/staff-member.ts'

const rounds = 200

const ofLeads: Record<string, { search: string; isMiddle?: true }> = {
  'leads, newest page': { search: '' },
  'leads, a page from the middle': { search: '', isMiddle: true },
  'leads, one person by three words': { search: 'aki nakamura 900' },
  'leads, a name that one in 900 has': { search: 'nakamura aki' },
  'leads, a name that one in 30 has': { search: 'nakamura' },
  'leads, a word that all have': { search: 'example' },
  'leads, a word that all have, from the middle': { search: 'example', isMiddle: true },
  'leads, a word that the older half has': { search: 'oldshop' },
  'leads, one letter': { search: 'a' },
  'leads, one address': { search: 'aki.nakamura.900@mail.example' },
  'leads, a word that nobody has': { search: 'zzz' },
}

const ofRides: Record<string, { states: 'open' | string[]; search: string; city?: string }> = {
  'rides, the queue': { states: 'open', search: '' },
  'rides, the queue of one city': { states: 'open', search: '', city: 'rome' },
  'rides, the queue, one name': { states: 'open', search: 'tanaka' },
  'rides, the queue, a word that all have': { states: 'open', search: 'charles' },
  'rides, the queue, a word that nobody has': { states: 'open', search: 'zzz' },
  'rides, done': { states: ['done'], search: '' },
  'rides, done, a word that all have': { states: ['done'], search: 'charles' },
  'rides, done, one name': { states: ['done'], search: 'tanaka' },
  'rides, done, one person': { states: ['done'], search: 'aki nakamura 900' },
  'rides, no-show': { states: ['no-show'], search: '' },
  'rides, no-show, a word that all have': { states: ['no-show'], search: 'charles' },
  'rides, one reference': { states: 'open', search: 'RT-7Q2K-DM4X' },
}

export type QueryTimes = { p50: number; p99: number }

/** Measures each query of the desk: median and 99th percentile of 200, in milliseconds. */
export async function askDesk(database: Database): Promise<Map<string, QueryTimes>> {
  const { sub, session_id } = await makeStaff(database, 'dispatcher')
  const member = { token: { sub, session_id }, role: 'dispatcher' } as StaffMember
  const { rows } = await database.executeSql(
    `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || id as cursor
      from public.leads order by created_at desc offset (select count(*) / 2 from public.leads) limit 1`,
  )
  const middle = String(rows[0]?.cursor)
  const found = new Map<string, QueryTimes>()
  for (const [name, { search, isMiddle }] of Object.entries(ofLeads))
    found.set(
      name,
      await timed(() => listLeads({ database }, member, { search, after: isMiddle ? middle : null })),
    )
  for (const [name, { states, search, city = null }] of Object.entries(ofRides))
    found.set(
      name,
      await timed(() => listRides({ database, now: () => new Date() }, member, { states, search, city })),
    )
  return found
}

async function timed(ask: () => Promise<unknown>): Promise<QueryTimes> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await ask()
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  return { p50: times[rounds / 2]!, p99: times[Math.floor(rounds * 0.99) - 1]! }
}
