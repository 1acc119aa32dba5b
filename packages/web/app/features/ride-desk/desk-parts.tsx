import type { StaffRole } from '@retour/domain/wire/staff'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'

export type DeskPart = 'rides' | 'drivers' | 'people' | 'mail' | 'rules' | 'places' | 'questions' | 'staff'

type Role = StaffRole
const ofRides: Role[] = ['owner', 'dispatcher', 'auditor']

const parts: { part: DeskPart; to: string; label: () => string; roles: Role[] }[] = [
  { part: 'rides', to: '/desk', label: m.desk_rides, roles: ofRides },
  { part: 'drivers', to: '/desk?part=drivers', label: m.desk_drivers, roles: ofRides },
  { part: 'people', to: '/desk?part=people', label: m.desk_leads, roles: ofRides },
  { part: 'mail', to: '/desk?part=mail', label: m.desk_mails, roles: ofRides },
  { part: 'rules', to: '/desk?part=rules', label: m.desk_rules, roles: ['owner', 'editor', 'auditor'] },
  { part: 'places', to: '/desk?part=places', label: m.desk_places, roles: [...ofRides, 'editor'] },
  {
    part: 'questions',
    to: '/desk?part=questions',
    label: m.desk_questions,
    roles: ['owner', 'editor', 'auditor'],
  },
  { part: 'staff', to: '/desk?part=staff', label: m.desk_staff, roles: ['owner', 'auditor'] },
]

const partsOf = (role: Role) => parts.filter(({ roles }) => roles.includes(role))

/** Returns the part of the desk that the URL names; any other value gives the first part of the role. */
export const partOf = (word: string | null, role: Role): DeskPart => {
  const own = partsOf(role)
  return (own.find(({ part }) => part === word) ?? own[0]!).part
}

export const partName = (shown: DeskPart): string => parts.find(({ part }) => part === shown)?.label() ?? ''

/** The links to the parts of the desk that a role may use. */
export function DeskParts({ shown, forRole }: { shown: DeskPart; forRole: Role }) {
  return (
    <nav aria-label={m.desk_parts()} className="flex flex-wrap gap-x-2">
      {partsOf(forRole).map(({ part, to, label }) => (
        <Link
          key={part}
          to={to}
          aria-current={part === shown ? 'page' : undefined}
          className="flex min-h-touch items-center border-b-3 border-transparent text-ink-2 aria-[current]:border-gold aria-[current]:font-strong aria-[current]:text-ink"
        >
          {label()}
        </Link>
      ))}
    </nav>
  )
}
