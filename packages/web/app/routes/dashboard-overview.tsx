import { Link } from 'react-router'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { SuggestionsCard } from '#app/features/concierge/suggestions-card.tsx'
import { ChauffeurPromo } from '#app/features/dashboard/chauffeur-promo.tsx'
import { CalculationsCard } from '#app/features/refunds/calculations-card.tsx'
import { OverviewFigures } from '#app/features/refunds/overview-figures.tsx'
import { RequestsCard } from '#app/features/refunds/requests-card.tsx'
import { useCalculations } from '#app/features/refunds/use-calculations.ts'
import { m } from '#app/paraglide/messages.js'

/** The tab "overview": what counts of everything, each with the way to all of it. */
export function DashboardOverview({ user }: { user: AccountUser }) {
  const latest = useCalculations(user.email, 'compact').data?.[0]
  return (
    <div className="mt-2.5 grid gap-5">
      <OverviewFigures email={user.email} />
      <CalculationsCard
        email={user.email}
        size="compact"
        action={
          <Link
            to="?tab=refunds"
            replace
            preventScrollReset
            className="inline-flex min-h-touch items-center font-strong text-blue-ink no-underline hover:underline"
          >
            {m.dashboard_view_all()}
            <span className="sr-only"> {m.refunds_calculations()}</span>
          </Link>
        }
      />
      <RequestsCard user={user} size="compact" />
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <ChauffeurPromo
          to={latest?.country === 'spain' ? '/spain/madrid/book-chauffeur' : '/france/paris/book-chauffeur'}
        />
        <SuggestionsCard />
      </div>
    </div>
  )
}
