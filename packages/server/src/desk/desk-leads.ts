import type { DeskLead, DeskLeads, NewsConsent } from '@retour/domain/wire/people'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { asStaff } from './as-staff.ts'
import { cursorOf, pageOf, readCursor, rowsAtOnce } from './page-cursor.ts'
import type { StaffMember } from './staff-member.ts'

type Instant = Date | string
type LeadRow = Omit<DeskLead, 'createdAt' | 'news' | 'noGuidesSince'> &
  Omit<NewsConsent, 'isGiven' | 'at'> & {
    createdAt: Instant
    isGiven: boolean | null
    saidAt: Instant
    noGuidesSince: Instant | null
    cursor: string
  }

/**
 * Returns a page of 50 leads after the cursor, newest first. `search` matches the beginnings of words in name and
 * address, or the beginning of a whole address. Throws 403 for a role that may not see people, 400 for an invalid
 * cursor.
 */
export async function listLeads(
  { database }: { database: Database },
  member: StaffMember,
  { search, after }: { search: string; after: string | null },
): Promise<DeskLeads> {
  requireSeesPeople(member)
  const before = readCursor(after)
  const rows = await asStaff(database, member.token, async (tx) => {
    const found = await sql<LeadRow>`
      select l.id, l.created_at as "createdAt", l.full_name as "fullName", l.email, l.country, l.source,
        c.is_given as "isGiven", c.created_at as "saidAt", c.text_version as "textVersion", c.given_in as "givenIn",
        c.is_address_proven as "isAddressProven", o.created_at as "noGuidesSince",
        ${cursorOf('l.created_at', 'l.id')} as cursor
      from app.find_leads(${search}, ${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid, ${rowsAtOnce + 1}) as found
      join public.leads l on l.id = found
      left join lateral (
        select r.is_given, r.created_at, r.text_version, r.given_in, r.is_address_proven
        from app.consent_records r where r.email = l.email and r.purpose = 'news'
        order by r.created_at desc, r.received_at desc limit 1) as c on true
      left join app.mail_opt_outs o on o.email = l.email
      order by l.created_at desc, l.id desc`.execute(tx)
    return found.rows
  })
  const { page, next } = pageOf(rows)
  return { leads: page.map(leadOf), next }
}

function requireSeesPeople({ role }: StaffMember): void {
  if (role === 'editor')
    throw new ApiError({ status: 403, code: 'not_yours', message: 'Your role sees no people' })
}

const iso = (instant: Instant) => new Date(instant).toISOString()

function leadOf(row: LeadRow): DeskLead {
  const { id, fullName, email, country, source, isGiven, textVersion, givenIn, isAddressProven } = row
  return {
    id,
    createdAt: iso(row.createdAt),
    fullName,
    email,
    country,
    source,
    news: isGiven === null ? null : { isGiven, at: iso(row.saidAt), textVersion, givenIn, isAddressProven },
    noGuidesSince: row.noGuidesSince === null ? null : iso(row.noGuidesSince),
  }
}
