import { describe, expect, test } from 'vitest'
import { instantAt } from '../../calendar/zone-clock.ts'
import { refundLocations } from '../../places/refund-locations.ts'
import type { TripLeg } from '../../trip/trip-records.ts'
import { stepsOfForms } from '../form-steps.ts'
import { tripBags, tripForm, tripLegs } from '../testing/trip-way.ts'
import { journeysOfTrip } from '../trip-journey.ts'
import { exitDay, type DayQuestion, type DayStop } from './exit-day.ts'

const records = new Map(refundLocations.map((record) => [record.id, record]))

/** The day of a way: forms as "france hold:through", each with a stake of its own. */
function dayOf(
  way: string,
  forms: readonly string[],
  { firstLeg = {}, ...more }: Partial<DayQuestion> & { firstLeg?: Partial<TripLeg> } = {},
): DayStop[] {
  const parts = forms.map((text, index) => {
    const [country = '', bag = '-'] = text.split(' ')
    const bags = tripBags(bag).map((one) => ({ ...one, id: `${index} ${one.id}` }))
    return { bags, form: tripForm(country, bags, { shop: text }), id: `form ${index + 1}` }
  })
  const legs = tripLegs(way).map((leg, index) => (index === 0 ? { ...leg, ...firstLeg } : leg))
  const [journey] = journeysOfTrip({
    legs,
    bags: parts.flatMap(({ bags }) => bags),
    forms: parts.map(({ form, id }) => ({ ...form, id })),
  })
  return exitDay({
    legs: journey!.legs,
    steps: stepsOfForms(journey!),
    stakes: {},
    records,
    ...more,
  })
}

/** "09:35 customs 45". */
const summaryOf = ({ rows }: DayStop) =>
  rows.map(({ what, at, minutes }) => [at?.slice(11) ?? '-', what, minutes || ''].join(' ').trim())

const ids = ({ desks }: DayStop) => desks.map(({ entry, state }) => `${entry.id} ${state}`)

test('Paris to Tokyo at 13:40 with five forms, three of them in the hold: leave at 08:45', () => {
  const [day, ...more] = dayOf(
    'CDG@13:40 plane HND',
    ['france hold:through', 'france hold:through', 'spain cabin', 'spain hold:through', 'spain worn'],
    { firstLeg: { terminal: '2E' } },
  )
  expect(more).toEqual([])
  expect(summaryOf(day!)).toEqual([
    '08:45 ride 50',
    '09:35 customs 45',
    '10:20 cash 15',
    '10:35 bag-drop 20',
    '10:55 security 30',
    '11:25 border 45',
    '12:10 spare 45',
    '12:55 boarding 45',
    '13:40 departs',
  ])
  expect(ids(day!).slice(0, 2)).toEqual(['fr-cdg-t2e-detaxe unknown', 'fr-cdg-t2f-detaxe unknown'])
  expect(day!.cashDesks[0]?.entry.id).toBe('fr-cdg-cash-paris-t2e')
  expect(day!.outOfReach).toEqual([])
  for (const { from, what } of day!.rows) expect(from !== null).toBe(what !== 'spare' && what !== 'departs')
})

describe('two places on one way', () => {
  const [paris, frankfurt, ...more] = dayOf('CDG@09:00 plane FRA@10:20/14:15 plane HND', [
    'france hold:through',
    'italy cabin',
  ])

  test('the hold bag in Paris: no border check on the way to Frankfurt', () => {
    expect(more).toEqual([])
    expect(summaryOf(paris!)).toEqual([
      '05:02 ride 50',
      '05:52 customs 33',
      '06:25 cash 15',
      '06:40 bag-drop 20',
      '07:00 security 30',
      '07:30 spare 45',
      '08:15 boarding 45',
      '09:00 departs',
    ])
  })

  test('the handbag in Frankfurt: straight from the plane, on the clock of Frankfurt', () => {
    expect(frankfurt?.zone).toBe('Europe/Berlin')
    expect(summaryOf(frankfurt!)).toEqual([
      '10:20 change-of-planes 20',
      '10:40 customs 33',
      '11:13 border 45',
      '11:58 spare 92',
      '13:30 boarding 45',
      '14:15 departs',
    ])
  })
})

test('bag drop closes an hour before: it pulls the plan forward where there is no border', () => {
  const [day] = dayOf('CDG@09:00 plane FRA@10:20/14:15 plane HND', ['france hold:through'], {
    firstLeg: { minutes: { security: 0, spare: 0, boarding: 0 } },
  })
  expect(summaryOf(day!).slice(1, 4)).toEqual(['06:52 customs 33', '07:25 cash 15', '07:40 bag-drop 20'])
})

test('in Germany the bag is tagged first, shown, and then given away', () => {
  const [day] = dayOf('FRA@13:40 plane HND', ['germany hold:through'])
  expect(summaryOf(day!).map((row) => row.split(' ')[1])).toEqual([
    'ride',
    'tag-bag',
    'customs',
    'cash',
    'bag-drop',
    'security',
    'border',
    'spare',
    'boarding',
    'departs',
  ])
})

