import type { TripLeg } from '@retour/domain/trip/trip-records'
import { createDeviceStore } from '#app/platform/session-store.ts'

/** A leg as typed. `departsOn` and `arrivesOn` are days, `departsAt` and `arrivesAt` times of day. */
export interface LegDraft {
  by: TripLeg['by']
  number: string
  from: string
  to: string
  terminal: string
  departsOn: string
  departsAt: string
  arrivesOn: string
  arrivesAt: string
  sameAircraft: boolean
  travelerId: string | null
}

interface LegDrafts {
  /** The id of the leg whose sheet is open; `newLeg` for a new one. */
  open: string | null
  drafts: Record<string, LegDraft>
  /** New legs to complete after this one: the others of a scanned pass. */
  next: LegDraft[]
}

export const newLeg = 'new'

const maxNext = 8

/** Unsaved input survives a reload, Back, and a phone that ends the browser. */
export const legStore = createDeviceStore<LegDrafts>(
  'retour-trip-leg',
  { open: null, drafts: {}, next: [] },
  parse,
)

export const openLeg = (id: string) => legStore.write({ open: id })
export const closeLeg = () => legStore.write({ open: null })

export function writeLegDraft(id: string, draft: LegDraft): void {
  legStore.write({ drafts: { ...legStore.read().drafts, [id]: draft } })
}

/** Adds legs from a scanned pass, to be completed one after another; a half typed new leg comes last. */
export function draftLegs([first, ...more]: readonly LegDraft[]): void {
  if (!first) return
  const { drafts, next } = legStore.read()
  const typed = drafts[newLeg]
  const left = typed && (typed.from !== '' || typed.to !== '') ? [typed] : []
  legStore.write({
    open: newLeg,
    drafts: { ...drafts, [newLeg]: first },
    next: [...more, ...next, ...left].slice(0, maxNext),
  })
}

/** Closes the draft after it was saved or removed; the next leg then opens. */
export function dropLegDraft(id: string): void {
  const { drafts, next } = legStore.read()
  const others = Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== id))
  const [first, ...more] = id === newLeg ? next : []
  if (first) legStore.write({ drafts: { ...others, [newLeg]: first }, next: more, open: newLeg })
  else legStore.write({ drafts: others, open: null })
}

export function draftOf(leg: TripLeg): LegDraft {
  const { by, number, from, to, terminal, sameAircraft, travelerId } = leg
  return {
    by,
    number,
    from,
    to,
    terminal,
    sameAircraft,
    travelerId,
    departsOn: leg.departsAt?.slice(0, 10) ?? '',
    departsAt: leg.departsAt?.slice(11) ?? '',
    arrivesOn: leg.arrivesAt?.slice(0, 10) ?? '',
    arrivesAt: leg.arrivesAt?.slice(11) ?? '',
  }
}

/** A new leg continues where the last one ends; the first one departs on the last day of the trip. */
export function nextDraft(last: TripLeg | undefined, endsOn: string | null): LegDraft {
  const day = (last?.arrivesAt ?? last?.departsAt)?.slice(0, 10) ?? endsOn ?? ''
  return {
    by: last?.by ?? 'plane',
    number: '',
    from: last?.to ?? '',
    to: '',
    terminal: '',
    departsOn: day,
    departsAt: '',
    arrivesOn: '',
    arrivesAt: '',
    sameAircraft: false,
    travelerId: last?.travelerId ?? null,
  }
}

const ways: readonly TripLeg['by'][] = ['plane', 'train', 'road', 'ship']

function parse(stored: unknown): LegDrafts {
  const { open, drafts, next } = record(stored)
  return {
    open: typeof open === 'string' ? open.slice(0, 60) : null,
    drafts: Object.fromEntries(Object.entries(record(drafts)).map(([id, draft]) => [id, parseDraft(draft)])),
    next: Array.isArray(next) ? next.slice(0, maxNext).map(parseDraft) : [],
  }
}

function parseDraft(stored: unknown): LegDraft {
  const draft = record(stored)
  const text = (name: string, longest: number) =>
    typeof draft[name] === 'string' ? draft[name].slice(0, longest) : ''
  return {
    by: ways.find((way) => way === draft.by) ?? 'plane',
    number: text('number', 20),
    from: text('from', 120),
    to: text('to', 120),
    terminal: text('terminal', 20),
    departsOn: text('departsOn', 10),
    departsAt: text('departsAt', 5),
    arrivesOn: text('arrivesOn', 10),
    arrivesAt: text('arrivesAt', 5),
    sameAircraft: draft.sameAircraft === true,
    travelerId: text('travelerId', 60) || null,
  }
}

const record = (stored: unknown) =>
  (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
