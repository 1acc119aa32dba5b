import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

interface ActionFormProps {
  children: ReactNode
  /** The label of the submit button. */
  label: string
  cancelLabel: string
  /** The error message; '' for none. */
  failure: string
  isBusy: boolean
  className?: string
  onSubmit: () => void
  onCancel: () => void
}

/** A small form of the desk: fields, a submit button, a cancel button, and the error. */
export function ActionForm(props: ActionFormProps) {
  const { children, label, cancelLabel, failure, isBusy, className = '', onSubmit, onCancel } = props
  return (
    <form
      className={`grid gap-1.5 ${className}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <div className="flex flex-wrap gap-1">
        <Button type="submit" size="small" isBusy={isBusy}>
          {label}
        </Button>
        <Button variant="outlined" size="small" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
      <Failure>{failure}</Failure>
    </form>
  )
}

/** An error message, announced at once. Empty for ''. */
export function Failure({ children }: { children: string }) {
  if (!children) return null
  return (
    <Note kind="error" role="alert">
      {children}
    </Note>
  )
}
