import { readText, removeText, watchOtherTabs, writeText } from '#app/platform/browser-storage.ts'
import { finishRemovals, forgetLate, forgetPerson, tabPersonKey } from '#app/platform/forget-person.ts'

/** The signed-in person, from the session. */
export type AccountUser = { id: string; email: string; fullName: string }

export type StoredSession = {
  id: string
  user: AccountUser
  accessToken: string
  /** The expiry of the access token and the time of the sign-in, by the server's clock. */
  expiresAtMs: number
  signedInAtMs: number
}

/**
 * Why a session ended in this browser. `asked`: signed out here. `expired`: after four hours. `refused`: the server
 * rejected it. `elsewhere`: another tab ended it.
 */
export type SessionEnd = 'asked' | 'expired' | 'refused' | 'elsewhere'

export const sessionKey = 'retour-session'
const clockKey = 'retour-session-clock'

const listeners = new Set<() => void>()
let lastEnd: SessionEnd = 'elsewhere'
let known: { raw: string | null; session: StoredSession | null } = { raw: null, session: null }
let person = ''
/** The ids of all sessions that this page has read. */
const seen = new Set<string>()

/** Returns the current session of this browser, from any tab; null if nobody is signed in. */
export function readStoredSession(): StoredSession | null {
  const raw = accountStorage.getItem(sessionKey)
  if (raw !== known.raw) {
    known = { raw, session: parseSession(raw) }
    if (known.session) seen.add(known.session.id)
  }
  return known.session
}

/** Subscribes to sign-in, sign-out and new tokens, in this tab or another one. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns why the session ended; called right after its end. */
export const lastSessionEnd = (): SessionEnd => lastEnd

/** Called when a requested sign-out has finished, on the server too; it does not affect later sessions. */
export function forgetSessionEnd(): void {
  lastEnd = 'elsewhere'
  for (const listener of listeners) listener()
}

/**
 * The storage of the accounts client: `localStorage`, with notification of this tab about every change. The client
 * removes the session only if the server refused it; all other code calls `removeStoredSession`. A session that has
 * ended is not stored again: when a call changes the person, the client stores the session with which the call began,
 * even if they have signed out since.
 */
export const accountStorage = {
  getItem(key: string): string | null {
    return readText('localStorage', key)
  },
  setItem(key: string, value: string): void {
    if (key !== sessionKey) return void writeText('localStorage', key, value)
    const before = readStoredSession()
    const session = parseSession(value)
    if (session && session.id !== before?.id) {
      if (seen.has(session.id)) return
      noteClock(session)
    }
    writeText('localStorage', key, value)
    announceEnding('elsewhere', before)
  },
  removeItem(key: string): void {
    if (key === sessionKey) removeStoredSession('refused')
    else removeText('localStorage', key)
  },
}

/**
 * Returns the current time by the server's clock: the device's time, corrected by the difference measured at sign-in.
 */
export function serverNow(): number {
  const offset = Number(accountStorage.getItem(clockKey))
  return Date.now() - (Number.isFinite(offset) ? offset : 0)
}

/** Ends the session on this device, in all tabs and at once, even offline. */
export function removeStoredSession(end: Exclude<SessionEnd, 'elsewhere'>): void {
  if (accountStorage.getItem(sessionKey) === null) return
  const before = readStoredSession()
  removeText('localStorage', sessionKey)
  removeText('localStorage', clockKey)
  announceEnding(end, before)
}

/**
 * A traveler's device often has the wrong time zone and is hours off. The difference is measured only when a session
 * begins: a late token must not make the session look younger.
 */
function noteClock({ signedInAtMs }: StoredSession) {
  writeText('localStorage', clockKey, String(Date.now() - signedInAtMs))
}

function parseSession(raw: string | null): StoredSession | null {
  try {
    const { access_token: accessToken, user } = JSON.parse(raw ?? '')
    const claims = JSON.parse(atob(accessToken.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
    const { session_id: id, exp, iat, amr } = claims
    const signIns: number[] = (Array.isArray(amr) ? amr : []).map(({ timestamp }) => timestamp)
    const signedInAt = Math.min(iat, ...signIns.filter(Number.isFinite))
    if (typeof id !== 'string' || typeof user.id !== 'string' || !Number.isFinite(exp + signedInAt))
      return null
    return {
      id,
      user: {
        id: user.id,
        email: String(user.email ?? ''),
        fullName: String(user.user_metadata?.full_name ?? ''),
      },
      accessToken,
      expiresAtMs: exp * 1000,
      signedInAtMs: signedInAt * 1000,
    }
  } catch {
    return null
  }
}

/**
 * A tab forgets one person before another one, or nobody, continues in it. `before`: the session that this page itself
 * has just ended or replaced.
 */
function noticePerson(before: StoredSession | null = null) {
  const last = person
  person = readStoredSession()?.user.id ?? ''
  if (before && before.user.id !== person) forgetPerson(before.user.id, lastEnd === 'asked')
  else if (last && last !== person) forgetLate(last)
  if (person) writeText('sessionStorage', tabPersonKey, person)
  else removeText('sessionStorage', tabPersonKey)
  finishRemovals()
}

function announceEnding(end: SessionEnd, before: StoredSession | null = null) {
  lastEnd = end
  noticePerson(before)
  for (const listener of listeners) listener()
}

function start() {
  person = readText('sessionStorage', tabPersonKey) ?? ''
  noticePerson()
  watchOtherTabs(sessionKey, () => announceEnding('elsewhere'))
  // A page restored from the browser's memory has missed all events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) announceEnding('elsewhere')
  })
}

if (typeof window !== 'undefined') start()
