import { expect, test } from 'vitest'
import { changedFields } from './profile-draft.ts'

test('only what differs from what is saved is kept, lists compared by their entries', () => {
  const saved = { phone: '', brands: ['Dior'], isKnown: false }
  expect(changedFields(saved, { phone: '', brands: ['Dior'], isKnown: false })).toEqual({})
  expect(changedFields(saved, { phone: '1', brands: ['Dior', 'Prada'], isKnown: false })).toEqual({
    phone: '1',
    brands: ['Dior', 'Prada'],
  })
})
