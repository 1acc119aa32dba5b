import { type DeskChecks, type RuleToCheck, rulesToCheck } from '@retour/domain/vat/rules-to-check'
import { readyWithinMs, withinTime } from '#server/database/within-time'
import type { FaultLog } from '#server/gate/fault-log'

const checkIntervalMs = 60 * 60 * 1000

export type RulesWatch = {
  /**
   * What is to be looked at again today (UTC): rules older than 90 days, records past their alarm date. What the desk has
   * looked at counts; where the database does not tell in time, what it told last.
   */
  toCheck(): Promise<readonly RuleToCheck[]>
  close(): void
}

type WatchDependencies = { now: () => Date; log: FaultLog; readChecks: () => Promise<DeskChecks> }

/**
 * Looks once a day, and at once, for rules that somebody should read again, and names them in one line of the log each
 * day. Nothing stops for it.
 */
export function watchRules({ now, log, readChecks }: WatchDependencies): RulesWatch {
  let reportedOn = ''
  let checks: DeskChecks = {}
  const check = async () => {
    const reading = readChecks().then((read) => {
      checks = read
      return true
    })
    await withinTime(reading, readyWithinMs)
    const today = now().toISOString().slice(0, 10)
    const found = rulesToCheck(today, checks)
    if (today !== reportedOn && found.length > 0)
      log.warn({ rules: found }, 'rules are to be looked at again')
    reportedOn = today
    return found
  }
  void check()
  const timer = setInterval(() => void check(), checkIntervalMs)
  timer.unref()
  return { toCheck: check, close: () => clearInterval(timer) }
}
