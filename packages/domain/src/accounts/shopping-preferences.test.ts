import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addEntry, preferenceMessages, preferencesSchema } from './shopping-preferences.ts'

const blank = {
  nationality: '',
  shoppingBudget: '',
  hasRefundExperience: false,
  categories: [],
  brands: [],
  destinations: [],
}
const read = (change: object) => z.safeParse(preferencesSchema, { ...blank, ...change })

describe('the shopping budget', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['0.00', 0],
    ['1500', 1500],
    [' 1,500.50 ', 1500.5],
    ['1,500', 1500],
    ['1.500', 1500],
    ['1 500,50 €', 1500.5],
    ['0,00', 0],
    ['0.01', 0.01],
    ['999999999.99', 999_999_999.99],
  ])('%j is %j euros', (shoppingBudget, euros) => {
    expect(read({ shoppingBudget }).data?.shoppingBudget).toBe(euros)
  })
  test.each(['-1', 'many', '0.005', '1e3', '$1500', '1000000000'])('%j is none', (shoppingBudget) => {
    expect(read({ shoppingBudget }).error?.issues[0]?.message).toBe(preferenceMessages.budget)
  })
})

test('an empty nationality is none, one of 101 characters too long', () => {
  expect(read({ nationality: ' ' }).data?.nationality).toBeNull()
  expect(read({ nationality: ' Japan ' }).data?.nationality).toBe('Japan')
  expect(read({ nationality: 'a'.repeat(101) }).success).toBe(false)
})

test('a list of 51 entries, an empty entry and one of 101 characters are refused', () => {
  expect(read({ brands: Array.from({ length: 50 }, (_, index) => `b${index}`) }).success).toBe(true)
  expect(read({ brands: Array.from({ length: 51 }, (_, index) => `b${index}`) }).success).toBe(false)
  expect(read({ brands: [''] }).success).toBe(false)
  expect(read({ brands: ['b'.repeat(101)] }).success).toBe(false)
})

describe('adding to a list', () => {
  test('puts the trimmed entry at the end', () => {
    expect(addEntry(['Dior'], '  Louis   Vuitton ')).toEqual(['Dior', 'Louis Vuitton'])
  })
  test.each(['', '   ', 'dior', ' DIOR '])('%j changes nothing', (typed) => {
    expect(addEntry(['Dior'], typed)).toEqual(['Dior'])
  })
  test('a full list stays as it is', () => {
    const full = Array.from({ length: 50 }, (_, index) => `b${index}`)
    expect(addEntry(full, 'Dior')).toBe(full)
  })
  test('what is too long is cut to what can be stored', () => {
    expect(addEntry([], 'a'.repeat(300))[0]).toHaveLength(100)
  })
})
