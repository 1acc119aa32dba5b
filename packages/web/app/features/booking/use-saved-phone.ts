import { useEffect } from 'react'
import type { AccountUser } from '#app/backend/stored-session.ts'
import type { BookingFormHandle } from './use-booking-form.ts'

/** Fills in the phone number of the account's profile if the field is empty. */
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
    // Without a response the person types the number.
    fill().catch(() => null)
    return () => {
      isCurrent = false
    }
  }, [userId, getValues, setValue])
}
