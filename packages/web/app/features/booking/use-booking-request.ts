import type { BookingForm } from '@retour/domain/booking/booking-form'
import { bookingRow, type BookingRow } from '@retour/domain/booking/booking-row'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { readStoredSession, type AccountUser } from '#app/backend/stored-session.ts'
import { accountDraft } from '#app/features/accounts/account-draft.ts'
import { closeAuthDialog, openAuthDialog } from '#app/features/accounts/open-auth-dialog.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import { forgetDraft, readDraft, renewKey, requestKey } from './booking-draft.ts'
import { completeInput, emptyInput } from './booking-input.ts'
import { placeKey, type BookingPlace } from './booking-place.ts'
import { confirmedStore } from './confirmed-booking.ts'
import { holdRequest } from './hold-request.ts'
import { sendBooking } from './send-booking.ts'
import type { BookingFormHandle } from './use-booking-form.ts'
import { useHeldRequest } from './use-held-request.ts'
import {
  dropWaitingRequest,
  readWaitingRequest,
  subscribeToWaitingRequest,
  writeWaitingRequest,
} from './waiting-request.ts'

/** The account may have been noticed, and the request sent, before the dialog says so. */
const isStillWaiting = () => readWaitingRequest()?.row === null

/**
 * Sends the form once, however often it is asked to; first lets its sender make an account where that was ticked.
 * A request whose account waits for its mail is sent by the link in it, or by the tab that the person returns to.
 */
export function useBookingRequest(place: BookingPlace, form: BookingFormHandle, user: AccountUser | null) {
  const key = placeKey(place)
  const isUnderway = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)
  const waiting = useSyncExternalStore(subscribeToWaitingRequest, readWaitingRequest, () => null)
  const own = waiting?.place === key ? waiting : null

  async function send(checked: BookingForm) {
    const account = readStoredSession()?.user ?? null
    const { country, city } = place
    const request = { country, city, userId: account?.id ?? null, idempotencyKey: requestKey(key) }
    const row = bookingRow(checked, request)
    if (!account && form.getValues('createAccount')) return askForAccount(row)
    const outcome = await sendBooking(key, row)
    if (outcome.kind === 'stored') return finish(outcome.row, outcome.isAsSent)
    setFailure(outcome.reason)
    showToast('error', m.booking_failed({ reason: outcome.reason }))
  }

  async function submit() {
    if (isUnderway.current) return
    isUnderway.current = true
    setFailure(null)
    try {
      await form.handleSubmit(send)()
    } finally {
      isUnderway.current = false
    }
  }

  function askForAccount(asked: BookingRow) {
    const input = completeInput(form.getValues())
    const request = { place: key, key: asked.idempotency_key, input, held: null, row: null, isAsSent: true }
    writeWaitingRequest(request)
    accountDraft.write({ typedEmail: input.email, typedName: input.fullName })
    openAuthDialog('signup', {
      signUpData: holdRequest(key, asked),
      onSuccess: (outcome) => void (outcome === 'signed-in' && isStillWaiting() && submit()),
    })
  }

  function sendWithoutAccount() {
    form.setValue('createAccount', false)
    void submit()
  }

  function finish(row: BookingRow, isAsSent: boolean) {
    confirm(row, isAsSent)
    const request = readWaitingRequest()
    if (request?.key === row.idempotency_key) {
      if (row.user_id) writeWaitingRequest({ ...request, input: emptyInput, row, isAsSent })
      else dropWaitingRequest()
    }
    showToast('success', m.booking_received())
  }

  /** The mail's link was opened elsewhere: the server has sent what it kept. */
  function finishElsewhere() {
    const request = readWaitingRequest()
    if (!request?.held || request.row) return
    const isAsSent = JSON.stringify(completeInput(form.getValues())) === JSON.stringify(request.input)
    confirm(request.held, isAsSent)
    writeWaitingRequest({ ...request, input: emptyInput, row: request.held, isAsSent })
    // It still waits for the mail that was opened elsewhere.
    closeAuthDialog()
    showToast('success', m.booking_received())
  }

  function confirm(row: BookingRow, isAsSent: boolean) {
    const confirmedAt = new Date().toISOString()
    confirmedStore.write({ booking: { place: key, row, isAsSent, confirmedAt } })
    if (!isAsSent) return renewKey(key)
    forgetDraft(key)
    form.reset(emptyInput)
  }

  const isWaiting = own !== null && own.row === null && !user
  useHeldRequest(isWaiting && own.held ? own.key : null, finishElsewhere)

  const hasTried = useRef(false)
  const submitAsSeen = useEffectEvent(submit)
  const confirmAsTold = useEffectEvent(confirm)

  useEffect(() => {
    if (!own) return
    if (own.row) {
      // Another tab has sent what this one still shows.
      if (own.key === readDraft(key)?.key) confirmAsTold(own.row, own.isAsSent)
      return
    }
    // Only for who typed it: anybody can send a link that signs in somebody else.
    if (user?.email.toLowerCase() !== own.input.email.trim().toLowerCase()) return
    const sendOnceSeen = () => {
      if (document.visibilityState !== 'visible' || hasTried.current) return
      hasTried.current = true
      void submitAsSeen()
    }
    sendOnceSeen()
    document.addEventListener('visibilitychange', sendOnceSeen)
    return () => document.removeEventListener('visibilitychange', sendOnceSeen)
  }, [own, key, user])

  // Who signs out leaves nothing behind for the next person at this browser.
  const person = useRef<string | null>(null)
  const userId = user?.id ?? null
  useEffect(() => {
    if (person.current !== null && person.current !== userId) {
      form.reset(emptyInput)
      setFailure(null)
    }
    person.current = userId
  }, [userId, form])

  return { failure, isWaiting, isHeld: own?.held != null, submit, sendWithoutAccount }
}
