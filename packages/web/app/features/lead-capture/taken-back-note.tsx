import { leadOnDevice } from '@retour/domain/leads/on-device'
import { m } from '#app/paraglide/messages.js'
import { useSessionStore } from '#app/platform/session-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { leadStore } from './lead-store.ts'
import { takeBackLead } from './take-back-lead.ts'

const minutes = leadOnDevice.takeBackMinutes
const texts = {
  asking: m.lead_taking_back,
  none: m.lead_taken_back,
  removed: m.lead_taken_back,
  'removed-after-mail': m.lead_taken_back_mailed,
  'too-late': () => m.lead_too_late({ minutes }),
  failed: () => m.lead_take_back_failed({ minutes }),
}

/** The outcome of "Not you?" for a calculation that was saved for another person. */
export function TakenBackNote({ calculationId }: { calculationId: string }) {
  const { takenBack } = useSessionStore(leadStore)
  if (takenBack?.calculationId !== calculationId) return null
  const { key, outcome } = takenBack
  const isFailed = outcome === 'failed' || outcome === 'too-late'
  return (
    <div className="mb-2 print:hidden">
      <Note kind={isFailed ? 'warning' : 'plain'} role="status">
        <p>{texts[outcome]()}</p>
        {outcome === 'failed' && (
          <Button
            variant="outlined"
            size="small"
            className="mt-1"
            onClick={() => void takeBackLead(calculationId, key)}
          >
            {m.lead_try_again()}
          </Button>
        )}
      </Note>
    </div>
  )
}
