import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  addEntry,
  preferencesSchema,
  type PreferencesInput,
  type PreferencesValues,
} from '@retour/domain/accounts/shopping-preferences'
import { useMemo, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { preferencesKey, savePreferences } from '#app/backend/preferences-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { peopleLeft } from '#app/platform/forget-person.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast.ts'
import { ChipListField } from './chip-list-field.tsx'
import { listProposals } from './list-proposals.ts'
import { profileDraft } from './profile-draft.ts'
import { useRememberedDraft } from './use-remembered-draft.ts'

const rememberDraft = (preferences: Partial<PreferencesInput>) => profileDraft.write({ preferences })

const listNames = ['categories', 'brands', 'destinations'] as const
const nothingTyped = { categories: '', brands: '', destinations: '' }

interface PreferencesFormProps {
  userId: string
  /** Null if the account has no preferences yet. */
  preferences: PreferencesValues | null
}

/** The form for shopping and travel preferences. Every field is optional. */
export function PreferencesForm({ userId, preferences }: PreferencesFormProps) {
  const saved = useMemo(() => inputOf(preferences), [preferences])
  const [typed, setTyped] = useState(nothingTyped)
  const { register, control, handleSubmit, formState, subscribe, getValues, setValue } = useForm<
    PreferencesInput,
    unknown,
    PreferencesValues
  >({
    resolver: standardSchemaResolver(preferencesSchema),
    reValidateMode: 'onSubmit',
    defaultValues: { ...saved, ...profileDraft.read().preferences },
  })
  useRememberedDraft(subscribe, saved, rememberDraft)
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    if (isSubmitting) return
    const leftBefore = peopleLeft()
    try {
      await savePreferences(userId, values)
      // The draft may be the next person's by now.
      if (peopleLeft() !== leftBefore) return
      queryClient.setQueryData(preferencesKey(userId), values)
      rememberDraft({})
      showToast('success', m.profile_preferences_saved())
    } catch (error) {
      console.warn('The preferences were not saved:', error)
      showToast('error', m.profile_preferences_save_failed())
    }
  })
  /** Adds the text that is still in the fields, because the person expects it to be saved. */
  function addTyped() {
    for (const name of listNames) setValue(name, [...addEntry(getValues(name), typed[name])])
    setTyped(nothingTyped)
  }
  const lists = [
    { name: 'categories', label: m.profile_categories(), hint: m.profile_categories_hint() },
    { name: 'brands', label: m.profile_brands(), hint: m.profile_brands_hint() },
    { name: 'destinations', label: m.profile_destinations(), hint: m.profile_destinations_hint() },
  ] as const

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        addTyped()
        void submit(event)
      }}
      className="grid max-w-[34rem] gap-2"
    >
      <p className="text-ink-2">{m.profile_preferences_lead()}</p>
      <TextField
        {...register('nationality')}
        label={m.profile_nationality()}
        hint={m.profile_nationality_hint()}
        error={errors.nationality?.message}
      />
      <TextField
        {...register('shoppingBudget')}
        label={m.profile_budget()}
        hint={m.profile_budget_hint()}
        inputMode="decimal"
        autoComplete="off"
        error={errors.shoppingBudget?.message}
      />
      <CheckboxField {...register('hasRefundExperience')} label={m.profile_experience()} />
      {lists.map(({ name, label, hint }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <ChipListField
              label={label}
              hint={hint}
              entries={field.value}
              onChange={field.onChange}
              typed={typed[name]}
              onType={(text) => setTyped({ ...typed, [name]: text })}
              proposals={listProposals[name]}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      <div>
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? m.profile_saving() : m.profile_preferences_save()}
        </Button>
      </div>
    </form>
  )
}

function inputOf(preferences: PreferencesValues | null): PreferencesInput {
  const { nationality, shoppingBudget, hasRefundExperience, categories, brands, destinations } =
    preferences ?? {}
  return {
    nationality: nationality ?? '',
    shoppingBudget: shoppingBudget === null || shoppingBudget === undefined ? '' : String(shoppingBudget),
    hasRefundExperience: hasRefundExperience ?? false,
    categories: categories ?? [],
    brands: brands ?? [],
    destinations: destinations ?? [],
  }
}
