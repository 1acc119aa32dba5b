import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'

export type DeskPart = 'rides' | 'drivers' | 'people' | 'mail'

const parts: { part: DeskPart; to: string; label: () => string }[] = [
  { part: 'rides', to: '/desk', label: m.desk_rides },
  { part: 'drivers', to: '/desk?part=drivers', label: m.desk_drivers },
  { part: 'people', to: '/desk?part=people', label: m.desk_leads },
  { part: 'mail', to: '/desk?part=mail', label: m.desk_mails },
]

/** The part that the address names; rides for any other word. */
export const partOf = (word: string | null): DeskPart =>
  parts.find(({ part }) => part === word)?.part ?? 'rides'

export const partName = (shown: DeskPart): string => parts.find(({ part }) => part === shown)?.label() ?? ''

/** The parts of the desk. */
export function DeskParts({ shown }: { shown: DeskPart }) {
  return (
    <nav aria-label={m.desk_parts()} className="flex gap-2">
      {parts.map(({ part, to, label }) => (
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
