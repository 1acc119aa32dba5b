import { describe, expect, test } from 'vitest'
import { countries } from '../../places/countries.ts'
import { allCards, cardRows, cardsOf, type KnownForCard } from './cards.ts'
import { formLines } from './form-lines.ts'
import { pronunciations } from './pronunciations.ts'
import { type SentenceId, sentences } from './sentences.ts'
import { situations } from './situations.ts'

const known: KnownForCard = {
  name: 'TANAKA Mei',
  shop: 'Printemps Haussmann',
  amount: { currency: 'EUR', cents: 133_600 },
  operator: 'Global Blue',
  flight: { number: 'AF 274', departsAt: '2026-11-29T13:40' },
}
const unknown: KnownForCard = { name: null, shop: null, amount: null, operator: null, flight: null }
const rowsIn = (country: (typeof countries)[number], of = known) =>
  cardRows(of, country).map(({ label, value }) => `${label}: ${value.replaceAll(/\s/g, ' ')}`)

test('a card says what the trip knows, as the officer writes it', () => {
  expect(rowsIn('france')).toEqual([
    'Nom: TANAKA Mei',
    'Printemps Haussmann: 1 336,00 EUR',
    'Opérateur: Global Blue',
    'Vol AF 274: 13 h 40',
  ])
  expect(rowsIn('germany')).toContain('Printemps Haussmann: 1.336,00 EUR')
  expect(rowsIn('germany')).toContain('Flug AF 274: 13:40 Uhr')
  expect(rowsIn('italy')).toContain('Volo AF 274: 13:40')
})

test('a card says nothing that the trip does not know', () => {
  for (const country of countries) expect(cardRows(unknown, country)).toEqual([])
  expect(
    rowsIn('spain', { ...unknown, shop: 'Loewe', flight: { number: 'IB 6841', departsAt: null } }),
  ).toEqual(['Tienda: Loewe', 'Vuelo: IB 6841'])
})

test('every sentence is among the cards once, with the person it is for', () => {
  const { atTheTill, onTheWayOut } = allCards()
  const all = [...atTheTill, ...onTheWayOut]
  expect(all.map(({ id }) => id).toSorted()).toEqual(Object.keys(sentences).toSorted())
  for (const { contact } of all) expect(contact).not.toBe('')
  expect(onTheWayOut.find(({ id }) => id === 'recall')?.contact).toBe('The airline’s desk')
})

test.each(situations)('%s has cards, none twice, and the person of the end that shows it', (situation) => {
  const cards = cardsOf(situation)
  expect(cards.length).toBeGreaterThan(0)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
})

test('the lines of a form are those of its country, each with a source and a card', () => {
  const ids = (country: (typeof countries)[number]) => formLines(country).map(({ id }) => id)
  expect(ids('france')).toEqual(['name', 'number', 'address', 'amount', 'vat', 'code'])
  expect(ids('spain')).toEqual(['name', 'number', 'address', 'amount', 'vat', 'code', 'csv'])
  expect(ids('germany')).not.toContain('code')
  expect(formLines('italy').find(({ id }) => id === 'code')).toMatchObject({
    label: 'Request code',
    fact: { confidence: 'official' },
  })
  for (const country of countries)
    for (const { fact, card } of formLines(country)) {
      expect(fact.source.url).toMatch(/^https?:/)
      expect(fact.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(sentences[card].english).toMatch(/\?$/)
    }
})

describe('how a sentence sounds', () => {
  const sentencesIn = (text: string) => text.match(/[.?](?=\s|$)/g)?.length
  const all = (Object.keys(sentences) as SentenceId[]).flatMap((id) =>
    countries.map((country) => [id, country] as const),
  )
  test.each(all)('%s in %s: spelled whole, in plain letters', (id, country) => {
    const sound = pronunciations[id][country]
    expect(sound).toMatch(/^(?:[a-z]+(?:-[a-z]+)*[.,?]?(?: |$))+$/)
    expect(sentencesIn(sound)).toBe(sentencesIn(sentences[id][country]))
  })
})
