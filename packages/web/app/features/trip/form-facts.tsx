import type { Entry } from '@retour/domain/trip/entry-schema'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { readTrip } from '#app/platform/trip-device.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast.ts'
import { changeForm } from './form-changes.ts'
import type { IssuedForm } from './trip-sums.ts'

/** The form's own data, stored when a field loses the focus. */
export function FormFacts({ issued: { form }, onRemove }: { issued: IssuedForm; onRemove: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const keep = (fields: Parameters<typeof changeForm>[1], opened?: Entry) =>
    changeForm(form.id, fields, opened).then(
      () => true,
      () => {
        showToast('error', m.trip_change_not_saved())
        return false
      },
    )
  return (
    <section aria-labelledby="facts" className="grid gap-1.5 print:hidden">
      <h2
        id="facts"
        className="font-display text-[min(10vw,1.625rem)] leading-[1.15] font-serif tracking-display"
      >
        {m.trip_form_facts()}
      </h2>
      <FactField
        label={m.trip_operator()}
        formId={form.id}
        value={form.operator}
        onKeep={(operator, opened) => keep({ operator }, opened)}
      />
      <FactField
        label={m.trip_code()}
        formId={form.id}
        value={form.code}
        onKeep={(code, opened) => keep({ code }, opened)}
      />
      <TextField
        label={m.trip_issued_on()}
        type="date"
        value={form.issuedOn}
        onChange={({ target }) => target.value && void keep({ issuedOn: target.value })}
      />
      {isConfirming ? (
        <div className="flex flex-wrap gap-1">
          <Button size="small" onClick={onRemove}>
            {m.trip_remove_form_yes()}
          </Button>
          <Button variant="outlined" size="small" onClick={() => setIsConfirming(false)}>
            {m.trip_forget_no()}
          </Button>
        </div>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="-ms-1.75 justify-self-start"
          onClick={() => setIsConfirming(true)}
        >
          {m.trip_remove_form()}
        </Button>
      )}
    </section>
  )
}

interface FactFieldProps {
  label: string
  formId: string
  value: string
  onKeep: (typed: string, opened: Entry | undefined) => Promise<boolean>
}

/**
 * Shows the stored value, also from other devices, until somebody types. The input then replaces the value they saw.
 */
function FactField({ label, formId, value, onKeep }: FactFieldProps) {
  const [typed, setTyped] = useState<{ text: string; opened: Entry | undefined } | null>(null)
  function type(text: string) {
    setTyped({ text, opened: typed ? typed.opened : readTrip().entries.get(formId) })
  }
  async function leave() {
    if (typed && (await onKeep(typed.text.trim(), typed.opened))) setTyped(null)
  }
  return (
    <TextField
      label={label}
      value={typed?.text ?? value}
      maxLength={120}
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
      onBlur={() => void leave()}
    />
  )
}
