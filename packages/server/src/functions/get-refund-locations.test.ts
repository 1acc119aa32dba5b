import { FunctionsClient } from '@supabase/functions-js'
import { distanceMeters } from '@retour/domain/places/distance'
import { refundLocations } from '@retour/domain/places/refund-locations'
import type { RefundLocation, RefundLocationsAnswer } from '@retour/domain/wire/refund-location'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyHeaders, openTestApp, serveApp, type Loopback, type TestApp } from '#server/testing/open-test-app'

let opened: TestApp
let loopback: Loopback
let client: FunctionsClient
beforeAll(async () => {
  opened = await openTestApp()
  loopback = await serveApp(opened.app)
  client = new FunctionsClient(`${loopback.url}/functions/v1`, { headers: { apikey: keyHeaders.apikey } })
})
afterAll(async () => {
  await loopback.close()
  await opened.close()
})

const ask = async (body: Record<string, unknown>): Promise<RefundLocation[]> => {
  const { data, error } = await client.invoke<RefundLocationsAnswer>('get-refund-locations', { body })
  if (error || !data) throw error ?? new Error('no answer')
  return data.locations
}
const ids = (locations: { id: string }[]) => locations.map(({ id }) => id)
const paris = { city: 'paris', country: 'france', type: 'all' }

describe('through the official client, nobody signed in', () => {
  test('a city gives exactly its locations of the data set', async () => {
    const expected = refundLocations.filter(({ country, city }) => country === 'france' && city === 'paris')
    expect(ids(await ask(paris)).sort()).toEqual(ids(expected).sort())
  })

  test.each(['refund-office', 'transportation', 'shopping-area'])(
    'the type %s narrows the list',
    async (type) => {
      const found = await ask({ ...paris, type })
      const expected = refundLocations.filter(
        (one) => one.country === 'france' && one.city === 'paris' && one.type === type,
      )
      expect(ids(found).sort()).toEqual(ids(expected).sort())
      expect(found.every((location) => location.type === type)).toBe(true)
    },
  )

  test('without coordinates the order is the same each time: offices, shops, hubs, by name', async () => {
    const first = await ask(paris)
    expect(await ask(paris)).toEqual(first)
    const order = ['refund-office', 'shopping-area', 'transportation']
    const ranks = first.map(({ type }) => order.indexOf(type))
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    expect(first.some((location) => 'distance_meters' in location)).toBe(false)
  })

  test('with coordinates the nearest comes first, with the great-circle distance in whole meters', async () => {
    const here = { lat: 48.8738, lng: 2.3324 }
    const found = await ask({ ...paris, userLat: '48.8738', userLng: '2.3324' })
    const distances = found.map(({ distance_meters: meters }) => meters ?? -1)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    for (const location of found)
      expect(location.distance_meters).toBe(Math.round(distanceMeters(here, location)))
    expect(ids(found).sort()).toEqual(ids(await ask(paris)).sort())
  })

  test.each([
    ['the poles', '90', '0'],
    ['the date line', '0', '-180'],
    ['the far side of the earth', '-48.8566', '-177.6478'],
  ])('coordinates at %s still give finite distances', async (_title, userLat, userLng) => {
    const found = await ask({ ...paris, userLat, userLng })
    expect(found.every(({ distance_meters: meters }) => Number.isInteger(meters))).toBe(true)
  })

  test('facts that no source gave are absent, hours come with their month, doubtful ones say so', async () => {
    const found = await ask(paris)
    for (const location of found) {
      const record = refundLocations.find(({ id }) => id === location.id)
      expect(Object.values(location)).not.toContain(null)
      expect(location.phone).toBe(record?.phone)
      expect(location.website).toBe(record?.website)
      expect(location.hours).toBe(record?.hours)
      expect(location.hours_checked).toBe(record?.hours_checked)
      expect(location.hours_stale ?? false).toBe(record?.hours_stale ?? false)
    }
    const withHours = found.filter(({ hours }) => hours)
    expect(withHours.length).toBeGreaterThan(0)
    expect(withHours.every(({ hours_checked: month }) => /^\d{4}-\d{2}$/.test(month ?? ''))).toBe(true)
  })

  test('each place says what speaks against it, when it was looked up, what was found and on which page', async () => {
    const found = await ask(paris)
    const openLocation = (one: Partial<RefundLocation> = {}) => ({
      warning: one.warning,
      warning_source: one.warning_source,
      looked_up_on: one.looked_up_on,
      found: one.found,
      found_source: one.found_source,
    })
    for (const location of found)
      expect(openLocation(location)).toEqual(
        openLocation(refundLocations.find(({ id }) => id === location.id)),
      )
    expect(found.some(({ found_source: page }) => page)).toBe(true)
  })

  test('older names of a place lead to it, upper case and blanks too', async () => {
    expect(await ask({ ...paris, city: 'cdg-airport' })).toEqual(await ask({ ...paris, city: 'cdg' }))
    expect(await ask({ ...paris, city: ' Paris ', country: 'France' })).toEqual(await ask(paris))
  })

  test('null or absent coordinates and an absent type are no fault', async () => {
    expect(await ask({ city: 'paris', country: 'france', userLat: null, userLng: null })).toEqual(
      await ask(paris),
    )
  })
})

