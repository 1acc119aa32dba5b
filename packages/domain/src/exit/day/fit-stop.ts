import { localAt } from '../../calendar/zone-clock.ts'
import type { FormStep } from '../form-steps.ts'
import type { TimedLeg } from '../trip-journey.ts'
import type { DeskChoice } from './desk-entry.ts'
import { deskTime, hasDesks, isShut } from './desk-time.ts'
import type { Allowed } from './durations.ts'
import type { Part, PartKind, Sequence } from './sequence.ts'

const minuteMs = 60_000

/** The plan never suggests to come more than four hours earlier for a desk. */
const maxWait = 4 * 60 * minuteMs

/** A row of the day. Its start is local to the place (YYYY-MM-DDTHH:MM), null if no time is known. */
export type DayRow = {
  what: PartKind | 'spare' | 'boarding' | 'departs'
  at: string | null
  minutes: number
  /** The source of the minutes; null if they follow from other rows. */
  from: Allowed | null
}

/**
 * The rows of one place. `missed` are the forms without enough time, the most valuable first; `isCashLater`: no time
 * for the cash counter, so the form is posted; `shortMinutes`: by how much the plan was too long; `isDepartureAtRisk`:
 * the time is too short even without customs.
 */
export type FittedStop = {
  rows: DayRow[]
  desks: DeskChoice[]
  cashDesks: DeskChoice[]
  isCashLater: boolean
  missed: FormStep[]
  missedWhy: 'time' | 'closed' | null
  shortMinutes: number
  isDepartureAtRisk: boolean
  note: string | null
}

type Question = {
  sequence: Sequence
  leg: TimedLeg | null
  before: TimedLeg | null
  shown: readonly FormStep[]
  stakes: Readonly<Record<string, number>>
  readyAt: number | null
}

/** Schedules the steps of one place: backward from the departure, or into the available time. */
export function fitStop(question: Question): FittedStop {
  const { sequence, leg, before } = question
  const { parts, zone } = sequence
  const forms = byStake(question)
  const departs = leg?.departs ?? null
  if (departs === null || zone === null || leg?.by === 'road') {
    const at = leg ? departs : (before?.arrives ?? null)
    const rows = parts.map((part): DayRow => rowOf(part, minutesOf(part, sequence, forms.length), null))
    return { ...bare(sequence, at), rows }
  }
  const isTransit = parts[0]?.what === 'change-of-planes'
  const start = isTransit ? (before?.arrives ?? null) : question.readyAt
  return onTheClock({ ...question, forms, departs, zone, start, isTransit })
}

type Clock = Question & {
  forms: readonly FormStep[]
  departs: number
  zone: string
  start: number | null
  isTransit: boolean
}

/** One choice of how much to do; the first that fits is used. */
type Attempt = { parts: readonly Part[]; count: number }

function onTheClock(clock: Clock): FittedStop {
  const { sequence, forms } = clock
  const withoutCash = sequence.parts.filter(({ what }) => what !== 'cash')
  const attempts: Attempt[] = [{ parts: sequence.parts, count: forms.length }]
  for (let count = forms.length; count > 0; count--) attempts.push({ parts: withoutCash, count })
  for (const attempt of attempts) {
    const found = placed(clock, attempt)
    if (!found) continue
    const missed = forms.slice(attempt.count)
    const each = sequence.allowed('customs-form').minutes
    return {
      ...found,
      missed,
      missedWhy: missed.length > 0 ? 'time' : null,
      shortMinutes: missed.length * each,
    }
  }
  const withoutCustoms = sequence.parts.filter(({ what }) => what !== 'cash' && what !== 'customs')
  const rest = rowsFrom(clock, { parts: withoutCustoms, count: 0 }, null)
  const restMs =
    sum(
      withoutCustoms.filter(({ what }) => what !== 'ride'),
      sequence,
    ) * minuteMs
  const latest = latestDesk(clock, { parts: withoutCash, count: 1 })
  const isClosed = hasDesks(sequence) && sequence.desksAt(latest).every(isShut)
  return {
    ...bare(sequence, latest),
    rows: rest,
    isCashLater: hasCash(sequence.parts),
    missed: [...forms],
    missedWhy: forms.length === 0 ? null : isClosed ? 'closed' : 'time',
    shortMinutes: shortBy(clock),
    isDepartureAtRisk: clock.start !== null && clock.start + restMs > gateOf(clock),
  }
}

/** Schedules an attempt with the first open desk; null if the time or the desks do not allow it. */
function placed(clock: Clock, attempt: Attempt): FittedStop | null {
  const { sequence, start } = clock
  const latest = latestDesk(clock, attempt)
  const ideal = latest - sequence.allowed('spare').minutes * minuteMs
  const earliest = start === null ? ideal - maxWait : start + leadMs(clock, attempt)
  if (earliest > latest) return null
  const preferred = start === null ? ideal : Math.min(earliest, latest)
  const needs = customsMs(sequence, attempt.count)
  const at = deskTime({ sequence, needs, preferred, earliest, latest })
  if (at === null) return null
  const desks = sequence.desksAt(at).toSorted((one, other) => Number(isShut(one)) - Number(isShut(other)))
  const isFar = desks[0]?.isOtherTerminal === true
  if (isFar && attempt.parts.every(({ what }) => what !== 'other-terminal'))
    return placed(clock, { ...attempt, parts: withOtherTerminal(attempt.parts, sequence) })
  return {
    ...bare(sequence, at),
    rows: rowsFrom(clock, attempt, at),
    desks,
    cashDesks: sequence.cashAt(at + needs),
    isCashLater: hasCash(sequence.parts) && !hasCash(attempt.parts),
  }
}

