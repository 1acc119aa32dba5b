import { expect, test } from 'vitest'
import {
  bookingStore,
  forgetDraft,
  parseState,
  readDraft,
  renewKey,
  requestKey,
  writeInput,
} from './booking-draft.ts'
import { emptyInput } from './booking-input.ts'

const typed = { ...emptyInput, fullName: 'Mei Tanaka', pickupLocation: 'Hotel' }

test('a place keeps its ride and its key, the person is known at every place', () => {
  writeInput('france/paris', typed)
  const key = requestKey('france/paris')
  writeInput('france/paris', { ...typed, passengers: '4' })
  expect(requestKey('france/paris')).toBe(key)
  expect(requestKey('spain/madrid')).not.toBe(key)
  expect(readDraft('france/paris')?.ride).toMatchObject({ pickupLocation: 'Hotel', passengers: '4' })
  expect(readDraft('spain/madrid')?.ride.pickupLocation).toBe('')
  expect(bookingStore.read().person.fullName).toBe('Mei Tanaka')
})

test('a request that goes on after another version was stored has a new key and the same words', () => {
  writeInput('france/nice', typed)
  const key = requestKey('france/nice')
  renewKey('france/nice')
  expect(requestKey('france/nice')).not.toBe(key)
  expect(readDraft('france/nice')).toMatchObject({ ride: { pickupLocation: 'Hotel' }, attempts: [] })
})

test('after success nothing of the ride or the person is left, other places keep theirs', () => {
  writeInput('france/paris', typed)
  writeInput('spain/madrid', typed)
  forgetDraft('france/paris')
  expect(readDraft('france/paris')).toBeNull()
  expect(readDraft('spain/madrid')?.ride.pickupLocation).toBe('Hotel')
  expect(bookingStore.read().person).toEqual({ fullName: '', email: '', phone: '' })
})

test('what was stored is read back, and nonsense is forgotten', () => {
  writeInput('france/paris', typed)
  const stored: unknown = JSON.parse(JSON.stringify(bookingStore.read()))
  expect(parseState(stored)).toEqual(bookingStore.read())
  expect(parseState({ person: 7, drafts: { a: { key: 'x' } } })).toEqual(bookingStore.initial)
  expect(parseState(null)).toEqual(bookingStore.initial)
})
