import { PostgrestClient } from '@supabase/postgrest-js'
import { beforeEach, expect, test, vi } from 'vitest'
import { type NotificationChoices, saveNotifications } from './profile-calls.ts'

/** The stored choices of the only profile; null = there is none. */
let stored: Partial<NotificationChoices> | null
/** Runs before the next write, as another device would. */
let meanwhile: (() => void) | null
let writes: number

vi.mock('./open-rest.ts', () => ({
  readRows: async (read: (rest: PostgrestClient) => PromiseLike<{ data: unknown[] | null }>) =>
    (await read(new PostgrestClient('http://127.0.0.1/rest/v1', { fetch: answer }))).data,
}))

/** Reads and changes the profile as the server does: only if its choices are those of the filter. */
const answer: typeof fetch = async (input, init) => {
  if (init?.method !== 'PATCH') return Response.json(stored ? [{ notification_preferences: stored }] : [])
  writes += 1
  meanwhile?.()
  meanwhile = null
  const filter = new URL(input as string | URL).searchParams.get('notification_preferences') ?? 'eq.null'
  const wanted = JSON.parse(filter.replace(/^eq[.]/, '')) as typeof stored
  if (JSON.stringify(wanted) !== JSON.stringify(stored)) return Response.json([])
  stored = (JSON.parse(init.body as string) as { notification_preferences: NotificationChoices })
    .notification_preferences
  return Response.json([{ id: 'mei' }])
}

beforeEach(() => {
  stored = { emailNotifications: true, refundUpdates: false, promotionalEmails: false }
  meanwhile = null
  writes = 0
})

test('only what was changed is saved; the rest stays as it is stored, and all is returned', async () => {
  const all = { emailNotifications: true, refundUpdates: false, promotionalEmails: true }
  expect(await saveNotifications('mei', { promotionalEmails: true })).toEqual(all)
  expect(stored).toEqual(all)
})

test('a choice that is changed between the reading and the writing stays too', async () => {
  stored = { emailNotifications: true, refundUpdates: true }
  meanwhile = () => {
    stored = { emailNotifications: true, refundUpdates: false }
  }
  const all = { emailNotifications: true, refundUpdates: false, promotionalEmails: true }
  expect(await saveNotifications('mei', { promotionalEmails: true })).toEqual(all)
  expect({ stored, writes }).toEqual({ stored: all, writes: 2 })
})

test('without a profile it is refused', async () => {
  stored = null
  await expect(saveNotifications('mei', { refundUpdates: true })).rejects.toMatchObject({ kind: 'refused' })
  expect(writes).toBe(0)
})
