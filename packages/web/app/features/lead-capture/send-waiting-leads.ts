import { leadMessages, leadSchema } from '@retour/domain/leads/lead'
import * as z from 'zod/mini'
import { toBackendError, type BackendError } from '#app/backend/backend-error.ts'
import { insertLead } from '#app/backend/lead-calls.ts'
import { readAgain } from '#app/backend/query-client.ts'
import { readStoredSession } from '#app/backend/stored-session.ts'
import { showToast } from '#app/ui/toast.ts'
import { isLeadShown, noteRefusedLead } from './shown-leads.ts'
import { listWaitingLeads, noteFailedLeads, removeWaitingLead, type WaitingLead } from './waiting-leads.ts'

const firstPauseMs = 5_000
const longestPauseMs = 5 * 60_000

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
    const waiting = listWaitingLeads()
    const outcome = await oneTabAtATime(async () => {
      // While this tab waited for its turn another one has sent them, and what was read here is old too.
      if (areSomeGone(waiting)) void readAgain(['leads'])
      return sendAll()
    }).catch(() => 'failed' as const)
    clearTimeout(timer)
    failedRounds = outcome === 'failed' ? failedRounds + 1 : 0
    if (failedRounds > 0) timer = setTimeout(() => void sendWaitingLeads(), pauseAfter(failedRounds))
  })
  return round
}

/** 5 s, then twice as long each time, five minutes at most; tabs and devices do not come back together. */
export const pauseAfter = (failures: number, random = Math.random()) =>
  Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs) * (0.75 + random / 2)

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

function areSomeGone(before: WaitingLead[]): boolean {
  const now = new Set(listWaitingLeads().map(({ key }) => key))
  return before.some(({ key }) => !now.has(key))
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

async function send({ key, calculationId, userId, calculatedOn, lead }: WaitingLead) {
  const checked = z.safeParse(leadSchema, lead)
  if (!checked.success) return removeWaitingLead(key)
  // Another person's by now: it ended when its own left.
  if (userId !== null && readStoredSession()?.user.id !== userId) return removeWaitingLead(key)
  try {
    const row = { ...checked.data, idempotency_key: key, calculated_on: calculatedOn }
    await insertLead(row, userId === null ? 'guest' : 'account')
    removeWaitingLead(key)
    // What the dashboard has read of them is old now.
    void readAgain(['leads'])
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
    removeWaitingLead(key)
    return
  }
}

/** Bad request, too large, or not processable: the same row would be refused again. */
const isAboutTheRow = ({ kind, status }: BackendError) =>
  kind === 'refused' && (status === 400 || status === 413 || status === 422)

/** The others may still be taken. */
const isAboutOne = ({ kind, status }: BackendError) => kind === 'refused' && status !== 429 && status !== 408
