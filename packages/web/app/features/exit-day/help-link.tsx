import { codeOf, type ExitPoint } from '@retour/domain/exit/journey'
import { countries } from '@retour/domain/places/countries'
import { ChevronRight, MessageSquareWarning } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { kioskHelpPath } from '#app/platform/kiosk-help-path.ts'
import { Link } from '#app/platform/site-navigation.tsx'

interface HelpLinkProps {
  /** Where customs are met first; the help begins with their language where it is one of the four. */
  place: ExitPoint
  className?: string
}

/** The way from the plan to what to do when it does not go as planned. */
export function HelpLink({ place, className = '' }: HelpLinkProps) {
  const at = countries.find((country) => codeOf(country) === place.country)
  return (
    <Link
      to={kioskHelpPath(at && { at })}
      className={`flex min-h-8 items-center gap-2 rounded border border-line-strong bg-paper px-2 py-1.5 text-ink hover:bg-sunken print:hidden ${className}`}
    >
      <MessageSquareWarning aria-hidden className="size-3 flex-none" strokeWidth={1.6} />
      <span className="me-auto">
        <span className="block font-strong">{m.exit_help()}</span>
        <span className="block text-small text-ink-2">{m.exit_help_offline()}</span>
      </span>
      <ChevronRight aria-hidden className="size-2.5 flex-none rtl:-scale-x-100" strokeWidth={1.6} />
    </Link>
  )
}
