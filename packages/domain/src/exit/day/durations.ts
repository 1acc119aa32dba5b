import type { RuleSource } from '../../vat/rule-source.ts'
import { klm } from '../sources.ts'

/** The steps of the day that take time, and the deadlines. */
export type DurationId = keyof typeof durations

/**
 * How long a step takes, in minutes. `says` is the sentence beside it. `allowance`: nobody publishes a figure, so it is
 * ours; `source` is then what it is based on, or null.
 */
export type DurationRecord = {
  minutes: number
  says: string
  kind: 'published' | 'allowance'
  source: RuleSource | null
  checkedOn: string
}

const checkedOn = '2026-11-25'

const vueling: RuleSource = {
  name: 'Vueling, check-in times at the airport',
  url: 'https://help.vueling.com/hc/en-gb/articles/19798808253201-Airport-Check-in-Open-and-Closing-Times',
  kind: 'secondary',
}

export const durations = {
  ride: {
    minutes: 50,
    says: 'Our allowance for the way to the airport: look it up, and put your own figure here.',
    kind: 'allowance',
    source: null,
    checkedOn,
  },
  customs: {
    minutes: 30,
    says: 'Our allowance for the queue: nobody publishes waits here. Travelers reported from a few minutes to an hour and a half.',
    kind: 'allowance',
    source: { name: 'A traveler in Milan', url: 'https://445life.com/?p=4562', kind: 'secondary' },
    checkedOn,
  },
  'customs-form': {
    minutes: 3,
    says: 'Our allowance for each form, at the kiosk or the desk.',
    kind: 'allowance',
    source: null,
    checkedOn,
  },
  cash: {
    minutes: 15,
    says: 'Our allowance for the counter or the post box. A card or the post can do without it.',
    kind: 'allowance',
    source: null,
    checkedOn,
  },
  'bag-drop': {
    minutes: 20,
    says: 'Our allowance for the queue and the belt.',
    kind: 'allowance',
    source: null,
    checkedOn,
  },
  'bag-drop-closes': {
    minutes: 60,
    says: 'An airline closes bag drop 60 minutes before flights that leave Europe, another 75 at Orly: yours stands on the boarding pass.',
    kind: 'published',
    source: klm,
    checkedOn,
  },
  'hand-over': {
    minutes: 5,
    says: 'Our allowance: the tagged bag is given away where customs or the airline say.',
    kind: 'allowance',
    source: null,
    checkedOn,
  },
  security: {
    minutes: 30,
    says: 'Our allowance.',
    kind: 'allowance',
    source: null,
    checkedOn,
  },
  border: {
    minutes: 45,
    says: 'Our allowance since the new entry and exit checks of April 2026: some airports had queues of hours, advice was to add an hour.',
    kind: 'allowance',
    source: {
      name: 'A Med Post, queues at the new border checks',
      url: 'https://amedpost.com/?p=143048',
      kind: 'secondary',
    },
    checkedOn,
  },
  boarding: {
    minutes: 45,
    says: 'An airline asks to be at the gate 40 minutes before departure and closes it at 20: five minutes are ours.',
    kind: 'published',
    source: vueling,
    checkedOn,
  },
  'train-check-in': {
    minutes: 60,
    says: 'For trains to London one hour is advised: check-in closes 30 minutes before departure.',
    kind: 'published',
    source: {
      name: 'Trainline, Eurostar check-in',
      url: 'https://help.thetrainline.com/hc/en-gb/articles/5288751606431',
      kind: 'secondary',
    },
    checkedOn,
  },
  'ship-check-in': {
    minutes: 90,
    says: 'Our allowance: the time by which to be on board stands on the ticket.',
    kind: 'allowance',
    source: null,
    checkedOn,
  },
  'change-of-planes': {
    minutes: 20,
    says: 'Our allowance for the way from one plane to customs.',
    kind: 'allowance',
    source: null,
    checkedOn,
  },
  'other-terminal': {
    minutes: 25,
    says: 'Our allowance for the way to another terminal and back.',
    kind: 'allowance',
    source: null,
    checkedOn,
  },
  spare: {
    minutes: 45,
    says: 'To spare: a red kiosk or a long queue comes out of here.',
    kind: 'allowance',
    source: null,
    checkedOn,
  },
} as const satisfies Record<string, DurationRecord>

/** A duration in the plan: the person's own figure, or that of a record. */
export type Allowed = { id: DurationId; minutes: number; isOwn: boolean; record: DurationRecord }

/**
 * Returns a duration. `own` has a person's figures by the record's name; figures that are not whole minutes are
 * ignored.
 */
export function allowedFor(id: DurationId, own: Readonly<Record<string, number>>): Allowed {
  const figure = own[id]
  const isOwn = figure !== undefined && Number.isInteger(figure) && figure >= 0
  const record: DurationRecord = durations[id]
  return { id, minutes: isOwn ? figure : record.minutes, isOwn, record }
}
