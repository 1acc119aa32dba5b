import { useSyncExternalStore } from 'react'
import { readStored, removeText, type StorageArea, watchOtherTabs, writeStored } from './browser-storage.ts'
import { whenPersonLeaves } from './forget-person.ts'

export interface SessionStore<State> {
  read: () => State
  write: (change: Partial<State>) => void
  /** Resets to `initial` and removes the stored state. */
  reset: () => void
  subscribe: (listener: () => void) => () => void
  initial: State
}

type Parse<State> = (stored: unknown) => State

/**
 * Creates the state of one tab that survives a reload: in memory, and copied to `sessionStorage` if possible. Other
 * tabs have their own. `parse` converts stored data to a state and must not trust it. The state belongs to the person:
 * signing out removes it.
 */
export function createSessionStore<State extends object>(key: string, initial: State, parse: Parse<State>) {
  return createStore('sessionStorage', key, initial, parse).store
}

/**
 * Creates the same for all tabs of this browser, also for later days. `forgetPerson` must know the key, because signing
 * out removes it even if its script is not loaded.
 */
export function createDeviceStore<State extends object>(key: string, initial: State, parse: Parse<State>) {
  const { store, readAgain } = createStore('localStorage', key, initial, parse)
  if (typeof window !== 'undefined') {
    watchOtherTabs(key, readAgain)
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) readAgain()
    })
  }
  return store
}

function createStore<State extends object>(
  area: StorageArea,
  key: string,
  initial: State,
  parse: Parse<State>,
): { store: SessionStore<State>; readAgain: () => void } {
  let state: State | null = null
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  function read() {
    state ??= parse(readStored(area, key))
    return state
  }
  function write(change: Partial<State>) {
    state = { ...read(), ...change }
    writeStored(area, key, state)
    notify()
  }
  function reset() {
    state = initial
    removeText(area, key)
    notify()
  }
  function readAgain() {
    state = null
    notify()
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  // What is stored by now may be the next person's.
  whenPersonLeaves(readAgain)
  return { store: { read, write, reset, subscribe, initial }, readAgain }
}

/** Returns the store's state. The prerendered page and its first render use the initial one, so hydration matches. */
export function useSessionStore<State>(store: SessionStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.read, () => store.initial)
}
