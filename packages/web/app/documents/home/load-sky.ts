import { fetchBackend } from '#app/backend/fetch-backend.ts'
import type { CalculatorPlace } from '#app/features/calculator/calculation.ts'
import { type HomeSky, homeSkyPath } from '#app/features/constellation/home-sky.ts'
import { SkyPanel } from '#app/features/constellation/sky-panel.tsx'

/** A city's drawing with the component that shows it; no visitor fetches either before another city is chosen. */
export type ChosenSky = { sky: HomeSky; SkyPanel: typeof SkyPanel }

/** Throws BackendError when it does not come. */
export async function loadSky({ country, city }: CalculatorPlace, signal: AbortSignal): Promise<ChosenSky> {
  const answer = await fetchBackend(homeSkyPath(country, city), { signal })
  return { sky: (await answer.json()) as HomeSky, SkyPanel }
}
