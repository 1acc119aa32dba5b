import { applyLocationChanges } from '@retour/domain/places/refund-locations'
import type { DeskPlace } from '@retour/domain/wire/places'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConcierge } from '#server/assistant/concierge'
import { seed } from '#server/database/seed'
import { makePerson } from '#server/database/testing/make-person'
import { openDesk, type DeskApp, type Member } from '#server/desk/testing/open-desk'
import type { SignedInClaims } from '#server/gate/access-token'
import { createLocationsInForce } from './locations-in-force.ts'

const id = 'it-fco-t1-operators'

let desk: DeskApp
let owner: Member
beforeAll(async () => {
  desk = await openDesk()
  owner = await desk.addMember('owner', 'Olga Owner')
})
afterAll(() => desk?.close())

async function change(body: { change: { field: string; value: unknown } }) {
  const { facts } = (await desk.call(`/places/${id}`, { as: owner })).body as unknown as DeskPlace
  const seen = facts.find(({ field }) => field === body.change.field)!.mark
  const answer = await desk.call(`/places/${id}/changes`, {
    as: owner,
    body: { ...body, seen, reason: 'They told us.' },
  })
  expect(answer.status).toBe(200)
}

test('what the desk changes of a location the assistant says with its next answer', async () => {
  const { database } = desk.dependencies
  const concierge = createConcierge({
    ...desk.dependencies,
    limits: { take: () => Promise.reject(new Error('no model is asked')) },
  })
  const person = await makePerson(database)
  const claims = { ...person, session_id: crypto.randomUUID(), exp: 4_000_000_000 } as SignedInClaims
  const ask = () =>
    concierge.answer({ claims, message: 'Where is the refund desk at Fiumicino?', earlier: [] })
  const text = 'Moved behind the security check of hall Z'
  expect(await ask()).not.toContain(text)
  await change({ change: { field: 'warning', value: { kind: 'changed', text, source: null } } })
  expect(await ask()).toContain(text)
})

test('while the database is away what it told last counts', async () => {
  const { own } = desk.dependencies.database
  let isAway = false
  const database = {
    get own() {
      if (isAway) throw new Error('away')
      return own
    },
  }
  const locations = createLocationsInForce(database)
  const [location] = await locations.read()
  expect(location).toMatchObject({ id, values: { warning_kind: 'changed' } })
  isAway = true
  expect(await locations.read()).toEqual([location])
})

test('the seed writes the shipped records, whatever this process has learned', async () => {
  const { database, config } = desk.dependencies
  await seed(database, config.rulesEdition)
  applyLocationChanges([{ id, values: { name: 'Learned' } }])
  // It would seed what differs from the last time.
  expect(await seed(database, config.rulesEdition)).toEqual([])
})
