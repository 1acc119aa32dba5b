import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetPerson } from '#app/platform/forget-person.ts'
import { contactLifetimeMs, parseContact } from './contact-store.ts'
import { pauseAfter } from './send-waiting-leads.ts'
import {
  addWaitingLead,
  dropWaitingLeads,
  hasWaitingLeads,
  leadStage,
  listWaitingLeads,
  noteFailedLeads,
  removeWaitingLead,
  type WaitingLead,
} from './waiting-leads.ts'

const dayMs = 86_400_000
const lead = {
  email: 'mei@example.com',
  full_name: 'Mei Tanaka',
  purchase_amount: 1250,
  vat_amount: 208.33,
  refund_amount: 177.08,
  is_eligible: true,
  currency: 'EUR',
  country: 'france',
  marketing_consent: true,
}
const waiting = (key: string, change: Partial<WaitingLead> = {}): WaitingLead => ({
  key,
  calculationId: 'one',
  userId: null,
  calculatedOn: '2026-11-21',
  savedAtMs: Date.now(),
  lead,
  ...change,
})

/** What a browser offers here, as far as it matters: names are own keys. */
function openStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (storage as Record<string, string>)[key] ?? null,
    setItem: (key: string, value: string) => void ((storage as Record<string, string>)[key] = value),
    removeItem: (key: string) => void delete (storage as Record<string, string>)[key],
  }) as Storage
  return storage
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: openStorage(), sessionStorage: openStorage() })
})

describe('leads that wait on the device', () => {
  test('come back as they were given, consent too, the oldest first', () => {
    const now = Date.now()
    const [second, first] = [waiting('b', { savedAtMs: now - 1 }), waiting('a', { savedAtMs: now - 2 })]
    addWaitingLead(second)
    addWaitingLead(first)
    expect(listWaitingLeads()).toEqual([first, second])
  })

  test('end after 30 days, and not before', () => {
    addWaitingLead(waiting('kept', { savedAtMs: Date.now() - 30 * dayMs + 60_000 }))
    addWaitingLead(waiting('old', { savedAtMs: Date.now() - 30 * dayMs }))
    expect(listWaitingLeads().map(({ key }) => key)).toEqual(['kept'])
    removeWaitingLead('kept')
    expect(hasWaitingLeads()).toBe(false)
  })

  test.each(['', '{', 'null', '[]', '{"key":1}', '{"key":"a","calculationId":"b","calculatedOn":"c"}'])(
    'what says %j is none, and goes',
    (stored) => {
      window.localStorage.setItem('retour-lead-waiting:x', stored)
      expect(listWaitingLeads()).toEqual([])
      expect(hasWaitingLeads()).toBe(false)
    },
  )

  test('end when their person leaves', () => {
    addWaitingLead(waiting('a'))
    window.localStorage.setItem('retour-contact', '{}')
    window.localStorage.setItem('account-banner-dismissed', 'true')
    forgetPerson()
    expect(Object.keys(window.localStorage)).toEqual(['account-banner-dismissed'])
  })

  test('end all at once when somebody says that it is not them', () => {
    addWaitingLead(waiting('a'))
    addWaitingLead(waiting('b'))
    dropWaitingLeads()
    expect(hasWaitingLeads()).toBe(false)
  })

  test('are kept by the page alone where the browser forbids storage', () => {
    vi.stubGlobal('window', {})
    addWaitingLead(waiting('a'))
    expect(listWaitingLeads().map(({ key }) => key)).toEqual(['a'])
    removeWaitingLead('a')
    expect(hasWaitingLeads()).toBe(false)
  })

  test('are on their way until they fail, and gone once they are removed; for their own address only', () => {
    addWaitingLead(waiting('a'))
    expect(leadStage('one', 'mei@example.com')).toBe('saving')
    noteFailedLeads(['a'])
    expect(leadStage('one', 'mei@example.com')).toBe('waiting')
    expect(leadStage('one', 'other@example.com')).toBe('gone')
    removeWaitingLead('a')
    expect(leadStage('one', 'mei@example.com')).toBe('gone')
  })
})

describe('the pause before the next attempt', () => {
  test.each([
    [1, 5_000],
    [2, 10_000],
    [4, 40_000],
    [7, 300_000],
    [2_000, 300_000],
  ])('after %i failures is about %i ms', (failures, ms) => {
    expect(pauseAfter(failures, 0.5)).toBe(ms)
    expect(pauseAfter(failures, 0)).toBe(ms * 0.75)
  })
})

describe('name and address on this device', () => {
  const contact = { email: 'mei@example.com', fullName: 'Mei Tanaka', marketingConsent: true }
  test.each([
    ['given a moment ago', 0, contact],
    ['given 400 days ago, less a second', contactLifetimeMs - 1000, contact],
    ['given 400 days ago', contactLifetimeMs, null],
  ])('%s', (_, ageMs, expected) => {
    expect(parseContact({ contact, givenAtMs: 1e12 }, 1e12 + ageMs).contact).toEqual(expected)
  })

  test.each([
    ['nothing', null],
    ['text', 'mei'],
    ['no day', { contact }],
    ['no address', { contact: { ...contact, email: 'mei' }, givenAtMs: 1e12 }],
  ])('stored as %s are none', (_, stored) => {
    expect(parseContact(stored, 1e12).contact).toBeNull()
  })
})
