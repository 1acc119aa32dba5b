import { useSyncExternalStore } from 'react'
import { whenPersonLeaves } from './forget-person.ts'

export interface SessionStore<State> {
  read: () => State
  write: (change: Partial<State>) => void
  subscribe: (listener: () => void) => () => void
  initial: State
}

/**
 * State of one browser tab that outlives a reload: in memory, and copied to `sessionStorage` where that
 * works. Other tabs have their own. `parse` turns what was stored into a state; it must not trust it.
 * It belongs to the person: signing out takes it back to `initial`.
 */
export function createSessionStore<State extends object>(
  key: string,
  initial: State,
  parse: (stored: unknown) => State,
): SessionStore<State> {
  let state: State | null = null
  const listeners = new Set<() => void>()

  function read() {
    state ??= parse(readStored(key))
    return state
  }
  function write(change: Partial<State>) {
    state = { ...read(), ...change }
    writeStored(key, state)
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  whenPersonLeaves(() => {
    state = initial
    for (const listener of listeners) listener()
  })
  return { read, write, subscribe, initial }
}

/** The store's state; the prerendered page and its first render see the initial one, so hydration agrees. */
export function useSessionStore<State>(store: SessionStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.read, () => store.initial)
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function writeStored(key: string, state: object) {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(state))
  } catch {
    // Full or forbidden storage: the tab keeps its state in memory until it is reloaded.
  }
}
