const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Times of a session (docs/product.md, Sessions and timers). */
export const sessionTimes = {
  alertMs: 3 * hourMs,
  warningMs: 3.5 * hourMs,
  endMs: 4 * hourMs,
  /** The desk's session, from the second factor on. It never outlasts the session itself. */
  staffMs: 2 * hourMs,
  timerCheckMs: minuteMs,
  tokenCheckMs: 5 * minuteMs,
  /** An access token with less time left is refreshed at its next check. */
  refreshUnderMs: 5 * minuteMs,
} as const

/** `alert`: the floating alert is shown. `warning`: it also says that 30 minutes are left. */
export type SessionStage = 'open' | 'alert' | 'warning' | 'ended'

/** Returns the stage of a session that is `ageMs` old. The server counts from the sign-in too. */
export function stageOfSession(ageMs: number): SessionStage {
  if (ageMs >= sessionTimes.endMs) return 'ended'
  if (ageMs >= sessionTimes.warningMs) return 'warning'
  return ageMs >= sessionTimes.alertMs ? 'alert' : 'open'
}
