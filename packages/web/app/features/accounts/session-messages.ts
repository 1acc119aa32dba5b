import { sessionTimes, stageOfSession, type SessionStage } from '@retour/domain/accounts/session-times'
import { serverNow, type SessionEnd, type StoredSession } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import { readAlert, showAlert } from './alert-store.ts'
import { noteNotice, readNotices } from './session-notices.ts'

/** Says what an open session's time asks for, each thing once a tab. */
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

/** Says why a session ended. Whoever asked for the end is told by `logOut`. */
export function announceEnd(session: StoredSession, end: SessionEnd): void {
  if (end === 'asked') return
  // Another tab, or the server, may be up to one check ahead of this one.
  const ageMs = serverNow() - session.signedInAtMs + sessionTimes.timerCheckMs
  if (end === 'expired' || stageOfSession(ageMs) === 'ended') showToast('error', m.accounts_expired())
  else if (end === 'refused') showAlert({ kind: 'security' })
  else showToast('info', m.accounts_logged_out())
}
