import type { FormLine } from '@retour/domain/exit/help/form-lines'
import { createSessionStore } from '#app/platform/session-store.ts'

export type Mark = 'right' | 'wrong'
type Marks = Partial<Record<FormLine['id'], Mark>>
type CheckState = { marks: Readonly<Record<string, Marks>> }

const isMark = (value: unknown): value is Mark => value === 'right' || value === 'wrong'

function parse(stored: unknown): CheckState {
  const { marks = null } = (stored ?? {}) as { marks?: unknown }
  if (typeof marks !== 'object' || marks === null) return { marks: {} }
  const read = Object.entries(marks).map(([form, lines]) => [
    form,
    Object.fromEntries(Object.entries(Object(lines) as object).filter(([, mark]) => isMark(mark))),
  ])
  return { marks: Object.fromEntries(read) as CheckState['marks'] }
}

/**
 * Which lines of which form were marked as right or wrong, until the tab is closed. The content of the lines is not
 * stored.
 */
export const checkStore = createSessionStore<CheckState>('retour-form-check', { marks: {} }, parse)

export function markLine(form: string, line: FormLine['id'], mark: Mark): void {
  const { marks } = checkStore.read()
  checkStore.write({ marks: { ...marks, [form]: { ...marks[form], [line]: mark } } })
}

export function clearMarks(form: string): void {
  const { [form]: _, ...rest } = checkStore.read().marks
  checkStore.write({ marks: rest })
}
