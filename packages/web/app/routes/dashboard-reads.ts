import { queryClient } from '#app/backend/query-client.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { suggestionsQuery } from '#app/features/concierge/use-suggestions.ts'
import { readFavoritesAhead } from '#app/features/favorites/use-favorites.ts'
import { preferencesQuery, profileQuery } from '#app/features/recommendations/use-recommendations.ts'
import { allCalculationsQuery, calculationsQuery } from '#app/features/refunds/use-calculations.ts'
import { refundRequestsQuery } from '#app/features/refunds/use-refund-requests.ts'

/** Reads what the dashboard's overview shows into the query cache. What fails is read again when it is shown. */
export function readOverview(user: AccountUser): void {
  const { id, email } = user
  void queryClient.prefetchQuery(calculationsQuery(email, 'compact'))
  void queryClient.prefetchQuery(allCalculationsQuery(email))
  void queryClient.prefetchQuery(refundRequestsQuery(user, 'compact'))
  void queryClient.prefetchQuery(suggestionsQuery(id))
  readFavoritesAhead(id)
  void queryClient.prefetchQuery(profileQuery(id))
  void queryClient.prefetchQuery(preferencesQuery(id))
}
