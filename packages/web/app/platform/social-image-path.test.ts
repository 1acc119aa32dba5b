import { expect, test } from 'vitest'
import { socialImagePath } from './social-image-path.ts'

test.each([
  ['/', 'home'],
  ['/france', 'france'],
  ['/france/paris', 'france-paris'],
  ['/france/paris/book-chauffeur', 'france-paris'],
  ['/map-locations', 'home'],
  ['/map-locations/germany/baden-baden', 'germany-baden-baden'],
  ['/vat-calculator/spain', 'home'],
  ['/vat-refund-rules-2025', 'articles'],
  ['/how-to-claim-vat-refund-in-paris', 'articles'],
  ['/tax-free-shopping-in-paris', 'articles'],
  ['/privacy', 'home'],
])('%s is shared with the picture of %s', (path, name) => {
  expect(socialImagePath(path)).toBe(`/social/${name}.png`)
})