const post = (body: string, path = 'get-refund-locations', headers: Record<string, string> = {}) =>
  opened.app.request(`/functions/v1/${path}`, {
    method: 'POST',
    headers: { ...keyHeaders, 'Content-Type': 'application/json', ...headers },
    body,
  })

describe('63: questions that are none answer 400 {error} with the reason', () => {
  test.each([
    ['an unknown country', { ...paris, country: 'narnia' }, /country must be one of france/],
    ['a missing country', { city: 'paris', type: 'all' }, /country/],
    ['an unknown city', { ...paris, city: 'atlantis' }, /city is not known in france/],
    ['a city of another country', { ...paris, city: 'madrid' }, /city is not known in france/],
    ['a city of 10 kB', { ...paris, city: 'a'.repeat(10_000) }, /too long/],
    ['a city that is a number', { ...paris, city: 7 }, /city/],
    ['the city __proto__', { ...paris, city: '__proto__' }, /city is not known/],
    ['the country constructor', { ...paris, country: 'constructor' }, /country/],
    ['an unknown type', { ...paris, type: 'castle' }, /type must be one of all/],
    ['latitude NaN', { ...paris, userLat: 'NaN', userLng: '2' }, /userLat/],
    ['latitude 91', { ...paris, userLat: '91', userLng: '2' }, /from -90 to 90/],
    ['longitude 181', { ...paris, userLat: '48', userLng: '181' }, /from -180 to 180/],
    ['latitude 1e400', { ...paris, userLat: '1e400', userLng: '2' }, /userLat/],
    ['an empty latitude', { ...paris, userLat: '', userLng: '2' }, /userLat/],
    ['a latitude alone', { ...paris, userLat: '48' }, /together/],
    ['a latitude of 10 kB', { ...paris, userLat: '1'.repeat(10_000), userLng: '2' }, /userLat/],
    ['a latitude with SQL', { ...paris, userLat: "1'; drop table leads", userLng: '2' }, /userLat/],
    ['62: an address as city', { ...paris, city: 'http://169.254.169.254' }, /city is not known/],
  ])('%s', async (_title, body, reason) => {
    const response = await post(JSON.stringify(body))
    expect(response.status).toBe(400)
    const answer = (await response.json()) as { error: string }
    expect(Object.keys(answer)).toEqual(['error'])
    expect(answer.error).toMatch(reason)
    expect(answer.error.length).toBeLessThan(200)
  })

  test.each(['', 'null', '[]', '"paris"', '{', '{"city":"a\\u0000"}'])('a body of %j', async (body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toHaveProperty('error')
  })
})

describe('64: other names, methods and content types answer JSON', () => {
  test.each([
    'nothing',
    'get-refund-locations/',
    'get-refund-locations%2f..',
    '..%2frest',
    'GET-REFUND-LOCATIONS',
    'constructor',
  ])('the name %s: 404', async (name) => {
    const response = await post('{}', name, { 'x-relay-error': 'true' })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'There is no function of this name' })
    expect(response.headers.get('x-relay-error')).toBeNull()
  })

  test('another method: 405; another content type: 415', async () => {
    const get = await opened.app.request('/functions/v1/get-refund-locations', { headers: keyHeaders })
    expect({ status: get.status, allow: get.headers.get('Allow') }).toEqual({ status: 405, allow: 'POST' })
    expect((await post('{}', 'get-refund-locations', { 'Content-Type': 'text/plain' })).status).toBe(415)
  })
})
