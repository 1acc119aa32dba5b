import { sessionTimes, stageOfSession, type SessionStage } from '@retour/domain/accounts/session-times'
import { serverNow, type SessionEnd, type StoredSession } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import { readAlert, showAlert } from './alert-store.ts'
import { noteNotice, readNotices } from './session-notices.ts'

/** Shows the messages that are due for an open session, each once per tab. */
export function announceTime(session: StoredSession, stage: SessionStage): void {
  if (stage === 'open') return
  const { isAlertDismissed, isWarned } = readNotices(session.id)
  if (!isAlertDismissed && readAlert() === null) {
    const leftMs = session.signedInAtMs + sessionTimes.endMs - serverNow()
    showAlert({ kind: 'warning', sessionId: session.id, endsAt: new Date(Date.now() + leftMs) })
  }
  if (stage !== 'warning' || isWarned) return
  noteNotice(session.id, { isWarned: true })
  showToast('info', m.accounts_expiring())
}

/** Shows why a session ended. After a sign-out by the person `logOut` shows it instead. */
export function announceEnd(session: StoredSession, end: SessionEnd): void {
  if (end === 'asked') return
  // Another tab or the server may be up to one check interval ahead of this tab.
  const ageMs = serverNow() - session.signedInAtMs + sessionTimes.timerCheckMs
  if (end === 'expired' || stageOfSession(ageMs) === 'ended') showToast('error', m.accounts_expired())
  else if (end === 'refused') showAlert({ kind: 'security' })
  else showToast('info', m.accounts_logged_out())
}
