import { fetchBackend } from '#app/backend/fetch-backend.ts'
import type { CalculatorPlace } from '#app/features/calculator/calculation.ts'
import { type HomeSky, homeSkyPath } from '#app/features/constellation/home-sky.ts'
import { SkyPanel } from '#app/features/constellation/sky-panel.tsx'

/** A city's star map with the component that shows it. Both are loaded only after another city is chosen. */
export type ChosenSky = { sky: HomeSky; SkyPanel: typeof SkyPanel }

/** Loads the star map of a city. Throws BackendError if that fails. */
export async function loadSky({ country, city }: CalculatorPlace, signal: AbortSignal): Promise<ChosenSky> {
  const response = await fetchBackend(homeSkyPath(country, city), { signal })
  return { sky: (await response.json()) as HomeSky, SkyPanel }
}
