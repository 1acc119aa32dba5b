import { brandsOf } from '@retour/domain/places/brands'
import { expect, test } from 'vitest'
import { brandsInEveryCity } from './brands-in-every-city.ts'

test('a house stands in the directory only if each of the three cities has it, once and in its place', () => {
  const brands = brandsInEveryCity()
  const ofParis = brandsOf('france', 'paris')?.brands ?? []
  expect(brands).toContain('Hermès')
  expect(brands.filter((brand) => !brandsOf('spain', 'madrid')?.brands.includes(brand))).toEqual([])
  expect(brands.filter((brand) => !brandsOf('spain', 'barcelona')?.brands.includes(brand))).toEqual([])
  expect(ofParis).toContain('Goyard')
  expect(brands).not.toContain('Goyard')
  expect(brands).toEqual([...new Set(brands)].toSorted((one, other) => one.localeCompare(other, 'en')))
})
