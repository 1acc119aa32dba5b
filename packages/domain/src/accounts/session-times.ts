const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Times of a session (docs/product.md, Sessions and timers). */
export const sessionTimes = {
  alertMs: 3 * hourMs,
  warningMs: 3.5 * hourMs,
  endMs: 4 * hourMs,
  /** From the proof of the second factor on, at the desk; never beyond the end of the session itself. */
  staffMs: 2 * hourMs,
  timerCheckMs: minuteMs,
  tokenCheckMs: 5 * minuteMs,
  /** An access token with less left is exchanged at its next check. */
  refreshUnderMs: 5 * minuteMs,
} as const

/** `alert`: the floating alert stands. `warning`: it also said that 30 minutes are left. */
export type SessionStage = 'open' | 'alert' | 'warning' | 'ended'

/** Where a session stands that is `ageMs` old; the server counts the same from the sign-in. */
export function stageOfSession(ageMs: number): SessionStage {
  if (ageMs >= sessionTimes.endMs) return 'ended'
  if (ageMs >= sessionTimes.warningMs) return 'warning'
  return ageMs >= sessionTimes.alertMs ? 'alert' : 'open'
}
