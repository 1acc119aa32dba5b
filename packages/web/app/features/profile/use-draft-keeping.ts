import { useEffect } from 'react'
import type { FieldValues, UseFormSubscribe } from 'react-hook-form'
import { loadToaster } from '#app/ui/toast.ts'
import { changedFields } from './profile-draft.ts'

/** Remembers what was changed in a form, and fetches what will say how saving went before the network may be gone. */
export function useDraftKeeping<Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  saved: Values,
  keep: (changed: Partial<Values>) => void,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keep(changedFields(saved, values))
          void loadToaster().catch(() => null)
        },
      }),
    [subscribe, saved, keep],
  )
}
