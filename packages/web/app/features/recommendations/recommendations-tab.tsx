import { countryName } from '@retour/domain/places/countries'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { CountryGuides } from './country-guides.tsx'
import { CountryOffices } from './country-offices.tsx'
import { PlaceCards, PlaceCardsSkeleton } from './place-cards.tsx'
import { type Recommendations, useRecommendations } from './use-recommendations.ts'

interface RecommendationsTabProps {
  user: AccountUser
  pictureOf: (place: Recommendations['places'][number]['place']) => string
  renderDownload: (file: { href: string; title: string }) => ReactNode
}

/** The tab "recommendations": places, offices and guides for one person, each with why. */
export function RecommendationsTab({ user, pictureOf, renderDownload }: RecommendationsTabProps) {
  const query = useRecommendations(user.id)
  const { data } = query
  return (
    <div className="mt-3 grid gap-5">
      <Card
        title={m.recommendations_places()}
        lead={
          <>
            {m.recommendations_lead()}{' '}
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
          <CountryOffices country={data.country} why={whyWords(data)} />
          <CountryGuides country={data.country} why={whyWords(data)} renderDownload={renderDownload} />
        </>
      )}
    </div>
  )
}

function whyWords({ country, isChosen }: Recommendations): string {
  const name = countryName(country)
  return isChosen
    ? m.recommendations_why_country({ country: name })
    : m.recommendations_why_first({ country: name })
}
