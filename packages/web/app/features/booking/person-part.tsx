import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { LockedField } from '#app/ui/locked-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { accountFields } from './account-fields.ts'
import { loadPhoneReader } from './check-booking.ts'
import type { BookingFormHandle } from './use-booking-form.ts'
import { useSavedPhone } from './use-saved-phone.ts'

/** The person's fields. An account's name and address are locked; people without one can create it here. */
export function PersonPart({ form, user }: { form: BookingFormHandle; user: AccountUser | null }) {
  const { register, formState } = form
  const { errors } = formState
  const locked = accountFields(user)
  useSavedPhone(form, user)
  return (
    <>
      {locked.fullName ? (
        <LockedField label={m.booking_full_name()} value={locked.fullName} hint={m.booking_locked()} />
      ) : (
        <TextField
          {...register('fullName')}
          label={m.booking_full_name()}
          autoComplete="name"
          maxLength={120}
          error={errors.fullName?.message}
        />
      )}
      {locked.email ? (
        <LockedField label={m.booking_email()} value={locked.email} hint={m.booking_locked()} />
      ) : (
        <TextField
          {...register('email')}
          label={m.booking_email()}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          error={errors.email?.message}
        />
      )}
      <TextField
        {...register('phone')}
        label={m.booking_phone()}
        hint={errors.phone ? undefined : m.booking_phone_hint()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        onFocus={() => void loadPhoneReader()}
        error={errors.phone?.message}
      />
      {!user && <CheckboxField {...register('createAccount')} label={m.booking_create_account()} />}
    </>
  )
}
