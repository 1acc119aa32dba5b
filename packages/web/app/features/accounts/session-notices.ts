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

/** Returns the messages that this tab has shown about a session, so that a reload does not repeat them. */
export function readNotices(sessionId: string): SessionNotices {
  const notices = store.read()
  return notices.sessionId === sessionId ? notices : { ...initial, sessionId }
}

/** Stores that messages about a session were shown or dismissed. */
export function noteNotice(sessionId: string, change: Partial<SessionNotices>): void {
  store.write({ ...readNotices(sessionId), ...change })
}
