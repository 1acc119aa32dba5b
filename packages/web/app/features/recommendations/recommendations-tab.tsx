import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { AreaOffices } from './area-offices.tsx'
import { areaText } from './area-text.ts'
import { CountryGuides } from './country-guides.tsx'
import { PlaceCards, PlaceCardsSkeleton } from './place-cards.tsx'
import { type Recommendations, useRecommendations } from './use-recommendations.ts'

interface RecommendationsTabProps {
  user: AccountUser
  pictureOf: (place: Recommendations['places'][number]['place']) => string
  renderDownload: (file: { href: string; title: string }) => ReactNode
}

/** The tab "recommendations": places, offices and guides for a person, each with the reason. */
export function RecommendationsTab({ user, pictureOf, renderDownload }: RecommendationsTabProps) {
  const query = useRecommendations(user.id)
  const { data } = query
  const isPopular = data?.places.every(({ reason }) => reason.kind === 'popular') ?? false
  return (
    <div className="mt-3 grid gap-5 *:min-w-0">
      <Card
        title={isPopular ? m.recommendations_places_popular() : m.recommendations_places()}
        lead={
          <>
            {isPopular ? m.recommendations_lead_popular() : m.recommendations_lead()}{' '}
            <Link to="?tab=profile" replace preventScrollReset className="text-blue-ink">
              {m.recommendations_profile()}
            </Link>
          </>
        }
        isBusy={query.isFetching}
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
      {data && (
        <>
          <AreaOffices area={data.area} />
          <CountryGuides
            country={data.area.country}
            why={areaText(data.area)}
            renderDownload={renderDownload}
          />
        </>
      )}
    </div>
  )
}
