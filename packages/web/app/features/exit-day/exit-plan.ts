import type { DeskRecord } from '@retour/domain/exit/day/desk-entry'
import { type DayStop, exitDay } from '@retour/domain/exit/day/exit-day'
import { type FormStep, stepsOfForms } from '@retour/domain/exit/form-steps'
import { journeysOfTrip, type TripJourney } from '@retour/domain/exit/trip-journey'
import { instantAt, localAt } from '@retour/domain/calendar/zone-clock'
import type { ExitForm, ExitTrip } from './exit-day-props.ts'

/** The journey of travelers with the same legs: what to do with each form, and where. */
export interface PlannedWay {
  /** The ids of its legs. */
  key: string
  journey: TripJourney
  steps: FormStep[]
}

/** Returns the maximum refund of a form; the VAT if no way has a figure. */
export const stakeOf = ({ ways }: ExitForm): number => ways.range?.to ?? 0

/** Returns the journeys of the trip with the step of each form that customs has not validated. */
export function waysOut({ legs, bags, forms }: ExitTrip): PlannedWay[] {
  return journeysOfTrip({ legs, bags, forms: forms.map(({ form }) => form) }).map((journey) => ({
    key: journey.legs.map(({ id }) => id).join(),
    journey,
    steps: stepsOfForms(journey),
  }))
}

/** The key under which a leg stores the earliest arrival of its traveler, in minutes after midnight of its day. */
export const readyKey = 'ready-at'

/** Returns the plan of one journey's day, place by place. */
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

/** Returns the names of the travelers on this journey; empty if none is chosen. */
export function namesOn({ journey }: PlannedWay, { travelers }: ExitTrip): string[] {
  const ids = new Set(journey.forms.map(({ travelerId }) => travelerId))
  return travelers.filter(({ id }) => ids.has(id)).map(({ name }) => name)
}

/** Returns the earliest arrival at the first place as an instant; null if it was not entered or no time is known. */
function readyAtOf({ journey, steps }: Pick<PlannedWay, 'journey' | 'steps'>): number | null {
  const leg = journey.legs[Math.min(...steps.map(({ step }) => step.stop))]
  const minutes = leg?.minutes[readyKey]
  if (minutes === undefined || minutes >= 1440 || leg?.departs == null || leg.fromZone === null) return null
  return instantAt(`${localAt(leg.departs, leg.fromZone).slice(0, 10)}T${timeText(minutes)}`, leg.fromZone)
}

/** Formats minutes after midnight: 575 is 09:35. */
export const timeText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
