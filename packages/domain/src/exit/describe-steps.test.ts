import { expect, test } from 'vitest'
import { describeSteps } from './describe-steps.ts'
import { goods, way } from './testing/way.ts'
import { whereToValidate } from './where-to-validate.ts'

const summaryOf = (text: string, ...all: Parameters<typeof goods>[]) =>
  describeSteps(whereToValidate({ legs: way(text), goods: all.map((one) => goods(...one)) }))

const number40 =
  'Regulation (EU) 2015/2447, article 40; we read the rule in its earlier text and infer the number'

test('Paris to Tokyo via Frankfurt, a suitcase and a handbag', () => {
  expect(summaryOf('CDG plane FRA plane NRT', ['france', 'cabin'], ['france', 'hold through'])).toEqual([
    `Form from France, goods in the bag that you check in: Charles de Gaulle Airport, before you give the bag away. Scan the form at a PABLO kiosk; without a kiosk, or when it turns red, see the customs officer. The bag is tagged through, so you cannot show it at Frankfurt Airport: it is a matter for the first EU airport. (${number40}) The rule says international airport: a small one may have no customs, so ask before you travel.`,
    `Form from France, goods in your hand luggage: Frankfurt Airport, after security. Customs stamp the printed form. Goods in hand luggage are shown at the last EU airport, and that is where you change planes. (${number40}) PABLO works only when you leave from France: bring the form printed.`,
  ])
})

test('Madrid to New York via Frankfurt, the bag tagged through: both readings, and the safe way', () => {
  expect(summaryOf('MAD plane FRA plane JFK', ['spain', 'hold through'])).toEqual([
    `Form from Spain, goods in the bag that you check in: ask. The law and an operator disagree about a Spanish form that starts at Madrid Airport and leaves the EU from Frankfurt Airport. Madrid Airport is the place, before the bag is given away. (${number40}) Do not scan the form in Spain when you leave the EU from elsewhere: have it stamped at Frankfurt Airport. (Global Blue’s instruction to travelers) To be safe: carry the goods in the cabin and have the printed form stamped at Frankfurt Airport; or ask the customs officer at Madrid Airport, not the kiosk, before you give the bag away.`,
  ])
})

test.each([
  [
    'Paris plane NRT',
    'Charles de Gaulle Airport or Orly Airport, whichever your ticket names, before you board;',
  ],
  ['LIS plane JFK', 'the airport in Lisbon, before you board;'],
  ['GareDuNord train LHR', 'Gare du Nord, before you board. '],
  ['BCN ship Tunis', 'the port of Barcelona, before you board. '],
  ['Milan road Lugano', 'the last customs post between Milan and the border, before you cross. '],
  ['Lyon train GVA', 'Geneva station (Cornavin), French customs desk, when you arrive. '],
  [
    'MUC plane ZRH plane NRT',
    'Zurich is outside the EU (Switzerland): goods in any bag are shown before it.',
  ],
  ['Budapest train Belgrade', 'We could not confirm this: ask customs before that day.'],
])('%s says: %s', (text, words) => expect(summaryOf(text, ['france', 'cabin'])[0]).toContain(words))