test('behind security the desk comes after it, and before the border', () => {
  const [day] = dayOf('FCO@13:40 plane JFK', ['italy cabin'], { firstLeg: { terminal: 'T3' } })
  expect(summaryOf(day!).map((row) => row.split(' ')[1])).toEqual([
    'ride',
    'bag-drop',
    'security',
    'customs',
    'border',
    'spare',
    'boarding',
    'departs',
  ])
  expect(ids(day!)[0]).toBe('it-fco-area-e-operators unknown')
})

test('a person’s own figures replace ours and are marked; one for customs is for all forms', () => {
  const [day] = dayOf('CDG@13:40 plane HND', ['france cabin', 'france cabin'], {
    firstLeg: { minutes: { customs: 90, ride: 20, border: 0.5 } },
  })
  const own = day!.rows.filter(({ from }) => from?.isOwn).map(({ what, minutes }) => [what, minutes])
  expect(own).toEqual([
    ['ride', 20],
    ['customs', 90],
  ])
})

describe('hours of that very day, on the clock of the place', () => {
  test('a desk that opens later than planned is waited for, out of the time to spare', () => {
    const [day] = dayOf('AGP@10:30 plane LHR', ['spain hold:through'])
    expect(summaryOf(day!)).toContain('07:00 customs 33')
    expect(ids(day!)).toEqual(['es-agp-t3-diva maybe-open'])
  })

  test('a desk that closes before the flight is met while it is open', () => {
    const [day] = dayOf('MUC@00:30+1 plane IST', ['germany hold:through'], { firstLeg: { terminal: '1' } })
    const [customs] = day!.rows.filter(({ what }) => what === 'customs')
    expect(customs?.at?.slice(11)).toBe('20:15')
    expect(day!.desks[0]).toMatchObject({ entry: { id: 'de-muc-t1-customs' }, state: 'maybe-open' })
  })

  test('closed all the time that there is: named, with what is left to do', () => {
    const [day] = dayOf('AGP@08:00 plane LHR', ['spain hold:through'], { stakes: { 'form 1': 5000 } })
    expect(day).toMatchObject({
      missedWhy: 'closed',
      outOfReach: [
        { stakeCents: 5000, options: [{ kind: 'later', says: expect.stringContaining('no cure later') }] },
      ],
    })
    expect(summaryOf(day!).join()).not.toContain('customs')
  })

  test('Charles de Gaulle at four in the morning: a traveler found everything closed until half past five', () => {
    const [day] = dayOf('CDG@06:40 plane DXB', ['france hold:through'], { firstLeg: { terminal: '1' } })
    expect(day?.missedWhy).toBe('closed')
    expect(day?.desks[0]?.state).toBe('maybe-closed')
  })

  test('a public holiday that the hours leave out is no opening and no closing', () => {
    const [day] = dayOf('MUC@13:55 plane IST', ['germany hold:through'], {
      firstLeg: { departsAt: '2026-12-25T13:55', terminal: '1' },
    })
    expect(day!.desks[0]?.state).toBe('holiday')
  })

  test('hours that can be relied on are said as such', () => {
    const fresh = {
      ...records.get('es-agp-t3-diva')!,
      hours_stale: false,
      hours_checked: '2026-11',
      warning: null,
    }
    const [day] = dayOf('AGP@13:00 plane LHR', ['spain cabin'], { records: new Map([[fresh.id, fresh]]) })
    expect(ids(day!)).toEqual(['es-agp-t3-diva open'])
  })
})

describe('terminals', () => {
  test('a kiosk that reads Spanish forms only sends a French one to the officer of another terminal', () => {
    const [day] = dayOf('MAD@13:40 plane EZE', ['france cabin'], { firstLeg: { terminal: '2' } })
    expect(day!.desks[0]).toMatchObject({ entry: { id: 'es-mad-t4-diva' }, isOtherTerminal: true })
    expect(summaryOf(day!).join()).toContain('other-terminal 25')
  })

  test('a terminal without any desk that we know says so', () => {
    const [day] = dayOf('FRA@13:40 plane HND', ['germany hold:through'], {
      firstLeg: { terminal: 'Terminal 3' },
    })
    expect(day?.note).toContain('Sky Line')
  })

  test('a city with two airports: the ticket decides, and no desk is guessed', () => {
    const [day] = dayOf('Paris@13:40 plane HND', ['france cabin'])
    expect([day?.desks, day?.note]).toEqual([
      [],
      'Charles de Gaulle Airport or Orly Airport: your ticket says which. Then the desk can be named.',
    ])
  })

  test('an airport that we know no desk of', () => {
    const [day] = dayOf('VIE@13:40 plane HND', ['france cabin'])
    expect(day?.note).toBe('We know no desk here: ask at the information desk, and keep time for it.')
  })
})

