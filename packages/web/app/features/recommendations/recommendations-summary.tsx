import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { PlaceCards, PlaceCardsSkeleton } from './place-cards.tsx'
import { type Recommendations, useRecommendations } from './use-recommendations.ts'

interface RecommendationsSummaryProps {
  user: AccountUser
  pictureOf: (place: Recommendations['places'][number]['place']) => string
  onSeeAll: () => void
}

/** The recommended places, for the overview. */
export function RecommendationsSummary({ user, pictureOf, onSeeAll }: RecommendationsSummaryProps) {
  const query = useRecommendations(user.id)
  return (
    <Card
      title={m.recommendations_title()}
      isBusy={query.isFetching}
      action={
        <Button variant="quiet" size="small" className="-mx-1.75" onClick={onSeeAll}>
          {m.favorites_see_all()}
          <span className="sr-only"> {m.recommendations_title()}</span>
        </Button>
      }
    >
      <QueryContent
        query={query}
        failure={m.recommendations_failed()}
        waiting={m.recommendations_loading()}
        skeleton={<PlaceCardsSkeleton />}
      >
        {({ places }) => <PlaceCards places={places} pictureOf={pictureOf} />}
      </QueryContent>
    </Card>
  )
}
