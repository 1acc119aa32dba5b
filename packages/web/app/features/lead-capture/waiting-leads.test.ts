import type { RememberedContact } from '@retour/domain/leads/lead'
import { leadOnDevice } from '@retour/domain/leads/on-device'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetPerson } from '#app/platform/forget-person.ts'
import { openStorage } from '#app/platform/testing/open-storage.ts'
import { dropOldContact } from './contact-age.ts'
import { rememberContact, parseContact } from './contact-store.ts'
import { parseState } from './lead-store.ts'
import { hasWaitingLeads } from './has-waiting-leads.ts'
import { consentTime, pauseAfter } from './send-waiting-leads.ts'
import { isGuestSessionOpen } from './guest-session.ts'
import {
  addWaitingLead,
  dropWaitingLeads,
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
    forgetPerson('somebody', true)
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

describe('a consent in a lead', () => {
  test('that goes at once is dated by the server; one that waited says when its box was ticked', () => {
    const threeDaysAgo = Date.now() - 3 * dayMs
    expect(consentTime(lead, Date.now())).toEqual({})
    expect(consentTime(lead, threeDaysAgo)).toEqual({
      consent_given_at: new Date(threeDaysAgo).toISOString(),
    })
    expect(consentTime({ ...lead, marketing_consent: false }, threeDaysAgo)).toEqual({})
  })
})

describe('name and address on this device', () => {
  const lifetimeMs = leadOnDevice.contactDays * dayMs
  const contact = { email: 'mei@example.com', fullName: 'Mei Tanaka' }
  test.each([
    ['given a moment ago', 0, contact],
    ['given 90 days ago, less a second', lifetimeMs - 1000, contact],
    ['given 90 days ago', lifetimeMs, null],
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

  test('come without a consent, also where an earlier version of the site kept one', () => {
    const stored = { contact: { ...contact, marketingConsent: true }, givenAtMs: 1e12 }
    expect(parseContact(stored, 1e12).contact).toEqual(contact)
    rememberContact({ ...contact, marketingConsent: true } as RememberedContact)
    expect(window.localStorage.getItem('retour-contact')).not.toContain('onsent')
  })

  test.each([
    ['younger', lifetimeMs - 1000, true],
    ['older', lifetimeMs, false],
  ])('that are %s than their time stay or go on any page', (_, ageMs, isThere) => {
    window.localStorage.setItem('retour-contact', JSON.stringify({ contact, givenAtMs: Date.now() - ageMs }))
    dropOldContact()
    expect(window.localStorage.getItem('retour-contact') !== null).toBe(isThere)
  })
})

describe('a session of a guest', () => {
  const hourMs = 3_600_000
  test.each([
    ['just begun', 0, true],
    ['of 12 hours, less a second', 12 * hourMs - 1000, true],
    ['of 12 hours', 12 * hourMs, false],
    ['that begins later, by a clock that was set back', -hourMs, false],
  ])('%s', (_, ageMs, expected) => {
    const session = { email: 'mei@example.com', fromMs: 1e12 }
    expect(isGuestSessionOpen(session, 'mei@example.com', 1e12 + ageMs)).toBe(expected)
  })

  test('that never began is none', () => {
    expect(isGuestSessionOpen(parseState({}).sitting, 'mei@example.com', Date.now())).toBe(false)
    expect(isGuestSessionOpen(parseState({ sitting: { fromMs: 1 } }).sitting, undefined, 2)).toBe(false)
  })

  test('is of one address: another tab’s other person is asked here', () => {
    const { sitting } = parseState({ sitting: { email: 'mei@example.com', fromMs: 1e12 } })
    expect(isGuestSessionOpen(sitting, 'ana@example.com', 1e12)).toBe(false)
  })

  test('a question about a row that the page did not hear the answer of can be asked again', () => {
    const takenBack = { calculationId: 'one', key: 'a', outcome: 'asking' }
    expect(parseState({ takenBack }).takenBack).toEqual({ ...takenBack, outcome: 'failed' })
    expect(parseState({ takenBack: { outcome: 'removed' } }).takenBack).toBeNull()
  })
})