const hasCash = (parts: readonly Part[]) => parts.some(({ what }) => what === 'cash')

/** Adds the way to the other terminal and back, listed after customs. */
function withOtherTerminal(parts: readonly Part[], sequence: Sequence): Part[] {
  return parts.flatMap((part): Part[] =>
    part.what === 'customs'
      ? [part, { what: 'other-terminal', minutes: sequence.allowed('other-terminal') }]
      : [part],
  )
}

const deskIn = (parts: readonly Part[]) => parts.findIndex(({ what }) => what === 'customs')

/** Returns the latest start at the desk that leaves time for everything after it. */
function latestDesk(clock: Clock, { parts, count }: Attempt): number {
  const { sequence, departs } = clock
  const desk = deskIn(parts)
  const own = customsMs(sequence, count)
  const behind = parts.slice(desk + 1)
  const gate = gateOf(clock) - sum(behind, sequence) * minuteMs - own
  const drop = behind.findIndex(({ what }) => what === 'bag-drop')
  if (drop < 0) return gate
  const closes = departs - sequence.allowed('bag-drop-closes').minutes * minuteMs
  return Math.min(gate, closes - sum(behind.slice(0, drop + 1), sequence) * minuteMs - own)
}

/** Returns the deadline at the gate; for trains and ships it is part of check-in. */
function gateOf({ sequence, departs, leg }: Clock): number {
  return leg?.by === 'plane' ? departs - sequence.allowed('boarding').minutes * minuteMs : departs
}

/** Returns the duration of the steps before the desk, without the ride, in milliseconds. */
function leadMs({ sequence }: Clock, { parts }: Attempt): number {
  const desk = deskIn(parts)
  return (
    sum(
      parts.slice(0, desk).filter(({ what }) => what !== 'ride'),
      sequence,
    ) * minuteMs
  )
}

function rowsFrom(clock: Clock, attempt: Attempt, deskAt: number | null): DayRow[] {
  const { sequence, zone, departs, leg, start } = clock
  const { parts, count } = attempt
  const lengths = parts.map((part) => minutesOf(part, sequence, count) * minuteMs)
  const desk = deskIn(parts)
  const total = lengths.reduce((all, one) => all + one, 0)
  const rideMs = parts[0]?.what === 'ride' ? lengths[0]! : 0
  const begin =
    deskAt === null
      ? start === null
        ? gateOf(clock) - total - sequence.allowed('spare').minutes * minuteMs
        : start - rideMs
      : deskAt - lengths.slice(0, desk).reduce((all, one) => all + one, 0)
  let at = begin
  const rows = parts.map((part, index) => {
    const row = rowOf(part, lengths[index]! / minuteMs, localAt(at, zone))
    at += lengths[index]!
    return row
  })
  const gate = gateOf(clock)
  const spare: DayRow = {
    what: 'spare',
    at: localAt(at, zone),
    minutes: Math.round((gate - at) / minuteMs),
    from: null,
  }
  const boarding = sequence.allowed('boarding')
  return [
    ...rows,
    ...(spare.minutes > 0 ? [spare] : []),
    ...(leg?.by === 'plane'
      ? [{ what: 'boarding' as const, at: localAt(gate, zone), minutes: boarding.minutes, from: boarding }]
      : []),
    { what: 'departs', at: localAt(departs, zone), minutes: 0, from: null },
  ]
}

const rowOf = ({ what, minutes }: Part, length: number, at: string | null): DayRow => ({
  what,
  at,
  minutes: length,
  from: minutes,
})

/** Customs take longer with each form, unless the person gave a figure for all of them. */
function minutesOf({ what, minutes }: Part, sequence: Sequence, count: number): number {
  return what === 'customs' ? customsMs(sequence, count) / minuteMs : minutes.minutes
}

function customsMs(sequence: Sequence, count: number): number {
  const queue = sequence.allowed('customs')
  const each = sequence.allowed('customs-form').minutes
  return (queue.isOwn ? queue.minutes : queue.minutes + count * each) * minuteMs
}

const sum = (parts: readonly Part[], sequence: Sequence) =>
  parts.reduce((all, part) => all + minutesOf(part, sequence, 0), 0)

/** Returns the missing minutes for the most valuable form; 0 if time is not the problem. */
function shortBy(clock: Clock): number {
  const attempt = { parts: clock.sequence.parts.filter(({ what }) => what !== 'cash'), count: 1 }
  if (clock.start === null) return 0
  const missing = clock.start + leadMs(clock, attempt) - latestDesk(clock, attempt)
  return Math.max(0, Math.ceil(missing / minuteMs))
}

const bare = (sequence: Sequence, at: number | null) => ({
  desks: sequence.desksAt(at),
  cashDesks: sequence.cashAt(at),
  isCashLater: false,
  missed: [],
  missedWhy: null,
  shortMinutes: 0,
  isDepartureAtRisk: false,
  note: sequence.note,
})

/** The most valuable forms come first and are dropped last. */
const byStake = ({ shown, stakes }: Question): FormStep[] =>
  shown.toSorted((one, other) => (stakes[other.form.id] ?? 0) - (stakes[one.form.id] ?? 0))