describe('too late', () => {
  const at = (time: string) => instantAt(`2026-11-29T${time}`, 'Europe/Paris')
  const way = 'CDG@13:40 plane HND'
  const forms = ['france hold:through', 'france hold:through', 'france hold:through']
  const stakes = { 'form 1': 3000, 'form 2': 9000, 'form 3': 6000 }

  test('first the time to spare goes, then the cash counter: the form is posted later', () => {
    const [day] = dayOf(way, forms, { stakes, readyAt: at('10:35') })
    expect(summaryOf(day!)).toContain('10:35 customs 39')
    expect(summaryOf(day!).join()).not.toContain('cash')
    expect(day).toMatchObject({ isCashLater: true, insteadOfCash: { kind: 'post' }, outOfReach: [] })
  })

  test('then the forms that bring least, in the order of the money', () => {
    const [day] = dayOf(way, forms, { stakes, readyAt: at('10:46') })
    expect(day?.outOfReach.map(({ form, stakeCents }) => [form.id, stakeCents])).toEqual([
      ['form 3', 6000],
      ['form 1', 3000],
    ])
    expect(summaryOf(day!)).toContain('10:46 customs 33')
    expect(day?.outOfReach[0]?.options[0]).toMatchObject({
      kind: 'earlier',
      says: expect.stringContaining('6 minutes'),
    })
  })

  test('then all of them, the most money first, by how many minutes, and what is left', () => {
    const [day] = dayOf(way, forms, { stakes, readyAt: at('11:30') })
    expect(day?.outOfReach.map(({ form }) => form.id)).toEqual(['form 2', 'form 3', 'form 1'])
    expect(day).toMatchObject({ missedWhy: 'time', shortMinutes: 43 })
    expect(day?.outOfReach[0]?.options.map(({ kind }) => kind)).toEqual(['earlier', 'later'])
  })

  test('a hold bag too late for the first airport: the cabin and the last one', () => {
    const [day] = dayOf('CDG@09:00 plane FRA@10:20/14:15 plane HND', ['france hold:through'], {
      readyAt: at('08:00'),
    })
    expect(day?.outOfReach[0]?.options[1]).toMatchObject({
      kind: 'cabin',
      step: { place: { name: 'Frankfurt Airport' } },
      source: expect.stringMatching(/^https/),
    })
  })

  test('two travelers: only who is named on it can show a form, the other one takes the rest', () => {
    const bags = tripBags('cabin')
    const [journey] = journeysOfTrip({
      legs: tripLegs(way),
      bags,
      forms: [tripForm('france', bags, { travelerId: 'mei' })],
    })
    const [day] = exitDay({
      legs: journey!.legs,
      steps: stepsOfForms(journey!),
      stakes: {},
      records,
      readyAt: at('12:30'),
      travelers: { mei: 'Mei', ana: 'Ana' },
    })
    expect(day?.outOfReach[0]?.options[1]?.says).toContain('Only Mei can show this form')
  })

  test('a stop that is too short for customs', () => {
    const [day] = dayOf('MXP@09:00 plane FRA@10:20/11:30 plane HND', ['italy cabin'])
    expect(day).toMatchObject({ missedWhy: 'time', missed: [{ form: { id: 'form 1' } }] })
  })
})

test('when even the flight is in danger, that is said', () => {
  const readyAt = instantAt('2026-11-29T12:30', 'Europe/Paris')
  const [day] = dayOf('CDG@13:40 plane HND', ['france hold:through'], { readyAt })
  expect(day).toMatchObject({ isDepartureAtRisk: true, missedWhy: 'time' })
})

test('by train: customs before the check-in, which closes', () => {
  const [day] = dayOf('Gare_du_Nord@09:13 train London', ['france cabin'])
  expect(summaryOf(day!)).toEqual([
    '06:05 ride 50',
    '06:55 customs 33',
    '07:28 check-in 60',
    '08:28 spare 45',
    '09:13 departs',
  ])
  expect(ids(day!)).toEqual(['fr-gdn-eurostar-detaxe unknown'])
})

test('by road nothing waits for us: parts without times', () => {
  const [day] = dayOf('Como@09:00 road Lugano', ['italy cabin'])
  expect(summaryOf(day!)).toEqual(['- ride 50', '- customs 33'])
  expect(day?.desks).toHaveLength(2)
})

test('on arrival, by a record: the French desk in Geneva', () => {
  const [day] = dayOf('Lyon@09:00 train Geneva', ['france cabin'])
  expect(day?.leg).toBeNull()
  expect(summaryOf(day!)).toEqual(['- customs 33'])
})

test('without a time of departure the order still stands', () => {
  const [day] = dayOf('CDG plane HND', ['france hold:through'])
  expect(summaryOf(day!).map((row) => row.slice(0, 3))).toContain('- c')
})

test('what is asked has its time at the desk, too', () => {
  const [madrid] = dayOf('MAD@11:30 plane FRA@14:15/18:25 plane HND', ['spain hold:through'], {
    firstLeg: { terminal: '4' },
  })
  expect(madrid?.asked).toHaveLength(1)
  expect(summaryOf(madrid!).join()).toContain('customs')
})

test('no forms, no day', () => expect(exitDay({ legs: [], steps: [], stakes: {}, records })).toEqual([]))
