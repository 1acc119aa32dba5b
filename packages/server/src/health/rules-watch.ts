import { type DeskChecks, type RuleToCheck, rulesToCheck } from '@retour/domain/vat/rules-to-check'
import { readyWithinMs, withinTime } from '#server/database/within-time'
import type { FaultLog } from '#server/gate/fault-log'

const checkIntervalMs = 60 * 60 * 1000

/** Knows which rules need a check. */
export type RulesWatch = {
  /**
   * Returns what needs a check today (UTC): rules whose last check is older than 90 days, and records past their alarm
   * date. Checks of the desk count; if the database does not respond in time, the last known ones do.
   */
  toCheck(): Promise<readonly RuleToCheck[]>
  close(): void
}

type WatchDependencies = { now: () => Date; log: FaultLog; readChecks: () => Promise<DeskChecks> }

/** Creates a watch that logs, at once and then daily, the rules that need a check, in one line. It stops nothing. */
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
