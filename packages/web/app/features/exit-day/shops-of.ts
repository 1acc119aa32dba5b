import type { FormStep } from '@retour/domain/exit/form-steps'
import { countryName } from '@retour/domain/places/countries'
import type { ExitTrip } from './exit-day-props.ts'

/** "Printemps, Le Bon Marché (France)" for the forms of these steps. */
export function shopsOf(steps: readonly Pick<FormStep, 'form'>[], { forms }: ExitTrip): string {
  return steps
    .flatMap(({ form: { id } }) => forms.find(({ form }) => form.id === id) ?? [])
    .map(({ form }) => `${form.shop} (${countryName(form.country)})`)
    .join(', ')
}
