import { useEffect } from 'react'
import type { AccountUser } from '#app/backend/stored-session.ts'
import type { BookingFormHandle } from './use-booking-form.ts'

/** Fills in the phone of the account's profile where none stands. */
export function useSavedPhone({ getValues, setValue }: BookingFormHandle, user: AccountUser | null) {
  const userId = user?.id ?? null
  useEffect(() => {
    if (userId === null) return
    let isCurrent = true
    const fill = async () => {
      const { readProfile } = await import('#app/backend/profile-calls.ts')
      const { phone } = await readProfile(userId)
      if (isCurrent && phone !== '' && !getValues('phone')) setValue('phone', phone)
    }
    // Without an answer the field is typed, as by everybody else.
    fill().catch(() => null)
    return () => {
      isCurrent = false
    }
  }, [userId, getValues, setValue])
}
