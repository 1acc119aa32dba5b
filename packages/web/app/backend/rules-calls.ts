import type { DeskRules } from '@retour/domain/wire/rules'
import { callDesk } from './staff-calls.ts'

/** Every record of the rules as it stands today. Throws BackendError; as all below. */
export const readRules = (): Promise<DeskRules> => callDesk('/rules')

/** Notes that a record was looked at now and is unchanged. 403 for who only reads. */
export const noteRuleCheck = (check: { record: string; source: string; note: string }): Promise<object> =>
  callDesk('/rules/checks', check)
