import { findPlace, type Place } from '@retour/domain/places/catalogue'
import type { OfficeArea } from '@retour/domain/recommendations/recommend-offices'
import { expect, test } from 'vitest'
import { areaTitle, areaText } from './area-text.ts'

const paris = findPlace('france', 'paris') as Place
const nice = findPlace('france', 'nice') as Place

test.each<[OfficeArea['reason'], Place[], string, string]>([
  ['saved', [nice, paris], 'Refund locations near Nice and Paris', 'you saved Nice and Paris'],
  ['destination', [nice], 'Refund locations in Nice', 'you travel to Nice'],
  ['country', [paris, nice], 'Refund locations in France', 'your profile says France'],
  ['popular', [paris, nice], 'Popular in France', 'until you save a place'],
])('%s: the heading says no more than is known', (reason, places, title, words) => {
  const area: OfficeArea = { reason, country: 'france', places }
  expect(areaTitle(area)).toBe(title)
  expect(areaText(area)).toContain(words)
})
