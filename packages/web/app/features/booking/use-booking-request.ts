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
import { offerPendingBooking } from './offer-pending-booking.ts'
import {
  dropPendingBooking,
  readPendingBooking,
  subscribeToPendingBooking,
  writePendingBooking,
  type PendingBooking,
} from './pending-booking.ts'
import type { PendingPlace } from './pending-note.tsx'
import { rideOf, sendBooking } from './send-booking.ts'
import type { BookingFormHandle } from './use-booking-form.ts'
import { usePendingState } from './use-pending-state.ts'

/** The account may have been recognized and the request sent before the dialog reports it. */
const isStillPending = () => readPendingBooking()?.row === null
/** Returns the address of the sign-up, which may differ from that of the form. */
const addressOf = ({ carried, input }: PendingBooking) => (carried ?? input).email

/**
 * Returns a function that sends the form once, however often it is called. If the person asked for an account, the
 * sign-up comes first. A request that waits for the confirmation is sent by the link in the mail, or by the tab to
 * which the person returns.
 */
export function useBookingRequest(place: BookingPlace, form: BookingFormHandle, user: AccountUser | null) {
  const key = placeKey(place)
  const isUnderway = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)
  const pending = useSyncExternalStore(subscribeToPendingBooking, readPendingBooking, () => null)
  const own = pending?.place === key ? pending : null

  const isPending = own !== null && own.row === null && !user
  const state = usePendingState(isPending ? own.key : null, finishElsewhere)
  const standing: PendingPlace = state === 'pending' ? (own?.carried ? 'carried' : 'here') : state

  async function send(checked: BookingForm) {
    const account = readStoredSession()?.user ?? null
    const { country, city } = place
    const request = { country, city, userId: account?.id ?? null, idempotencyKey: requestKey(key) }
    const row = bookingRow(checked, request)
    if (!account && form.getValues('createAccount')) return askForAccount(row)
    const outcome = await sendBooking(key, row)
    if (outcome.kind === 'left') return
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

  function askForAccount(unsent: BookingRow) {
    const input = completeInput(form.getValues())
    const pendingBefore = readPendingBooking()
    // The link of an earlier mail for this request may still be used.
    const before = pendingBefore?.key === unsent.idempotency_key ? pendingBefore : null
    const carried = before?.carried ?? null
    const isSame = carried === null || rideOf(carried) === rideOf(unsent)
    const isAsSent = isSame && before?.isAsSent !== false
    writePendingBooking({ place: key, key: unsent.idempotency_key, input, carried, row: null, isAsSent })
    accountDraft.write({ typedEmail: input.email, typedName: input.fullName })
    const { signUpData, storeCarried } = offerPendingBooking(key, unsent)
    // After the confirmation the account exists.
    openAuthDialog(state === 'ended' ? 'login' : 'signup', {
      signUpData,
      onSuccess: (outcome) => {
        if (outcome === 'registered') storeCarried()
        else if (isStillPending()) void submit()
      },
    })
  }

  function sendWithoutAccount() {
    form.setValue('createAccount', false)
    void submit()
  }

  function finish(row: BookingRow, isAsSent: boolean) {
    confirm(row, isAsSent)
    const request = readPendingBooking()
    if (request?.key === row.idempotency_key) {
      if (row.user_id) writePendingBooking({ ...request, input: emptyInput, row, isAsSent })
      else dropPendingBooking()
    }
    showToast('success', m.booking_received())
  }

  /** The link was opened elsewhere and has sent the carried request. */
  function finishElsewhere() {
    const request = readPendingBooking()
    if (!request?.carried || request.row) return
    const isAsSent =
      request.isAsSent && JSON.stringify(completeInput(form.getValues())) === JSON.stringify(request.input)
    confirm(request.carried, isAsSent)
    writePendingBooking({ ...request, input: emptyInput, row: request.carried, isAsSent })
    // This tab still waits for the mail that was opened elsewhere.
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

  const hasTried = useRef(false)
  const submitAsSeen = useEffectEvent(submit)
  const confirmByInstructions = useEffectEvent(confirm)

  useEffect(() => {
    if (!own) return
    if (own.row) {
      // Another tab has sent the request that this one still shows.
      if (own.key === readDraft(key)?.key) confirmByInstructions(own.row, own.isAsSent)
      return
    }
    // Only for the person who typed it, because anybody can send a link that signs in somebody else.
    if (user?.email.toLowerCase() !== addressOf(own).trim().toLowerCase()) return
    const sendOnceSeen = () => {
      if (document.visibilityState !== 'visible' || hasTried.current) return
      hasTried.current = true
      void submitAsSeen()
    }
    sendOnceSeen()
    document.addEventListener('visibilitychange', sendOnceSeen)
    return () => document.removeEventListener('visibilitychange', sendOnceSeen)
  }, [own, key, user])

  // After a sign-out nothing remains for the next person at this browser.
  const person = useRef<string | null>(null)
  const userId = user?.id ?? null
  useEffect(() => {
    if (person.current !== null && person.current !== userId) {
      form.reset(emptyInput)
      setFailure(null)
    }
    person.current = userId
  }, [userId, form])

  const shown = isPending ? { state: standing, email: addressOf(own) } : null
  return { failure, pending: shown, submit, sendWithoutAccount }
}
