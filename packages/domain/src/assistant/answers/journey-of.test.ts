import { expect, test } from 'vitest'
import { readQuestion } from '../reading/read-question.ts'
import { journeyOf } from './journey-of.ts'

/** Returns the legs of a journey as "from > to by"; null if there are none. */
function legsOf(text: string): string[] | null {
  const journey = journeyOf(readQuestion(text, '2026-11-24'), null)
  return journey && journey.legs.map(({ from, to, by }) => `${from.name} > ${to.name} ${by}`)
}

test.each([
  [
    'mad fra jfk',
    ['Madrid Airport > Frankfurt Airport plane', 'Frankfurt Airport > New York City (JFK) plane'],
  ],
  [
    'VLC AMS JFK, in Amsterdam?',
    ['Valencia Airport > Amsterdam (AMS) plane', 'Amsterdam (AMS) > New York City (JFK) plane'],
  ],
  ['LHR - CDG - JFK', ['Charles de Gaulle Airport > New York City (JFK) plane']],
  [
    'Munich - Istanbul - Munich - Tokyo',
    ['Munich Airport > Istanbul plane', 'Istanbul > Munich Airport plane', 'Munich Airport > Tokyo plane'],
  ],
  ['from Munich by car to Austria then Switzerland', ['Munich > Austria road', 'Austria > Switzerland road']],
  ['Como to Lugano', ['Como > Lugano road']],
  [
    'we drive from Nice to Malpensa, then home to Doha',
    ['Nice > Malpensa Airport road', 'Malpensa Airport > Doha plane'],
  ],
  [
    'train Paris to Amsterdam and next day flight from Schiphol to Seoul. scan at gare du nord?',
    ['Paris > Schiphol train', 'Schiphol > Seoul plane'],
  ],
  [
    'train Barcelona to Madrid, next day flight from Barajas to Dubai',
    ['Barcelona > Madrid Airport train', 'Madrid Airport > Dubai plane'],
  ],
  ['bus from Nice to Monaco and fly to Dubai', ['Nice > Nice Airport road', 'Nice Airport > Dubai plane']],
])('"%s" is %j', (text, legs) => expect(legsOf(text)).toEqual(legs))

test('by land a way that ends in the Union goes on to nowhere that anybody knows', () => {
  expect(legsOf('train from Nice to Lyon')).toBeNull()
})

test('goods are in one bag where nobody gives one away', () => {
  const bags = (text: string) =>
    journeyOf(readQuestion(text, '2026-11-24'), null)?.goods.map(({ bag }) => bag) ?? []
  expect(bags('from Como to Lugano by car')).toEqual(['cabin'])
  expect(bags('from Rome to Tokyo')).toEqual(['hold', 'cabin'])
})
