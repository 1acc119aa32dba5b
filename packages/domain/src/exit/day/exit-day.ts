import type { FormStep } from '../form-steps.ts'
import type { ExitPoint } from '../journey.ts'
import type { PlaceStep } from '../step.ts'
import type { TimedLeg } from '../trip-journey.ts'
import type { DeskRecord } from './desk-entry.ts'
import { fitStop, type FittedStop } from './fit-stop.ts'
import { nextBest, postLater, type NextBest, type OutOfReach } from './next-best.ts'
import { sequenceOf } from './sequence.ts'

export type DayQuestion = {
  legs: readonly TimedLeg[]
  /** Of `stepsOfForms` on these legs. */
  steps: readonly FormStep[]
  /** What each form may bring, in EUR cents, by its id: what is worth most is kept when time is short. */
  stakes: Readonly<Record<string, number>>
  /** Records of desks by their id; one that is missing is planned without hours. */
  records: ReadonlyMap<string, DeskRecord>
  /** When the traveler can be at the first of these places (milliseconds since 1970); null: whenever it takes. */
  readyAt?: number | null
  /** Names of the travelers by id, for who else could help. */
  travelers?: Readonly<Record<string, string>>
}

/** One place at which something is shown or asked, with its day. */
export type DayStop = FittedStop & {
  stop: number
  place: ExitPoint
  zone: string | null
  /** The leg that leaves from here; null for a place on arrival. */
  leg: TimedLeg | null
  shown: readonly FormStep[]
  asked: readonly FormStep[]
  /** Forms that cannot be shown here in time, the most money first, each with what is next best. */
  outOfReach: OutOfReach[]
  /** What to do instead of the counter, where it had to be left out; null elsewhere. */
  insteadOfCash: NextBest | null
}

/**
 * The day on which goods leave, place by place in the order of the way: when to leave, to arrive, to be at which desk, to
 * give the bag away, and what stands between. Without a time of departure there are rows without times. What cannot be
 * done in time is named, in the order of the money at stake. Reads no clock: `readyAt` says when the traveler can come.
 */
export function exitDay(question: DayQuestion): DayStop[] {
  const { steps, legs } = question
  const stops = [...new Set(steps.map(({ step }) => step.stop))].toSorted((a, b) => a - b)
  return stops.map((stop, index) => {
    const here = steps.filter(({ step }) => step.stop === stop)
    const shown = here.filter(({ step }) => 'place' in step)
    const first = shown[0]?.step as PlaceStep | undefined
    const isArrival = first?.when === 'on-arrival'
    const leg = isArrival ? null : (legs[stop] ?? null)
    const place = first?.place ?? leg?.from ?? legs.at(-1)!.to
    const sequence = sequenceOf({ stop, leg, legs, place, here, records: question.records })
    const fitted = fitStop({
      sequence,
      leg,
      before: stop > 0 ? legs[stop - 1]! : null,
      shown,
      stakes: question.stakes,
      readyAt: index === 0 ? (question.readyAt ?? null) : null,
    })
    return {
      ...fitted,
      stop,
      place,
      zone: sequence.zone,
      leg,
      shown,
      asked: here.filter(({ step }) => !('place' in step)),
      insteadOfCash: fitted.isCashLater ? postLater : null,
      outOfReach: nextBest({ missed: fitted.missed, shortMinutes: fitted.shortMinutes, question }),
    }
  })
}
