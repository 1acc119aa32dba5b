import { type RuleToCheck, rulesToCheck } from '@retour/domain/vat/rules-to-check'
import type { FaultLog } from '#server/gate/fault-log'

const lookEveryMs = 60 * 60 * 1000

export type RulesWatch = {
  /** What is to be looked at again today (UTC): rules older than 90 days, records past their alarm date. */
  toCheck(): readonly RuleToCheck[]
  close(): void
}

/**
 * Looks once a day, and at once, for rules that somebody should read again, and names them in one line of the log each
 * day. Nothing stops for it.
 */
export function watchRules({ now, log }: { now: () => Date; log: FaultLog }): RulesWatch {
  let day = ''
  let found: readonly RuleToCheck[] = []
  const look = () => {
    const today = now().toISOString().slice(0, 10)
    if (today === day) return
    day = today
    found = rulesToCheck(today)
    if (found.length > 0) log.warn({ rules: found }, 'rules are to be looked at again')
  }
  look()
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return {
    toCheck: () => {
      look()
      return found
    },
    close: () => clearInterval(timer),
  }
}
