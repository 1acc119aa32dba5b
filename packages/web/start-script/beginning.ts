import type { PageNotice } from './page-notice.ts'
import type { Choice, TextField } from './repeat-acts.ts'

/** What has happened on a page before its start script runs. */
export type Beginning = {
  notice: PageNotice
  isTouched: boolean
  /** All of the document has come. */
  isComplete: boolean
  /** The button that was pressed last. */
  pressed: HTMLButtonElement | null
  /** Each input, in order: the field, what it contained then, and whether it was checked. */
  inputs: [field: Choice | TextField, value: string, isChecked: boolean | undefined][]
}

export const newBeginning = (notice: PageNotice): Beginning => ({
  notice,
  isTouched: false,
  isComplete: false,
  pressed: null,
  inputs: [],
})
