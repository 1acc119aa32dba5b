import { places } from '@retour/domain/places/catalogue'
import { locationIdOf } from '@retour/domain/places/location-id'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { makePerson, type Person } from './testing/make-person.ts'

describe('what a favorite row may hold', () => {
  let database: Database
  let person: Person
  beforeAll(async () => {
    database = await freshDatabase()
    person = await makePerson(database)
  })
  afterAll(() => database?.close())

  const save = (location_id: number, location_name = 'Paris') =>
    database.asCaller(person, (tx) =>
      tx
        .insertInto('favorite_locations')
        .values({ user_id: person.sub, location_id, location_name })
        .execute(),
    )

  test('the number of every place is stored as it is', async () => {
    const locationIds = places.map((place) => locationIdOf(place.country, place.slug))
    for (const [index, place] of places.entries()) await save(locationIds[index] ?? 0, place.name)
    const rows = await database.own
      .selectFrom('favorite_locations')
      .select('location_id')
      .orderBy('id')
      .execute()
    expect(rows.map((row) => row.location_id)).toEqual(locationIds)
  })

  test('a place is saved once: the second click is a duplicate', async () => {
    const id = locationIdOf('france', 'a place without a page')
    await save(id)
    await expect(save(id)).rejects.toMatchObject({ code: '23505' })
  })

  test.each([0, -1, 2 ** 53])('%d is no place', async (id) => {
    await expect(save(id)).rejects.toMatchObject({ code: '23514' })
  })
})
