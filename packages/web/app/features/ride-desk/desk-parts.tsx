import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'

type DeskPart = 'rides' | 'drivers'

const parts: { part: DeskPart; to: string; label: () => string }[] = [
  { part: 'rides', to: '/desk', label: m.desk_rides },
  { part: 'drivers', to: '/desk?part=drivers', label: m.desk_drivers },
]

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
