import { expect, test } from 'vitest'
import { readTypedHash, typedHash } from './typed-hash.ts'

test.each(['1250', '1.250,50', '1 250,50 €', '50%', 'a&currency=JPY#'])(
  'what was typed, "%s", comes through the fragment as it was',
  (amount) => {
    expect(readTypedHash(typedHash({ amount, currency: 'GBP' }))).toEqual({ amount, currency: 'GBP' })
  },
)

test.each([
  '',
  '#',
  '#results',
  '#locations',
  '#amount=5',
  '#amount=5&currency=XXX',
  '#amount=&currency=EUR',
])('"%s" carries no purchase', (hash) => {
  expect(readTypedHash(hash)).toBeNull()
})

test('a text longer than the field takes is cut where the field cuts it', () => {
  const carried = readTypedHash(typedHash({ amount: '1'.repeat(9999), currency: 'EUR' }))
  expect(carried?.amount.length).toBeLessThan(200)
})
