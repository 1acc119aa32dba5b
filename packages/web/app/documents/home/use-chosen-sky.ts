import { useEffect, useState } from 'react'
import type { CalculatorPlace } from '#app/features/calculator/calculation.ts'
import { firstPlace } from './first-place.ts'
import type { ChosenSky } from './load-sky.ts'

const isFirst = ({ country, city }: CalculatorPlace) =>
  country === firstPlace.country && city === firstPlace.city

/**
 * Returns the star map of the chosen city; null for the city of the static page. The previous map stays until the next
 * one has loaded, also if loading fails.
 */
export function useChosenSky(place: CalculatorPlace): ChosenSky | null {
  const [shown, setShown] = useState<ChosenSky | null>(null)
  const { country, city } = place
  useEffect(() => {
    const change = new AbortController()
    findSky({ country, city }, change.signal)
      .then((sky) => {
        if (!change.signal.aborted) setShown(sky)
      })
      .catch((error: unknown) => {
        if (!change.signal.aborted) console.warn('The star map did not come:', error)
      })
    return () => change.abort()
  }, [country, city])
  return shown
}

async function findSky(place: CalculatorPlace, signal: AbortSignal): Promise<ChosenSky | null> {
  if (isFirst(place)) return null
  const { loadSky } = await import('./load-sky.ts')
  return loadSky(place, signal)
}
