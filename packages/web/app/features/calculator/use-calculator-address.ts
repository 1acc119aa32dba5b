import { useEffect, useState } from 'react'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import { useStep, useSteppedAddress } from '#app/platform/site-navigation.tsx'
import type { CalculatorPlace } from './calculation.ts'
import {
  calculatorPath,
  hashOfTab,
  placeFromSegments,
  segmentsOf,
  tabFromHash,
  type CalculatorTab,
} from './calculator-address.ts'
import { calculatorStore } from './calculator-store.ts'
import { readTypedHash } from './typed-hash.ts'

/**
 * Returns the state of the screen in the URL, and functions to change it. Another place replaces the history entry,
 * another tab adds one, so Back leads from the result to the input.
 */
export function useCalculatorAddress() {
  const { pathname, hash, key } = useSteppedAddress()
  const step = useStep()
  const { country, city } = segmentsOf(pathname)
  const isHydrated = useHydrated()
  const { place: remembered, calculation } = useSessionStore(calculatorStore)
  // Applied at once: the router's URL follows a moment later, and a controlled field must not reset meanwhile.
  const [chosen, setChosen] = useState<{ place: CalculatorPlace; atEntry: string } | null>(null)
  const [shouldFocusAmount, setShouldFocusAmount] = useState(false)
  const place = chosen?.atEntry === key ? chosen.place : placeFromSegments(country, city, remembered)
  const tab = tabFromHash(isHydrated ? hash : '', calculation !== null)

  const isUnknownCity = place !== null && chosen?.atEntry !== key && city !== undefined && city !== place.city
  useEffect(() => {
    if (place && isUnknownCity) step(calculatorPath(place) + hash, { replace: true })
  })

  // The URL asks for a result that does not exist. It is corrected, because otherwise the first result would add no
  // history entry to go back from.
  const asksForNothing = isHydrated && hash === hashOfTab('results') && calculation === null
  useEffect(() => {
    if (asksForNothing) step(pathname, { replace: true, keepsScroll: true })
  }, [asksForNothing, pathname, step])

  // The form has read the fragment.
  const isTypedIn = isHydrated && readTypedHash(hash) !== null
  useEffect(() => {
    if (isTypedIn) step(pathname, { replace: true, keepsScroll: true })
  }, [isTypedIn, pathname, step])

  function choosePlace(next: CalculatorPlace) {
    setChosen({ place: next, atEntry: key })
    calculatorStore.write({ place: next })
    step(calculatorPath(next) + hash, { replace: true, keepsScroll: true })
  }
  function openTab(next: CalculatorTab, options?: { shouldFocusAmount: boolean }) {
    setShouldFocusAmount(options?.shouldFocusAmount ?? false)
    step(pathname + hashOfTab(next))
  }
  return { place, tab, calculation, choosePlace, openTab, shouldFocusAmount }
}
