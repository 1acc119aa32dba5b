import type { DeskRecord } from '@retour/domain/exit/day/desk-entry'
import { type DayStop, exitDay } from '@retour/domain/exit/day/exit-day'
import { type FormStep, stepsOfForms } from '@retour/domain/exit/form-steps'
import { journeysOfTrip, type TripJourney } from '@retour/domain/exit/trip-journey'
import { instantAt, localAt } from '@retour/domain/calendar/zone-clock'
import type { ExitForm, ExitTrip } from './exit-day-props.ts'

/** The way out of those who take the same legs: what to do with each form, and where. */
export interface PlannedWay {
  /** The ids of its legs. */
  key: string
  journey: TripJourney
  steps: FormStep[]
}

/** What the refund of a form is at most; its VAT is not known where no way has a figure. */
export const stakeOf = ({ ways }: ExitForm): number => ways.range?.to ?? 0

/** The ways out of the trip with the step of each form that customs have not seen. */
export function waysOut({ legs, bags, forms }: ExitTrip): PlannedWay[] {
  return journeysOfTrip({ legs, bags, forms: forms.map(({ form }) => form) }).map((journey) => ({
    key: journey.legs.map(({ id }) => id).join(),
    journey,
    steps: stepsOfForms(journey),
  }))
}

/** Under this name a leg keeps from when on its traveler can be there, in minutes after midnight of the day it leaves. */
export const readyKey = 'ready-at'

/** The day of one way, place by place. */
export function dayOf(
  { journey, steps }: PlannedWay,
  { forms, travelers }: ExitTrip,
  records: ReadonlyMap<string, DeskRecord>,
): DayStop[] {
  return exitDay({
    legs: journey.legs,
    steps,
    stakes: Object.fromEntries(forms.map((one) => [one.form.id, stakeOf(one)])),
    records,
    readyAt: readyAtOf({ journey, steps }),
    travelers: Object.fromEntries(travelers.map(({ id, name }) => [id, name])),
  })
}

/** The names of those who take this way; none where nobody is chosen. */
export function namesOn({ journey }: PlannedWay, { travelers }: ExitTrip): string[] {
  const ids = new Set(journey.forms.map(({ travelerId }) => travelerId))
  return travelers.filter(({ id }) => ids.has(id)).map(({ name }) => name)
}

/** The instant from which on the traveler can be at the first place; null where nobody said, or no time is known. */
function readyAtOf({ journey, steps }: Pick<PlannedWay, 'journey' | 'steps'>): number | null {
  const leg = journey.legs[Math.min(...steps.map(({ step }) => step.stop))]
  const minutes = leg?.minutes[readyKey]
  if (minutes === undefined || minutes >= 1440 || leg?.departs == null || leg.fromZone === null) return null
  return instantAt(`${localAt(leg.departs, leg.fromZone).slice(0, 10)}T${timeText(minutes)}`, leg.fromZone)
}

/** 575 minutes after midnight are 09:35. */
export const timeText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
