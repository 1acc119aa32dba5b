import { useLayoutEffect } from 'react'
import { calculatorStore } from '#app/features/calculator/calculator-store.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import { Part } from '#app/ui/part.tsx'
import { firstPlace } from './first-place.ts'
import type { ChosenSky } from './load-sky.ts'
import { useChosenSky } from './use-chosen-sky.ts'

/** What stands there as long as nobody chose another city. */
export const writtenSkyId = 'written-sky'

/** The star map of the city that is chosen in the calculator, in the place of the one that home is written with. */
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

/** One that cannot be drawn hides nothing. */
function OtherSky({ SkyPanel, sky }: ChosenSky) {
  useLayoutEffect(() => {
    const written = document.getElementById(writtenSkyId)
    written?.setAttribute('hidden', '')
    return () => written?.removeAttribute('hidden')
  }, [])
  return <SkyPanel sky={sky} />
}
