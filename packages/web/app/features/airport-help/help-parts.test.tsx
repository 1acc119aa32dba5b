import { helpAfter } from '@retour/domain/exit/help/red-screen'
import { createForm, createLeg, createPurchase } from '@retour/domain/trip/new-records'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RouterNavigation } from '#app/platform/router-navigation.tsx'
import { CardList } from './card-list.tsx'
import { EndPart } from './end-part.tsx'
import { FormCheck } from './form-check.tsx'
import { HelpScreen } from './help-screen.tsx'
import { formOf, knownOf, type HelpTrip } from './help-trip.ts'
import { ShownCard } from './shown-card.tsx'

const form = {
  ...createForm({ travelerId: 'mei', country: 'france', shop: 'Printemps', issuedOn: '2026-11-27' }),
  id: 'form',
  operator: 'Global Blue',
}
const receipt = {
  ...createPurchase({
    travelerId: 'mei',
    cents: 133_600,
    currency: 'EUR',
    shop: 'Printemps',
    locationId: null,
    country: 'france',
    city: 'Paris',
    boughtOn: '2026-11-27',
    goods: 'general',
  }),
  id: 'receipt',
  formId: 'form',
}
const leg = {
  ...createLeg({ by: 'plane', from: 'CDG', to: 'HND' }),
  id: 'leg',
  number: 'AF 274',
  departsAt: '2026-11-29T13:40',
}
const trip: HelpTrip = {
  travelers: [{ id: 'mei', name: 'TANAKA Mei', age: null }],
  purchases: [receipt],
  forms: [form],
  legs: [leg],
}
const noTrip: HelpTrip = { travelers: [], purchases: [], forms: [], legs: [] }

const draw = (part: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RouterNavigation>{part}</RouterNavigation>
    </MemoryRouter>,
  )
function drawEnd(of: HelpTrip, answers: number[], situation: 'kiosk-red' | 'bag-dropped' = 'kiosk-red') {
  const step = helpAfter(situation, answers)
  if (!('end' in step)) throw new Error('a question')
  const own = formOf(of, null)
  return draw(
    <EndPart
      situation={situation}
      end={step.end}
      trip={of}
      form={own}
      at={own?.country ?? null}
      onForm={() => {}}
    />,
  )
}

test('before any script the nine situations stand there, and what to do without one', () => {
  const page = draw(<HelpScreen trip={noTrip} foot={null} />)
  for (const title of ['Kiosk red', 'Desk closed', 'No passport']) expect(page).toContain(title)
  expect(page).toContain('<noscript>')
})

test('an end without a trip: the sentence in English, nothing to note', () => {
  const end = drawEnd(noTrip, [0])
  expect(end).toContain('Ask: The customs officer.')
  expect(end).not.toContain('lang="fr"')
  expect(end).not.toContain('How did it end?')
  expect(end).toContain('No form is noted on this device.')
})

test('an end with a form: its country’s sentence and sources, and how it ended', () => {
  const end = drawEnd(trip, [0])
  expect(end).toContain('lang="fr"')
  expect(end).toContain('leshuttle.com')
  expect(end).toMatch(/Read 25 November 2026/)
  for (const words of ['How did it end?', 'Stamped', 'Refused', 'Something else'])
    expect(end).toContain(words)
})

test('nothing can be validated any more: the rule of the form’s country, of all four without a form', () => {
  expect(drawEnd(trip, [1, 1], 'bag-dropped')).toContain('Form of France')
  expect(drawEnd(trip, [1, 1], 'bag-dropped')).not.toContain('Form of Spain')
  expect(drawEnd(noTrip, [1, 1], 'bag-dropped')).toContain('Form of Spain')
})

test('a card says what the trip knows', () => {
  const card = draw(
    <ShownCard
      cards={[{ id: 'red', contact: 'The customs officer' }]}
      known={knownOf(trip, form)}
      country="france"
      onClose={() => {}}
    />,
  )
  expect(card).toContain('La borne est rouge.')
  for (const words of ['To the customs officer', 'TANAKA Mei', 'Vol AF 274', '13 h 40', 'Global Blue'])
    expect(card).toContain(words)
  // There is neither a voice nor another card here.
  expect(card).not.toContain('Say it')
  expect(card).not.toContain('Next card')
})

test('what is not known for sure is left out: two currencies, two travelers', () => {
  const two: HelpTrip = {
    ...trip,
    travelers: [...trip.travelers, { id: 'ana', name: 'Ana', age: null }],
    purchases: [receipt, { ...receipt, id: 'other', currency: 'USD' }],
  }
  expect(knownOf(two, form).amount).toBeNull()
  expect(knownOf(two, null).name).toBeNull()
  expect(knownOf({ ...two, legs: [{ ...leg, travelerId: 'ana' }] }, form).flight).toBeNull()
  expect(formOf({ ...trip, forms: [form, { ...form, id: 'second' }] }, null)).toBeNull()
})

test('the check names the form and its lines; the cards stand by place', () => {
  const address = { view: 'check', situation: null, answers: [], at: null, formId: 'form' } as const
  const steps = { open: () => {}, back: () => {}, change: () => {} }
  const check = draw(<FormCheck trip={trip} address={address} steps={steps} />)
  expect(check).toContain('Printemps, form of France, Global Blue.')
  expect(check).toContain('EUR 1,336.00')
  expect(check).toContain('Wrong: 0. Not checked yet: 6.')
  const cards = draw(<CardList trip={trip} form={form} at="italy" />)
  expect(cards).toContain('lang="it"')
  expect(cards).toContain('At the till')
})
