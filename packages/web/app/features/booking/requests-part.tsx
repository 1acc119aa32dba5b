import {
  addRequest,
  hasRequest,
  luxuryRequest,
  removeRequest,
  requestChips,
} from '@retour/domain/booking/special-requests'
import { Check } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { completeInput } from './booking-input.ts'
import { useInput, type BookingFormHandle } from './use-booking-form.ts'

/** A text field, and chips that append their text once. A chip whose text is in the field is marked and removes it. */
export function RequestsPart({ form, headingId }: { form: BookingFormHandle; headingId: string }) {
  const { register, setValue, getValues, formState } = form
  const { specialRequests: requests } = useInput(form)

  function toggle(request: string) {
    const { specialRequests: typed } = completeInput(getValues())
    const change = hasRequest(typed, request) ? removeRequest : addRequest
    setValue('specialRequests', change(typed, request), { shouldValidate: formState.isSubmitted })
  }
  return (
    <>
      <CheckboxField
        label={m.booking_luxury()}
        checked={hasRequest(requests, luxuryRequest)}
        onChange={() => toggle(luxuryRequest)}
      />
      <div role="group" aria-label={m.booking_chips()} className="flex flex-wrap gap-1">
        {requestChips.map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={hasRequest(requests, chip)}
            onClick={() => toggle(chip)}
            className="group inline-flex min-h-touch items-center gap-0.75 rounded border border-line-strong bg-paper px-1.75 py-0.75 text-start text-small hover:bg-sunken aria-pressed:border-blue aria-pressed:bg-blue-wash aria-pressed:font-strong aria-pressed:text-blue-ink"
          >
            <Check aria-hidden className="hidden size-2 flex-none group-aria-pressed:block" strokeWidth={2} />
            {chip}
          </button>
        ))}
      </div>
      <TextAreaField
        {...register('specialRequests')}
        labelledBy={headingId}
        hint={m.booking_requests_hint()}
        rows={3}
        error={formState.errors.specialRequests?.message}
      />
    </>
  )
}
