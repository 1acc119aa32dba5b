import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import type { CalculatorPlace } from './calculation.ts'
import {
  calculatorPath,
  hashOfTab,
  placeFromSegments,
  tabFromHash,
  type CalculatorTab,
} from './calculator-address.ts'
import { calculatorStore } from './calculator-store.ts'

/**
 * What the address says of the screen, and how to change it. Another place replaces the entry of the
 * browser's history, another tab adds one: the back button leads from the result to what was typed.
 */
export function useCalculatorAddress() {
  const { country, city } = useParams()
  const { pathname, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { place: remembered, calculation } = useSessionStore(calculatorStore)
  // Shown at once: the address follows a moment later, and a controlled field must not fall back meanwhile.
  const [chosen, setChosen] = useState<{ place: CalculatorPlace; atEntry: string } | null>(null)
  const place = chosen?.atEntry === key ? chosen.place : placeFromSegments(country, city, remembered)
  const tab = tabFromHash(isHydrated ? hash : '', calculation !== null)

  const isUnknownCity = place !== null && chosen?.atEntry !== key && city !== undefined && city !== place.city
  useEffect(() => {
    if (place && isUnknownCity) void navigate({ pathname: calculatorPath(place), hash }, { replace: true })
  })

  // Results that don't exist yet: the address must say so, or their first showing adds no entry to go back from.
  const asksForNothing = isHydrated && hash === hashOfTab('results') && calculation === null
  useEffect(() => {
    if (asksForNothing) void navigate({ pathname, hash: '' }, { replace: true, preventScrollReset: true })
  }, [asksForNothing, pathname, navigate])

  function choosePlace(next: CalculatorPlace) {
    setChosen({ place: next, atEntry: key })
    calculatorStore.write({ place: next })
    void navigate({ pathname: calculatorPath(next), hash }, { replace: true, preventScrollReset: true })
  }
  function openTab(next: CalculatorTab, options?: { shouldFocusAmount: boolean }) {
    void navigate({ pathname, hash: hashOfTab(next) }, { state: options ?? null })
  }
  const shouldFocusAmount = Boolean((state as { shouldFocusAmount?: boolean } | null)?.shouldFocusAmount)
  return { place, tab, calculation, choosePlace, openTab, shouldFocusAmount }
}
