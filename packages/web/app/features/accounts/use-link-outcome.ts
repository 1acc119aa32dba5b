import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { isLinkFragment, type LinkOutcome, readLinkOutcome } from './link-outcome.ts'

/**
 * Returns the content of the link that led to this page. Removes its tokens from the address bar and the history at
 * once.
 */
export function useLinkOutcome() {
  const { pathname, hash, search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [seen, setSeen] = useState<{ hash: string; outcome: LinkOutcome | null }>({ hash: '', outcome: null })
  const isLink = isLinkFragment(hash)
  // The static page has no fragment, so it is read after hydration.
  if (isHydrated && isLink && seen.hash !== hash) setSeen({ hash, outcome: readLinkOutcome(hash) })

  useEffect(() => {
    if (isLink) void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true })
  }, [isLink, pathname, search, state, navigate])

  return { outcome: seen.outcome, forget: () => setSeen({ hash: '', outcome: null }) }
}
