import { useLayoutEffect } from 'react'
import { calculatorStore } from '#app/features/calculator/calculator-store.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import { Part } from '#app/ui/part.tsx'
import { firstPlace } from './first-place.ts'
import type { ChosenSky } from './load-sky.ts'
import { useChosenSky } from './use-chosen-sky.ts'

/** The id of the static star map, shown until another city is chosen. */
export const writtenSkyId = 'written-sky'

/** The star map of the city chosen in the calculator; it replaces the static one. */
export function HomeSky() {
  const place = useSessionStore(calculatorStore).place ?? firstPlace
  const chosen = useChosenSky(place)
  return (
    chosen && (
      <Part key={`${chosen.sky.country}/${chosen.sky.slug}`}>
        <OtherSky {...chosen} />
      </Part>
    )
  )
}

/** Hides the static map only after a successful render, so a failure leaves it visible. */
function OtherSky({ SkyPanel, sky }: ChosenSky) {
  useLayoutEffect(() => {
    const written = document.getElementById(writtenSkyId)
    written?.setAttribute('hidden', '')
    return () => written?.removeAttribute('hidden')
  }, [])
  return <SkyPanel sky={sky} />
}
