import { findPlace, type Place } from '@retour/domain/places/catalogue'
import type { RecommendationReason } from '@retour/domain/recommendations/recommend-places'
import { expect, test } from 'vitest'
import { reasonText } from './reason-text.ts'

const paris = findPlace('france', 'paris') as Place

test.each<[RecommendationReason, string]>([
  [{ kind: 'destination', destination: 'Nizza' }, 'Nizza'],
  [{ kind: 'near-saved', saved: paris, meters: 12_400 }, '12 km from Paris'],
  [{ kind: 'near-saved', saved: paris, meters: 400 }, '400 m from Paris'],
  [{ kind: 'brands', brands: ['Dior'] }, 'Dior'],
  [{ kind: 'brands', brands: ['Dior', 'Chanel', 'Prada', 'Loewe'] }, 'Dior, Chanel, and Prada'],
  [{ kind: 'country', country: 'france' }, 'France'],
])('%j is told with what it comes from', (reason, words) => {
  expect(reasonText({ reason })).toContain(words)
})
