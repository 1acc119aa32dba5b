import type { FormByRules } from '@retour/domain/trip/proposed-form'
import { FilePlus2 } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

interface IssueButtonProps {
  form: FormByRules
  isMain?: boolean
  onIssue: (form: FormByRules) => void
}

/** Records that the shop has issued the form. */
export function IssueButton({ form, isMain = false, onIssue }: IssueButtonProps) {
  return (
    <Button
      variant={isMain ? 'filled' : 'outlined'}
      size="small"
      className="mt-1.5 justify-self-start print:hidden"
      aria-label={m.trip_note_issued_of({ shop: form.shop })}
      onClick={() => onIssue(form)}
    >
      <FilePlus2 aria-hidden className="size-2.25" strokeWidth={1.6} />
      {m.trip_note_issued()}
    </Button>
  )
}
