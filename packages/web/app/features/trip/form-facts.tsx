import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast.ts'
import { changeForm } from './form-changes.ts'
import type { IssuedForm } from './trip-sums.ts'

/** The form's own facts, kept as they are typed once the field is left. */
export function FormFacts({ issued: { form }, onRemove }: { issued: IssuedForm; onRemove: () => void }) {
  const [operator, setOperator] = useState(form.operator)
  const [code, setCode] = useState(form.code)
  const [isAsked, setIsAsked] = useState(false)
  const keep = (fields: Parameters<typeof changeForm>[1]) =>
    void changeForm(form.id, fields).catch(() => showToast('error', m.trip_change_not_saved()))
  return (
    <section aria-labelledby="facts" className="grid gap-1.5 print:hidden">
      <h2
        id="facts"
        className="font-display text-[min(10vw,1.625rem)] leading-[1.15] font-serif tracking-display"
      >
        {m.trip_form_facts()}
      </h2>
      <TextField
        label={m.trip_operator()}
        value={operator}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => setOperator(target.value)}
        onBlur={() => keep({ operator: operator.trim() })}
      />
      <TextField
        label={m.trip_code()}
        value={code}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => setCode(target.value)}
        onBlur={() => keep({ code: code.trim() })}
      />
      <TextField
        label={m.trip_issued_on()}
        type="date"
        value={form.issuedOn}
        onChange={({ target }) => target.value && keep({ issuedOn: target.value })}
      />
      {isAsked ? (
        <div className="flex flex-wrap gap-1">
          <Button size="small" onClick={onRemove}>
            {m.trip_remove_form_yes()}
          </Button>
          <Button variant="outlined" size="small" onClick={() => setIsAsked(false)}>
            {m.trip_forget_no()}
          </Button>
        </div>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="-ms-1.75 justify-self-start"
          onClick={() => setIsAsked(true)}
        >
          {m.trip_remove_form()}
        </Button>
      )}
    </section>
  )
}
