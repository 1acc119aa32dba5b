import { useEffect } from 'react'
import type { FieldValues, UseFormSubscribe } from 'react-hook-form'
import { changedFields } from './profile-draft.ts'

/** Stores the unsaved changes of a form. */
export function useRememberedDraft<Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  saved: Values,
  remember: (changed: Partial<Values>) => void,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => remember(changedFields(saved, values)),
      }),
    [subscribe, saved, remember],
  )
}
