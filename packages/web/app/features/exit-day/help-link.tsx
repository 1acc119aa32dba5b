import type { ExitPoint } from '@retour/domain/exit/journey'
import { ChevronRight, MessageSquareWarning } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Link } from '#app/platform/site-navigation.tsx'
import { helpAt } from './exit-paths.ts'

/** The link from the plan to the help for problems. `place`: the first place with customs. */
export function HelpLink({ place }: { place: ExitPoint }) {
  return (
    <Link
      to={helpAt(place)}
      className="flex min-h-8 items-center gap-2 rounded border border-line-strong bg-paper px-2 py-1.5 text-ink hover:bg-sunken print:hidden"
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
