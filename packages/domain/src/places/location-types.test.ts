import { describe, expect, test } from 'vitest'
import {
  isLocationType,
  locationsHeading,
  locationsSubtitle,
  locationTypeLabel,
  locationTypes,
} from './location-types.ts'

describe('the locations card', () => {
  test.each([
    ['all', 'VAT Refund Locations in Paris', 'All VAT refund and shopping locations'],
    ['refund-office', 'VAT Refund Offices', 'Offices where you can process your VAT refund'],
    ['transportation', 'Transportation Hubs', 'Airports and train stations with VAT refund facilities'],
    ['shopping-area', 'Luxury Shopping Areas', 'Premium shopping districts and malls'],
  ] as const)('%s has its heading and subtitle', (type, heading, subtitle) => {
    expect([locationsHeading(type, 'Paris'), locationsSubtitle(type)]).toEqual([heading, subtitle])
  })

  test('a badge shows the hyphen as a space', () => {
    expect(locationTypes.map((type) => locationTypeLabel(type))).toEqual([
      'all',
      'refund office',
      'transportation',
      'shopping area',
    ])
  })

  test.each(['', 'All', 'airport', 'refund office', null, 'toString'])('%j is no type', (text) => {
    expect(isLocationType(text)).toBe(false)
  })
})

test.each([
  ['street', 'shopping street'],
  ['quarter', 'shopping quarter'],
  [null, 'shopping area'],
] as const)('the badge of an area says what it is: %s', (area, label) => {
  expect(locationTypeLabel('shopping-area', area)).toBe(label)
})
