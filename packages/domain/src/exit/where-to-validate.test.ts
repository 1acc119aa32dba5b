import { describe, expect, test } from 'vitest'
import type { FormCountry, Journey } from './journey.ts'
import { heldJourneys } from './testing/held-journeys.ts'
import { summarizeStep } from './testing/step-summary.ts'
import { goods, way } from './testing/way.ts'
import { whereToValidate } from './where-to-validate.ts'

/** The one step of one form, told by `summarizeStep`. */
function answer(text: string, form: FormCountry, bag: string, residence?: Journey['residence']): string {
  const [step, ...more] = whereToValidate({ legs: way(text), goods: [goods(form, bag)], residence })
  if (!step || more.length > 0) throw new Error('one form has one step')
  return summarizeStep(step)
}

describe.each(heldJourneys)('%s', (_title, rows) => {
  const lines = rows
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
  test.each(lines)('%s, form: %s, bag: %s: %s', (text, form, bag, expected) => {
    expect(answer(text, form as FormCountry, bag)).toBe(expected)
  })
})

describe('customs of a member state outside the VAT area, by a record', () => {
  test('the French desk in Geneva station, for French forms on trains from France', () => {
    expect(answer('Lyon train GVA', 'france', 'cabin')).toBe(
      'Geneva station (Cornavin), French customs desk · on-arrival · customs officer · French consulate in Zurich, and an operator’s help page',
    )
  })

  test.each([
    ['MAD plane TFS', 'Tenerife'],
    ['MAD plane LPA plane TFS', 'Tenerife'],
    ['FRA plane MAD plane TFS', 'Tenerife'],
  ])('who lives on the Canary Islands has a mainland form sealed on arrival: %s', (text, island) => {
    const sealing =
      'on-arrival · customs officer · Agencia Tributaria, sealing of documents on the Canary Islands'
    expect(answer(text, 'spain', 'cabin', 'canary-islands')).toBe(`${island} · ${sealing}`)
    expect(answer(text, 'spain', 'cabin')).toMatch(/^ask · articles 5 and 6/)
    expect(answer(text, 'france', 'cabin', 'canary-islands')).toMatch(/^ask · articles 5 and 6/)
  })
})

describe('several forms', () => {
  test('they come in the order in which they are met, the hold before the cabin', () => {
    const steps = whereToValidate({
      legs: way('CDG plane FRA plane NRT'),
      goods: [goods('italy', 'cabin'), goods('france', 'hold through'), goods('germany', 'hold 1')],
    })
    expect(steps.map(({ goods: { form } }) => form)).toEqual(['france', 'germany', 'italy'])
  })

  test('no goods, no steps', () => {
    expect(whereToValidate({ legs: way('CDG plane NRT'), goods: [] })).toEqual([])
  })
})

describe('where one leg ends elsewhere than the next begins', () => {
  const first = way('NCE plane ORY')

  test('a bag is back in hand on the way from Orly to Charles de Gaulle, whatever was said of its tag', () => {
    const journey = { legs: [...first, ...way('CDG plane NRT')], goods: [goods('france', 'hold through')] }
    expect(whereToValidate(journey)).toMatchObject([
      { stop: 1, place: { name: 'Charles de Gaulle Airport' } },
    ])
  })

  test('a city and one of its airports are the same place', () => {
    const journey = { legs: [...first, ...way('Paris plane NRT')], goods: [goods('france', 'hold through')] }
    expect(whereToValidate(journey)).toMatchObject([{ stop: 0, place: { name: 'Nice Airport' } }])
  })
})

describe('what is no journey', () => {
  test('no legs', () => expect(() => whereToValidate({ legs: [], goods: [] })).toThrow(RangeError))

  test.each([0, 3, 1.5])('a bag collected at stop %d of two', (stop) => {
    const journey: Journey = {
      legs: way('CDG plane FRA plane NRT'),
      goods: [{ form: 'france', bag: 'hold', collectedAt: [stop] }],
    }
    expect(() => whereToValidate(journey)).toThrow(RangeError)
  })
})
