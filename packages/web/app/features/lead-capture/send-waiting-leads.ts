import { leadMessages, leadSchema, type Lead } from '@retour/domain/leads/lead'
import * as z from 'zod/mini'
import { checkSession } from '#app/backend/account-calls.ts'
import { toBackendError, type BackendError } from '#app/backend/backend-error.ts'
import { insertLead, type LeadToInsert } from '#app/backend/lead-calls.ts'
import { readStoredSession } from '#app/backend/stored-session.ts'
import { showToast } from '#app/ui/toast.ts'
import { isLeadShown, noteLeadAddress, noteRefusedLead } from './shown-leads.ts'
import {
  listWaitingLeads,
  noteFailedLeads,
  refuseWaitingLead,
  removeWaitingLead,
  type WaitingLead,
} from './waiting-leads.ts'

const firstPauseMs = 5_000
const maxPauseMs = 5 * 60_000
const atOnceMs = 60_000

let round: Promise<void> = Promise.resolve()
let isRoundQueued = false
let failedRounds = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends all waiting leads, in one tab at a time. Resolves after the round; never rejects. Failed ones are sent again
 * when the network returns, when the page becomes visible, on the next page, and in between with increasing pauses.
 */
export function sendWaitingLeads(): Promise<void> {
  if (isRoundQueued) return round
  isRoundQueued = true
  round = round.then(async () => {
    isRoundQueued = false
    const outcome = await oneTabAtATime(sendAll).catch(() => 'failed' as const)
    clearTimeout(timer)
    failedRounds = outcome === 'failed' ? failedRounds + 1 : 0
    if (failedRounds > 0) timer = setTimeout(() => void sendWaitingLeads(), pauseAfter(failedRounds))
  })
  return round
}

/**
 * Returns the pause before the next round in ms: 5 s, doubled each time, at most five minutes, with random variation so
 * that clients do not retry together.
 */
export const pauseAfter = (failures: number, random = Math.random()) =>
  Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs) * (0.75 + random / 2)

/**
 * Runs it under a lock, so that only one tab sends. Pages over plain HTTP have no locks, and browsers that block site
 * data refuse them; then the key of each lead prevents duplicates.
 */
async function oneTabAtATime<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  let outcome: Promise<Outcome> | undefined
  try {
    return await navigator.locks.request('retour-leads', () => (outcome = run()))
  } catch {
    return outcome ?? run()
  }
}

async function sendAll(): Promise<'done' | 'failed'> {
  const tried = new Set<string>()
  for (;;) {
    // Read again each time, because another tab or "Not you?" may have removed a lead meanwhile.
    const next = listWaitingLeads().find(({ key }) => !tried.has(key))
    if (!next) break
    tried.add(next.key)
    const failure = await send(next)
    if (failure && !isAboutOne(failure)) {
      noteFailedLeads(listWaitingLeads().map(({ key }) => key))
      return 'failed'
    }
  }
  return listWaitingLeads().some(({ key }) => tried.has(key)) ? 'failed' : 'done'
}

async function send({ key, calculationId, userId, calculatedOn, savedAtMs, lead }: WaitingLead) {
  const checked = z.safeParse(leadSchema, lead)
  if (!checked.success) return removeWaitingLead(key)
  // Another person is signed in; the lead of the previous account is dropped.
  if (userId !== null && readStoredSession()?.user.id !== userId) return removeWaitingLead(key)
  const row = {
    ...checked.data,
    idempotency_key: key,
    calculated_on: calculatedOn,
    ...consentTime(checked.data, savedAtMs),
  }
  try {
    if (userId === null) await insertLead(row, 'guest')
    else noteLeadAddress(calculationId, lead.email, await insertForAccount(userId, row))
    removeWaitingLead(key)
    return
  } catch (error) {
    const failure = toBackendError(error)
    console.warn('The calculation was not saved:', failure.kind, failure.status)
    if (!isAboutTheRow(failure)) {
      if (isAboutOne(failure)) noteFailedLeads([key])
      return failure
    }
    if (!isLeadShown(calculationId)) showToast('error', leadMessages.input)
    noteRefusedLead(lead.email, calculationId)
    refuseWaitingLead(key)
    return
  }
}

/**
 * Inserts a lead under the account's current address and returns that address. The address may have changed while the
 * lead waited, also on another device; a new token then contains it.
 */
async function insertForAccount(userId: string, row: LeadToInsert): Promise<string> {
  const email = emailOf(userId) ?? row.email
  try {
    await insertLead({ ...row, email }, 'account')
    return email
  } catch (error) {
    if (toBackendError(error).status !== 403) throw error
    await checkSession(Number.POSITIVE_INFINITY)
    const changed = emailOf(userId)
    if (!changed || changed === email) throw error
    await insertLead({ ...row, email: changed }, 'account')
    return changed
  }
}

function emailOf(userId: string): string | null {
  const user = readStoredSession()?.user
  return user?.id === userId ? user.email.toLowerCase() : null
}

/**
 * Returns the time of consent for a lead that waited; a lead sent at once is dated by the server, whose clock is right.
 */
export const consentTime = ({ marketing_consent: isGiven }: Lead, savedAtMs: number) =>
  isGiven && Date.now() - savedAtMs > atOnceMs ? { consent_given_at: new Date(savedAtMs).toISOString() } : {}

/** Invalid, too large, or not processable: the same row would be refused again. */
const isAboutTheRow = ({ kind, status }: BackendError) =>
  kind === 'refused' && (status === 400 || status === 413 || status === 422)

/** Only this lead failed; the others may still be accepted. */
const isAboutOne = ({ kind, status }: BackendError) => kind === 'refused' && status !== 429 && status !== 408
