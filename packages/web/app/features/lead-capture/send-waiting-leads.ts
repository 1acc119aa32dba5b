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
 * Sends all that waits, one tab at a time, and resolves after the round. What fails stays and is tried again: when
 * the network is back, when the page is looked at, on the next page, and in between after longer and longer pauses.
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

/** 5 s, then twice as long each time, five minutes at most; tabs and devices do not come back together. */
export const pauseAfter = (failures: number, random = Math.random()) =>
  Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs) * (0.75 + random / 2)

/**
 * A page over plain HTTP from another machine has no locks, and a browser that blocks a site's data refuses them: the
 * key of each lead then makes it single.
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
    // Looked up each time: another tab or "Not you?" may have taken one away meanwhile.
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
  // Another person's by now: it ended when its own left.
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
 * Goes under the address that the account has now, and gives it. It may have changed while the lead waited, also on
 * another device: a new token then tells it.
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

/** What goes at once is dated by the server, whose clock is right; what has waited says when its box was ticked. */
export const consentTime = ({ marketing_consent: isGiven }: Lead, savedAtMs: number) =>
  isGiven && Date.now() - savedAtMs > atOnceMs ? { consent_given_at: new Date(savedAtMs).toISOString() } : {}

/** Bad request, too large, or not processable: the same row would be refused again. */
const isAboutTheRow = ({ kind, status }: BackendError) =>
  kind === 'refused' && (status === 400 || status === 413 || status === 422)

/** The others may still be taken. */
const isAboutOne = ({ kind, status }: BackendError) => kind === 'refused' && status !== 429 && status !== 408
