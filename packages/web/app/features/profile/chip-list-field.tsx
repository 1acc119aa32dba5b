import { addEntry } from '@retour/domain/accounts/shopping-preferences'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { controlClass, FieldError, FieldHint, labelClass, useFieldIds } from '#app/ui/field-frame.tsx'

interface ChipListFieldProps {
  label: string
  hint: string
  entries: readonly string[]
  onChange: (entries: string[]) => void
  /** Text that has not been added yet; the form adds it before it is sent. */
  typed: string
  onType: (typed: string) => void
  /** The browser's suggestions while typing. */
  proposals: readonly string[]
  error?: string
}

/** A list of short texts. Each typed entry becomes a chip that can be removed. */
export function ChipListField(props: ChipListFieldProps) {
  const { label, hint, entries, onChange, typed, onType, proposals, error } = props
  const input = useRef<HTMLInputElement>(null)
  const proposalsId = useId()
  const { control, hintId, errorId } = useFieldIds({ hint, error })

  function add() {
    onChange([...addEntry(entries, typed)])
    onType('')
  }
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div>
      <label htmlFor={control.id} className={labelClass}>
        {label}
      </label>
      <div className="flex gap-1">
        <input
          ref={input}
          {...control}
          type="text"
          value={typed}
          list={proposalsId}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={addOnEnter}
          className={`${controlClass(Boolean(error))} min-w-0 flex-1`}
        />
        <Button
          variant="outlined"
          onClick={() => {
            add()
            input.current?.focus()
          }}
          aria-label={m.profile_add_to({ list: label })}
        >
          {m.profile_add()}
        </Button>
      </div>
      <datalist id={proposalsId}>
        {proposals.map((proposal) => (
          <option key={proposal}>{proposal}</option>
        ))}
      </datalist>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <FieldHint id={hintId}>{hint}</FieldHint>
      {entries.length > 0 && (
        <ul aria-label={label} className="mt-1 flex flex-wrap gap-1">
          {entries.map((entry) => (
            <li
              key={entry}
              className="inline-flex max-w-full items-center rounded border border-blue bg-blue-wash ps-1.5 text-small font-strong text-blue-ink"
            >
              <span className="min-w-0 wrap-anywhere">{entry}</span>
              <button
                type="button"
                aria-label={m.profile_remove_entry({ entry })}
                onClick={() => {
                  onChange(entries.filter((one) => one !== entry))
                  input.current?.focus()
                }}
                className="grid size-touch flex-none place-items-center rounded"
              >
                <X aria-hidden size={16} strokeWidth={1.8} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
