import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  profileCurrencies,
  profileSchema,
  type ProfileInput,
  type ProfileValues,
} from '@retour/domain/accounts/profile-form'
import { isCurrency } from '@retour/domain/money/currencies'
import { countries, countryName, isCountry } from '@retour/domain/places/countries'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { saveFullName } from '#app/backend/account-calls.ts'
import { type Profile, profileKey, saveProfile } from '#app/backend/profile-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { peopleLeft } from '#app/platform/forget-person.ts'
import { Button } from '#app/ui/button.tsx'
import { LockedField } from '#app/ui/locked-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast.ts'
import { changeFailure } from './change-failure.ts'
import { profileDraft } from './profile-draft.ts'
import { useRememberedDraft } from './use-remembered-draft.ts'

const rememberDraft = (personal: Partial<ProfileInput>) => profileDraft.write({ personal })

/** The form for name, phone number, country and currency. The input stays until it is saved. */
export function PersonalForm({ user, profile }: { user: AccountUser; profile: Profile }) {
  const saved = useMemo(() => inputOf(user, profile), [user, profile])
  const { register, handleSubmit, formState, subscribe } = useForm<ProfileInput, unknown, ProfileValues>({
    resolver: standardSchemaResolver(profileSchema),
    reValidateMode: 'onSubmit',
    defaultValues: { ...saved, ...profileDraft.read().personal },
  })
  useRememberedDraft(subscribe, saved, rememberDraft)
  const { errors, isSubmitting } = formState
  const currencies = [...new Set([...profileCurrencies, saved.preferredCurrency])]

  const submit = handleSubmit(async ({ fullName, ...values }) => {
    if (isSubmitting) return
    const leftBefore = peopleLeft()
    try {
      if (fullName !== user.fullName) await saveFullName(fullName)
      await saveProfile(user.id, values)
      // The draft may be the next person's by now.
      if (peopleLeft() !== leftBefore) return
      queryClient.setQueryData<Profile>(profileKey(user.id), (before) => ({
        ...(before ?? profile),
        phone: values.phone ?? '',
        country: values.country ?? '',
        preferredCurrency: values.preferredCurrency,
      }))
      rememberDraft({})
      showToast('success', m.profile_updated())
    } catch (error) {
      showToast('error', m.profile_update_failed({ reason: changeFailure(error) }))
    }
  })

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[34rem] gap-2"
    >
      <TextField
        {...register('fullName')}
        label={m.profile_full_name()}
        autoComplete="name"
        maxLength={120}
        error={errors.fullName?.message}
      />
      <LockedField label={m.profile_email()} value={user.email} hint={m.profile_email_locked()} />
      <TextField
        {...register('phone')}
        label={m.profile_phone()}
        hint={m.profile_phone_hint()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
      />
      <SelectField
        {...register('country')}
        label={m.profile_country()}
        hint={m.profile_country_hint()}
        options={[
          { value: '', label: m.profile_country_none() },
          ...countries.map((value) => ({ value, label: countryName(value) })),
        ]}
        error={errors.country?.message}
      />
      <SelectField
        {...register('preferredCurrency')}
        label={m.profile_currency()}
        options={currencies.map((value) => ({ value, label: value }))}
        error={errors.preferredCurrency?.message}
      />
      <div>
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? m.profile_saving() : m.profile_save()}
        </Button>
      </div>
    </form>
  )
}

/** Returns the stored profile as form input; an unknown country or currency becomes empty. */
function inputOf({ fullName }: AccountUser, { phone, country, preferredCurrency }: Profile): ProfileInput {
  const slug = country.toLowerCase()
  return {
    fullName,
    phone,
    country: isCountry(slug) ? slug : '',
    preferredCurrency: isCurrency(preferredCurrency) ? preferredCurrency : 'EUR',
  }
}
