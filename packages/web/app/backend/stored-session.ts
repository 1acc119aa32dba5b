import { readText, removeText, watchOtherTabs, writeText } from '#app/platform/browser-storage.ts'
import { forgetPerson } from '#app/platform/forget-person.ts'

/** Who is signed in, as the session says it. */
export type AccountUser = { id: string; email: string; fullName: string }

export type StoredSession = {
  id: string
  user: AccountUser
  accessToken: string
  /** When the access token ends, and when the person signed in, by the server's clock. */
  expiresAtMs: number
  signedInAtMs: number
}

/**
 * Why a session is gone from this browser. `asked`: the person signed out here. `expired`: its four hours are over.
 * `refused`: the server did not accept it any more. `elsewhere`: another tab ended it.
 */
export type SessionEnd = 'asked' | 'expired' | 'refused' | 'elsewhere'

export const sessionKey = 'retour-session'
const clockKey = 'retour-session-clock'
const personKey = 'retour-person'

const listeners = new Set<() => void>()
let lastEnd: SessionEnd = 'elsewhere'
let known: { raw: string | null; session: StoredSession | null } = { raw: null, session: null }
let person = ''

/** The session of this browser as it is now, of whichever tab; null when nobody is signed in. */
export function readStoredSession(): StoredSession | null {
  const raw = accountStorage.getItem(sessionKey)
  if (raw !== known.raw) known = { raw, session: parseSession(raw) }
  return known.session
}

/** Calls back when somebody signs in or out or the token changes, in this tab or another one. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Why there is no session; asked when one has just gone. */
export const lastSessionEnd = (): SessionEnd => lastEnd

/** Said when an end that was asked for is over, on the server too; what is opened later has nothing to do with it. */
export function forgetSessionEnd(): void {
  lastEnd = 'elsewhere'
  for (const listener of listeners) listener()
}

/**
 * Where the accounts client keeps its session: `localStorage`, with word to this tab about every change. The client
 * removes it only when the server refused it; whoever else ends it calls `removeStoredSession`.
 */
export const accountStorage = {
  getItem(key: string): string | null {
    return readText('localStorage', key)
  },
  setItem(key: string, value: string): void {
    if (key === sessionKey) noteClock(value)
    writeText('localStorage', key, value)
    if (key === sessionKey) announceEnding('elsewhere')
  },
  removeItem(key: string): void {
    if (key === sessionKey) removeStoredSession('refused')
    else removeText('localStorage', key)
  },
}

/** Now by the server's clock: this device's, corrected by what they differed at sign-in. */
export function serverNow(): number {
  const offset = Number(accountStorage.getItem(clockKey))
  return Date.now() - (Number.isFinite(offset) ? offset : 0)
}

/** Ends the session on this device and in all its tabs at once, whatever the network does. */
export function removeStoredSession(end: Exclude<SessionEnd, 'elsewhere'>): void {
  if (accountStorage.getItem(sessionKey) === null) return
  removeText('localStorage', sessionKey)
  removeText('localStorage', clockKey)
  announceEnding(end)
}

/**
 * A traveler's device often shows local time in the wrong zone and is hours off. Measured when a session begins,
 * never later: a token that comes late must not make the session look younger.
 */
function noteClock(raw: string) {
  const newSession = parseSession(raw)
  if (!newSession || newSession.id === readStoredSession()?.id) return
  writeText('localStorage', clockKey, String(Date.now() - newSession.signedInAtMs))
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

/** A tab that was used by one person forgets them before another one, or nobody, goes on in it. */
function noticePerson() {
  const before = person
  person = readStoredSession()?.user.id ?? ''
  if (before && before !== person) forgetPerson(before, lastEnd === 'asked')
  if (person) writeText('sessionStorage', personKey, person)
  else removeText('sessionStorage', personKey)
}

function announceEnding(end: SessionEnd) {
  lastEnd = end
  noticePerson()
  for (const listener of listeners) listener()
}

function start() {
  person = readText('sessionStorage', personKey) ?? ''
  noticePerson()
  watchOtherTabs(sessionKey, () => announceEnding('elsewhere'))
  // A page that comes back from the browser's memory has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) announceEnding('elsewhere')
  })
}

if (typeof window !== 'undefined') start()
