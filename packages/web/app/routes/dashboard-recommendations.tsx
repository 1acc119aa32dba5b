import type { AccountUser } from '#app/backend/stored-session.ts'
import { constellationImagePath } from '#app/features/constellation/constellation-image.ts'
import { GuideDownload } from '#app/features/guides/guide-download.tsx'
import { RecommendationsTab } from '#app/features/recommendations/recommendations-tab.tsx'

/**
 * The tab "recommendations": recommendations for the person, with the star maps of the places and the guides to
 * download.
 */
export function DashboardRecommendations({ user }: { user: AccountUser }) {
  return (
    <RecommendationsTab
      user={user}
      pictureOf={({ country, slug }) => constellationImagePath(country, slug)}
      renderDownload={(file) => <GuideDownload key={file.href} {...file} />}
    />
  )
}
