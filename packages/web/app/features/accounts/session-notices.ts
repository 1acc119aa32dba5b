import { createSessionStore } from '#app/platform/session-store.ts'

type SessionNotices = { sessionId: string; isWarned: boolean; isAlertDismissed: boolean }

const initial: SessionNotices = { sessionId: '', isWarned: false, isAlertDismissed: false }

const store = createSessionStore('retour-session-notices', initial, (stored) => {
  const { sessionId, isWarned, isAlertDismissed } = (stored ?? {}) as Record<string, unknown>
  return {
    sessionId: typeof sessionId === 'string' ? sessionId : '',
    isWarned: isWarned === true,
    isAlertDismissed: isAlertDismissed === true,
  }
})

/** What this tab has already been told about a session, so that a reload doesn't say it again. */
export function readNotices(sessionId: string): SessionNotices {
  const notices = store.read()
  return notices.sessionId === sessionId ? notices : { ...initial, sessionId }
}

export function noteNotice(sessionId: string, change: Partial<SessionNotices>): void {
  store.write({ ...readNotices(sessionId), ...change })
}
