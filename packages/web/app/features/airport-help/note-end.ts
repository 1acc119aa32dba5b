import { troubleWith } from '@retour/domain/exit/help/red-screen'
import type { HelpEnd, Situation } from '@retour/domain/exit/help/situations'
import { lifeOf } from '@retour/domain/trip/form-life'
import type { RefundForm } from '@retour/domain/trip/trip-records'

export type Ending = 'stamped' | 'refused' | 'else'
export type NotedFields = Pick<RefundForm, 'trouble' | 'validatedOn' | 'validatedBy' | 'refusedOn'>

type NoteContext = { situation: Situation; end: HelpEnd; at: string }

/**
 * Returns the changes to a form for an outcome: the trouble, and the day of the validation or the refusal. `at` is
 * local time (YYYY-MM-DDTHH:MM). Null if the form cannot store it or is past that state.
 */
export function fieldsOfEnding(form: RefundForm, ending: Ending, { situation, end, at }: NoteContext) {
  const today = at.slice(0, 10)
  const trouble = troubleWith(form.trouble, situation, end, at)
  if (ending === 'else') return trouble === form.trouble ? null : { trouble }
  const { taps } = lifeOf(form, { firstDay: null, today })
  if (ending === 'refused')
    return taps.some(({ tap }) => tap === 'refused') ? { trouble, refusedOn: today } : null
  const method = end.byKiosk ? 'kiosk' : 'stamp'
  const stamp =
    taps.find(({ validatedBy }) => validatedBy === method) ?? taps.find(({ tap }) => tap === 'validated')
  return stamp ? { trouble, validatedOn: today, validatedBy: stamp.validatedBy } : null
}

/** Returns the previous values, to undo the record. */
export const fieldsBefore = ({ trouble, validatedOn, validatedBy, refusedOn }: RefundForm): NotedFields => ({
  trouble,
  validatedOn,
  validatedBy,
  refusedOn,
})
