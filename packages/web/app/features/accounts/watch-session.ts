import { sessionTimes, stageOfSession } from '@retour/domain/accounts/session-times'
import { checkSession, signOut } from '#app/backend/account-calls.ts'
import { refusedEvent } from '#app/backend/fetch-backend.ts'
import {
  lastSessionEnd,
  readStoredSession,
  serverNow,
  subscribeToSession,
} from '#app/backend/stored-session.ts'
import { accountDraft } from './account-draft.ts'
import { showAlert } from './alert-store.ts'
import { watchDeveloperTools } from './developer-tools.ts'
import { announceEnd, announceTime } from './session-messages.ts'

/** The interval within which several refused calls cause one check only. */
const refusedPauseMs = 10_000

/**
 * Watches the session of this browser: its four hours, its token, and its end elsewhere (docs/product.md, Sessions and
 * timers). Returns a function that stops it.
 */
export function watchSession(): () => void {
  let session = readStoredSession()
  let checkedAtMs = Date.now()
  let requestedAtMs = 0

  function checkTime() {
    const now = readStoredSession()
    if (!now) return
    const stage = stageOfSession(serverNow() - now.signedInAtMs)
    // The server has ended the session itself by then, so its response does not matter.
    if (stage === 'ended') void signOut('expired').catch(() => null)
    else announceTime(now, stage)
  }

  function checkToken() {
    checkedAtMs = Date.now()
    requestedAtMs = checkedAtMs
    void checkSession(sessionTimes.refreshUnderMs)
  }

  function check() {
    checkTime()
    const isDue = Date.now() - checkedAtMs >= sessionTimes.tokenCheckMs
    if (isDue && document.visibilityState === 'visible') checkToken()
  }

  function checkAfterRefusal() {
    if (Date.now() - requestedAtMs >= refusedPauseMs) checkToken()
  }

  const stopListening = subscribeToSession(() => {
    const before = session
    session = readStoredSession()
    if (session) accountDraft.reset()
    if (before && before.id !== session?.id) showAlert(null)
    if (before && !session) announceEnd(before, lastSessionEnd())
  })
  const timer = setInterval(check, sessionTimes.timerCheckMs)
  const stopWatching = watchDeveloperTools()
  document.addEventListener('visibilitychange', check)
  window.addEventListener('online', check)
  window.addEventListener(refusedEvent, checkAfterRefusal)

  // The input of the sign-in forms is no longer needed.
  if (session) accountDraft.reset()
  showAlert(null)
  checkTime()
  if (session && session.expiresAtMs - serverNow() < sessionTimes.refreshUnderMs) checkToken()
  return () => {
    stopListening()
    clearInterval(timer)
    stopWatching()
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('online', check)
    window.removeEventListener(refusedEvent, checkAfterRefusal)
  }
}
