import type { AccountUser } from '#app/backend/stored-session.ts'
import { SuggestionsCard } from '#app/features/concierge/suggestions-card.tsx'
import { constellationImagePath } from '#app/features/constellation/constellation-image.ts'
import { ChauffeurPromo } from '#app/features/dashboard/chauffeur-promo.tsx'
import type { DashboardTab } from '#app/features/dashboard/dashboard-tab.ts'
import { FavoritesSummary } from '#app/features/favorites/favorites-summary.tsx'
import { useUnsavedCalculations } from '#app/features/lead-capture/unsaved-calculations.ts'
import { RecommendationsSummary } from '#app/features/recommendations/recommendations-summary.tsx'
import { CalculationsCard } from '#app/features/refunds/calculations-card.tsx'
import { OverviewFigures } from '#app/features/refunds/overview-figures.tsx'
import { RequestsCard } from '#app/features/refunds/requests-card.tsx'
import { useCalculations } from '#app/features/refunds/use-calculations.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'

interface DashboardOverviewProps {
  user: AccountUser
  onOpen: (tab: DashboardTab) => void
}

/** The tab "overview": a summary of every tab, with links. */
export function DashboardOverview({ user, onOpen }: DashboardOverviewProps) {
  const unsaved = useUnsavedCalculations(user)
  const latest = useCalculations(user.email, 'compact', unsaved).data?.[0]
  return (
    <div className="mt-2.5 grid gap-5">
      <Part instead={<PartBroken />}>
        <OverviewFigures email={user.email} unsaved={unsaved} />
      </Part>
      <CalculationsCard
        email={user.email}
        size="compact"
        unsaved={unsaved}
        action={
          <Button
            variant="quiet"
            size="small"
            className="-mx-1.75"
            aria-label={`${m.dashboard_view_all()}: ${m.refunds_calculations()}`}
            onClick={() => onOpen('refunds')}
          >
            {m.dashboard_view_all()}
          </Button>
        }
      />
      <RequestsCard user={user} size="compact" />
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <ChauffeurPromo
          to={latest?.country === 'spain' ? '/spain/madrid/book-chauffeur' : '/france/paris/book-chauffeur'}
        />
        <SuggestionsCard />
      </div>
      <FavoritesSummary user={user} onSeeAll={() => onOpen('locations')} />
      <RecommendationsSummary
        user={user}
        pictureOf={({ country, slug }) => constellationImagePath(country, slug)}
        onSeeAll={() => onOpen('recommendations')}
      />
    </div>
  )
}
