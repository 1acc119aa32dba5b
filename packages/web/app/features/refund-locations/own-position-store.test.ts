import { afterEach, expect, test } from 'vitest'
import { forgetPosition, requestPosition } from './own-position-store.ts'

/** The browser's geolocation interface, answered by the test. */
function browserThat(
  answer: (success: PositionCallback, failure: PositionErrorCallback) => void,
): Geolocation {
  return {
    getCurrentPosition: (success, failure, options) => {
      expect(options).toEqual({ enableHighAccuracy: true, timeout: 5000, maximumAge: 0 })
      answer(success, failure ?? (() => {}))
    },
  } as Geolocation
}
const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition

afterEach(forgetPosition)

test('a position is found', async () => {
  expect(await requestPosition(browserThat((success) => success(at(48.87, 2.33))))).toBe('found')
})

test.each([
  ['NaN', NaN, 2],
  ['beyond the pole', 91, 2],
  ['beyond the date line', 48, -181],
  ['infinite', 48, Infinity],
])('85: a position that is %s is none', async (_edge, lat, lng) => {
  expect(await requestPosition(browserThat((success) => success(at(lat, lng))))).toBe('refused')
})

test('85: refusal and time-out are the same to the page', async () => {
  const answer = requestPosition(
    browserThat((_success, failure) => failure({ code: 3 } as GeolocationPositionError)),
  )
  expect(await answer).toBe('refused')
})

test('85: an answer that comes after the person turned it off is dropped', async () => {
  let answerLate: PositionCallback = () => {}
  const answer = requestPosition(browserThat((success) => (answerLate = success)))
  forgetPosition()
  answerLate(at(48.87, 2.33))
  expect(await answer).toBe('dropped')
})
