import type { EditionDraft } from '@retour/domain/vat/edition-record'
import type { DeskEditions, DeskRules, OpenDraft } from '@retour/domain/wire/rules'
import { callDesk } from './staff-calls.ts'

/** Every record of the rules as it stands today. Throws BackendError; as all below. */
export const readRules = (): Promise<DeskRules> => callDesk('/rules')

/** Notes that a record was looked at now and is unchanged. 403 for who only reads. */
export const noteRuleCheck = (check: { record: string; source: string; note: string }): Promise<object> =>
  callDesk('/rules/checks', check)

/** Open drafts, editions that were approved, and those that are shipped. */
export const readEditions = (): Promise<DeskEditions> => callDesk('/rules/editions')

/** What was seen of a draft: what changed since is refused with 409. */
type SeenDraft = Pick<OpenDraft, 'id' | 'version'>

/** Keeps a new draft, or changes the one that was seen; gives its id. */
export const saveDraft = async (draft: EditionDraft, before: SeenDraft | null): Promise<string> => {
  if (!before) return (await callDesk<{ id: string }>('/rules/drafts', draft)).id
  await callDesk(`/rules/drafts/${before.id}`, { version: before.version, draft })
  return before.id
}

/** 422 `second_person` for who wrote in it, `not_ready` while something stands in the way. */
export const approveDraft = ({ id, version }: SeenDraft): Promise<object> =>
  callDesk(`/rules/drafts/${id}/approve`, { version })

export const dropDraft = ({ id, version }: SeenDraft): Promise<object> =>
  callDesk(`/rules/drafts/${id}/drop`, { version })
