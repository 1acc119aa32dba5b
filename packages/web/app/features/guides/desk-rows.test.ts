import { refundLocationsOf, type RefundLocationRecord } from '@retour/domain/places/refund-locations'
import type { Country } from '@retour/domain/places/countries'
import { describe, expect, test } from 'vitest'
import { deskRows } from './desk-rows.ts'

const desk = (change: Partial<RefundLocationRecord>): RefundLocationRecord => ({
  id: 'desk',
  name: 'Terminal 1 – customs desk',
  address: 'Hall 6, Terminal 1, 95700 Roissy-en-France',
  type: 'refund-office',
  lat: 0,
  lng: 0,
  country: 'france',
  city: 'cdg',
  validation: 'PABLO',
  source: 'https://www.example.org/tax',
  source_dated: '2026-07',
  confidence: 'high',
  coordinate_check: { method: 'curated' },
  ...change,
})

const rowsOf = (country: Country, slug: string) => deskRows(refundLocationsOf(country, slug))

describe('a desk', () => {
  test('stands under its terminal, without terminal and town in its place', () => {
    expect(deskRows([desk({})])).toEqual([
      {
        terminal: '1',
        validation: [{ name: 'Customs desk', where: 'Hall 6', hours: null }],
        counters: [],
        warnings: [],
        notes: [],
        standing: { kind: 'aged', on: '2026-07' },
        sources: [{ name: 'example.org', address: 'https://www.example.org/tax' }],
      },
    ])
  })

  test('that pays and validates is told once, with its operators as the counter', () => {
    const [row] = deskRows([desk({ operators: ['Global Blue', 'Planet'] })])
    expect(row?.validation).toHaveLength(1)
    expect(row?.counters).toEqual([{ name: 'Global Blue, Planet', where: '', hours: null }])
  })

  test('that only pays is a counter, by its own name where no operator is known', () => {
    const [row] = deskRows([desk({ name: 'Terminal 4S refund offices (airside)', validation: undefined })])
    expect(row).toMatchObject({ terminal: '4S', validation: [], counters: [{ name: 'Refund offices' }] })
  })

  test('without a dated source takes the check from its whole row, whatever its confidence', () => {
    const [row] = deskRows([desk({}), desk({ source_dated: undefined, operators: ['Planet'] })])
    expect(row?.standing).toEqual({ kind: 'undated' })
    expect(row?.sources).toHaveLength(1)
  })

  test('in works says so for its row, before its notes', () => {
    const works = desk({ warning: 'May be closed.', warning_kind: 'works', notes: 'Before security.' })
    expect(deskRows([desk({}), works])[0]).toMatchObject({
      standing: { kind: 'warned', warning: 'works' },
      warnings: ['May be closed.'],
      notes: ['Before security.'],
    })
  })

  test('without a terminal in name or address has a row without one', () => {
    const [row] = deskRows([desk({ name: 'Customs', address: 'Departures hall, before security' })])
    expect(row).toMatchObject({ terminal: null, validation: [{ where: 'Departures hall, before security' }] })
  })

  test('with undated hours carries the warning, not a month', () => {
    const [row] = deskRows([
      desk({
        opening_hours: 'Daily 06:00–21:00',
        hours: 'Mo-Su 06:00-21:00',
        hours_checked: '2026-11',
        hours_stale: true,
      }),
    ])
    expect(row?.validation[0]?.hours).toMatchObject({ text: 'Daily 06:00–21:00', isStale: true })
    expect(row?.validation[0]?.hours?.age).not.toContain('2026')
  })

  test('that is no refund office is left out', () => {
    expect(deskRows([desk({ type: 'transportation' }), desk({ type: 'shopping-area' })])).toEqual([])
  })
})

describe('terminals', () => {
  test('that share one desk are one row', () => {
    expect(deskRows([desk({ name: 'CDG Terminal 2B/2D – détaxe point' })])[0]?.terminal).toBe('2B, 2D')
  })

  test('with an operator in both have it in both rows', () => {
    const rows = rowsOf('germany', 'munich-airport')
    expect(rows.map(({ terminal, counters }) => [terminal, counters.map(({ name }) => name)])).toEqual([
      ['1', ['Global Blue']],
      ['2', ['Global Blue']],
    ])
  })

  test.each([
    ['france', 'cdg', ['1', '2A', '2B, 2D', '2C', '2E', '2F', '3']],
    ['france', 'orly', ['1-2', '3', '4']],
    ['france', 'gare-du-nord', ['Eurostar terminal']],
    ['spain', 'madrid-airport', ['1', '2', '4', '4S']],
    ['italy', 'fiumicino', ['3', '1', 'Boarding Area E']],
    ['italy', 'venice-airport', [null]],
    ['germany', 'berlin-hauptbahnhof', []],
  ] as const)('of %s/%s', (country, slug, terminals) => {
    expect(rowsOf(country, slug).map(({ terminal }) => terminal)).toEqual(terminals)
  })
})
