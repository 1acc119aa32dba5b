import { loadStep, type LoadSetup, type Step } from './load-step.ts'

const limitMs = 250
const firstRate = 20
const factor = 1.5
const refinements = 2
const stepSeconds = 12

const isHeld = ({ apiReads, failures }: Step) =>
  apiReads.p99Ms <= limitMs && Object.keys(failures).length === 0

/**
 * Increases the rate by half until the p99 of API reads exceeds 250 ms or errors occur, then halves the last interval
 * twice. The knee is the highest rate that held. A failed step is measured once more, because other work on the machine
 * looks the same. `show` receives each step as it ends.
 */
export async function findKnee(setup: LoadSetup, show: (step: Step) => void): Promise<number> {
  const holds = async (rate: number) => {
    const step = await loadStep(setup, rate, stepSeconds)
    show(step)
    return isHeld(step)
  }
  let held = 0
  let failed = Number.POSITIVE_INFINITY
  const tryRate = async (rate: number) => {
    if ((await holds(rate)) || (await holds(rate))) held = rate
    else failed = rate
  }
  for (let rate = firstRate; failed === Number.POSITIVE_INFINITY; rate *= factor)
    await tryRate(Math.round(rate))
  if (held === 0) throw new Error(`not even ${firstRate} actions a second held`)
  for (let n = 0; n < refinements; n += 1) await tryRate(Math.round((held + failed) / 2))
  return held
}
