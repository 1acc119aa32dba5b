import { capitalize } from '@retour/domain/content/capitalize'
import { describeTime } from '@retour/domain/exit/describe-steps'
import type { Step } from '@retour/domain/exit/step'
import { describePlace, wornNotes } from '@retour/domain/exit/place-text'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'

/**
 * What a bag means for its form, in one sentence: where and when it is shown, or that sources disagree and what is
 * safe.
 */
export function BagMeaning({ step, isSaid }: { step: Step | undefined; isSaid: boolean }) {
  const worn = step ? wornNotes(step.goods) : []
  return (
    <div className="grid gap-1">
      {!isSaid && <p className="text-small text-ink-2">{m.exit_bag_open()}</p>}
      {step && 'place' in step && (
        <p className="text-small text-ink-2">
          {capitalize(describePlace(step.place, step.hub))}, {describeTime(step)}.
        </p>
      )}
      {step && !('place' in step) && (
        <Note kind="warning">
          <p className="font-strong">{step.ask}</p>
          <p className="mt-0.5">{step.safeWay}</p>
        </Note>
      )}
      {worn.map((note) => (
        <Note key={note} kind="warning">
          {note}
        </Note>
      ))}
    </div>
  )
}
