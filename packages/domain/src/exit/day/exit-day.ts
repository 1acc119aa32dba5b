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
  /** The steps from `stepsOfForms` for these legs. */
  steps: readonly FormStep[]
  /** The possible refund of each form in EUR cents, by its id. If time is short, the most valuable forms are kept. */
  stakes: Readonly<Record<string, number>>
  /** The records of desks by id; a desk without a record is planned without hours. */
  records: ReadonlyMap<string, DeskRecord>
  /** The earliest arrival at the first of these places (milliseconds since 1970); null: any time. */
  readyAt?: number | null
  /** The names of the travelers by id, to say who else could help. */
  travelers?: Readonly<Record<string, string>>
}

/** A place at which something is shown or asked, with its plan. */
export type DayStop = FittedStop & {
  stop: number
  place: ExitPoint
  zone: string | null
  /** The leg that departs here; null for a place on arrival. */
  leg: TimedLeg | null
  shown: readonly FormStep[]
  asked: readonly FormStep[]
  /** Forms that cannot be shown here in time, the most valuable first, each with the best alternative. */
  outOfReach: OutOfReach[]
  /** What to do instead of the cash counter if there is no time for it; otherwise null. */
  insteadOfCash: NextBest | null
}

/**
 * Returns the plan of the day on which goods leave the EU, place by place in the order of the journey: when to leave,
 * to arrive, to be at which desk and to check in the bag. Without a departure time the rows have no times. Forms that
 * cannot be shown in time are listed by value. Reads no clock: `readyAt` says when the traveler can come.
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
