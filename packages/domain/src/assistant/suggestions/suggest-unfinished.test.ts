import { expect, test } from 'vitest'
import { fallbackRates } from '../../money/exchange.ts'
import type { SuggestionContext } from './suggestion.ts'
import { suggestUnfinished } from './suggest-unfinished.ts'

function titlesFor(...questions: string[]): string[] {
  const context: SuggestionContext = {
    today: '2026-11-27',
    editionId: 'guide-2025-05',
    rates: fallbackRates,
    favoriteIds: [],
    destinations: [],
    calculations: [],
    talks: [{ id: 'talk', questions, isIdle: true }],
  }
  return suggestUnfinished(context).map(({ title }) => title)
}

test.each([
  [['I bought a bag for 900 euros.']],
  [['I bought a bag for 900 euros. How much do I get?']],
  [['Hello!', 'I spent 900 euros. Is that enough?']],
  [['The bag was 900 euros.', 'How much is it then?', 'I said 900 euros. Can I get it tomorrow?']],
])('an amount without a country is suggested to be finished: %j', (questions) => {
  expect(titlesFor(...questions)).toEqual(['Finish your calculation of EUR 900.00'])
})

test.each([
  [['I bought a bag for 900 euros in Paris. How much do I get?']],
  [['Thanks. That is all.']],
  [['']],
])('nothing is suggested where the country is named or no amount is: %j', (questions) => {
  expect(titlesFor(...questions)).toEqual([])
})
