import { factsChangedOn } from '@retour/domain/places/place-facts'
import { findRule, newestLawEditionId } from '@retour/domain/vat/rules'
import { expect, test } from 'vitest'
import { canonicalPaths } from '../../packages/web/app/routes/public-paths.ts'
import { lastChanged } from './last-changed.ts'

test('a country’s day is that of the last check of its rules', () => {
  expect(lastChanged('/italy')).toBe(findRule(newestLawEditionId, 'italy').checkedOn)
})

test('a place’s day is the later one of its facts and its country’s rules', () => {
  const days = [factsChangedOn, findRule(newestLawEditionId, 'spain').checkedOn]
  expect(lastChanged('/spain/seville')).toBe(days.toSorted().at(-1))
})

test('a page that rests on neither rules nor facts has no day', () => {
  expect(lastChanged('/spain/madrid/book-chauffeur')).toBeNull()
})

test('every day of the sitemap is a day, and none lies in the future', () => {
  const days = canonicalPaths.map(lastChanged).filter((day) => day !== null)
  const today = new Date().toISOString().slice(0, 10)
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || day > today)).toEqual([])
  expect(days.length).toBeGreaterThan(150)
})
