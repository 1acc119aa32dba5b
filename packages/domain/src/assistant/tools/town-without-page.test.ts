import { expect, test } from 'vitest'
import { townWithoutPage } from './town-without-page.ts'

test('of a town without a page it is said what our list has there, and that there is no page', () => {
  const { text } = townWithoutPage('Metzingen', 'germany')
  expect(text).toMatch(/^Our list has in Metzingen:\n- Outletcity Metzingen/)
  expect(text).toContain('I have no page on Metzingen')
})

test('of one that stands in no record only that there is no page', () => {
  expect(townWithoutPage('Avignon', 'france').text).toMatch(/^I have no page on Avignon/)
})
