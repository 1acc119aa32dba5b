import { afterEach, expect, test, vi } from 'vitest'
import { hasLead } from '#app/backend/lead-calls.ts'
import { forgetPerson } from '#app/platform/forget-person.ts'
import { leadStore } from './lead-store.ts'
import { noteKnownLead } from './use-account-lead.ts'

vi.mock('#app/backend/lead-calls.ts', () => ({ hasLead: vi.fn() }))

const mei = { id: 'mei', email: 'mei@example.com' }

afterEach(() => leadStore.reset())

test('an account with a lead is noted, one without or without an answer is not', async () => {
  vi.mocked(hasLead).mockResolvedValueOnce(false)
  await noteKnownLead(mei)
  vi.mocked(hasLead).mockRejectedValueOnce(new Error('offline'))
  await noteKnownLead(mei)
  expect(leadStore.read().capturedFor).toBe('')
  vi.mocked(hasLead).mockResolvedValueOnce(true)
  await noteKnownLead(mei)
  expect(leadStore.read().capturedFor).toBe(mei.email)
})

test('the address of a person who has signed out before the answer is not stored', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  vi.mocked(hasLead).mockReturnValueOnce(promise)
  const noted = noteKnownLead(mei)
  forgetPerson(mei.id, true)
  resolve(true)
  await noted
  expect(leadStore.read().capturedFor).toBe('')
})
