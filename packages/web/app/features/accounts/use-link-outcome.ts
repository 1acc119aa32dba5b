import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { isLinkFragment, type LinkOutcome, readLinkOutcome } from './link-outcome.ts'

/** What a mailed link brought to this page; its tokens leave the address bar and the history at once. */
export function useLinkOutcome() {
  const { pathname, hash, search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [seen, setSeen] = useState<{ hash: string; outcome: LinkOutcome | null }>({ hash: '', outcome: null })
  const isLink = isLinkFragment(hash)
  // The finished page knows no fragment, so it is read after the first render.
  if (isHydrated && isLink && seen.hash !== hash) setSeen({ hash, outcome: readLinkOutcome(hash) })

  useEffect(() => {
    if (isLink) void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true })
  }, [isLink, pathname, search, state, navigate])

  return { outcome: seen.outcome, forget: () => setSeen({ hash: '', outcome: null }) }
}
