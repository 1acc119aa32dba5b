import type { SuggestionRow } from '@retour/domain/wire/suggestion'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClient } from '#app/backend/query-client.ts'
import { findNewSuggestions, markSuggestionViewed } from '#app/backend/suggestions-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import { suggestionsKey } from './talk-keys.ts'

const pollMs = 30_000

/** The query of the suggestions that an account has not opened. */
export const suggestionsQuery = (userId: string) => ({
  queryKey: suggestionsKey(userId),
  queryFn: () => findNewSuggestions(userId),
})

/**
 * Returns the suggestions that have not been opened, fetched every 30 seconds and when the tab becomes visible. An
 * opened one is marked as viewed at once; it stays in this list until the component unmounts.
 */
export function useSuggestions(userId: string) {
  const [opened, setOpened] = useState<readonly SuggestionRow[]>([])
  const found = useQuery(
    {
      ...suggestionsQuery(userId),
      refetchInterval: pollMs,
      refetchOnWindowFocus: 'always',
    },
    queryClient,
  )

  // The query client only listens to the tab's visibility while it is mounted; there is no provider here that mounts
  // it.
  useEffect(() => {
    queryClient.mount()
    return () => queryClient.unmount()
  }, [])

  async function open(suggestion: SuggestionRow) {
    if (opened.some(({ id }) => id === suggestion.id)) return
    setOpened([...opened, suggestion])
    try {
      await markSuggestionViewed(suggestion.id)
    } catch {
      setOpened((rows) => rows.filter(({ id }) => id !== suggestion.id))
      showToast('error', m.concierge_suggestion_failed())
    }
  }

  const rows = new Map([...opened, ...(found.data ?? [])].map((row) => [row.id, row]))
  return {
    found,
    open,
    suggestions: [...rows.values()].toSorted((a, b) => b.created_at.localeCompare(a.created_at)),
  }
}
