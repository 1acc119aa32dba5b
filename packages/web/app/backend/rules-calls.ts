import type { EditionDraft } from '@retour/domain/vat/edition-record'
import type { DeskEditions, DeskRules, OpenDraft } from '@retour/domain/wire/rules'
import { callDesk } from './staff-calls.ts'

/** Returns every record of the rules in its current state. Throws BackendError, like all below. */
export const readRules = (): Promise<DeskRules> => callDesk('/rules')

/** Confirms that a record was checked now and is unchanged. 403 for people who may only read. */
export const noteRuleCheck = (check: { record: string; source: string; note: string }): Promise<object> =>
  callDesk('/rules/checks', check)

/** Returns the open drafts, the approved editions and the shipped ones. */
export const readEditions = (): Promise<DeskEditions> => callDesk('/rules/editions')

/** The version of a draft that was shown. If it has changed since, calls are refused with 409. */
type SeenDraft = Pick<OpenDraft, 'id' | 'version'>

/** Stores a new draft, or changes the one that was shown. Returns its id. */
export const saveDraft = async (draft: EditionDraft, before: SeenDraft | null): Promise<string> => {
  if (!before) return (await callDesk<{ id: string }>('/rules/drafts', draft)).id
  await callDesk(`/rules/drafts/${before.id}`, { version: before.version, draft })
  return before.id
}

/** Approves a draft. 422 `second_person` for its authors, `not_ready` while something prevents it. */
export const approveDraft = ({ id, version }: SeenDraft): Promise<object> =>
  callDesk(`/rules/drafts/${id}/approve`, { version })

export const dropDraft = ({ id, version }: SeenDraft): Promise<object> =>
  callDesk(`/rules/drafts/${id}/drop`, { version })
