import { useSyncExternalStore } from 'react'
import { readStored, removeText, type StorageArea, watchOtherTabs, writeStored } from './browser-storage.ts'
import { whenPersonLeaves } from './forget-person.ts'

export interface SessionStore<State> {
  read: () => State
  write: (change: Partial<State>) => void
  /** Back to `initial`, with nothing of it stored. */
  reset: () => void
  subscribe: (listener: () => void) => () => void
  initial: State
}

type Parse<State> = (stored: unknown) => State

/**
 * State of one browser tab that outlives a reload: in memory, and copied to `sessionStorage` where that
 * works. Other tabs have their own. `parse` turns what was stored into a state; it must not trust it.
 * It belongs to the person: signing out takes it back to `initial`.
 */
export function createSessionStore<State extends object>(key: string, initial: State, parse: Parse<State>) {
  return createStore('sessionStorage', key, initial, parse).store
}

/**
 * The same for all tabs of this browser, also of later days. `forgetPerson` must know the key: signing out removes
 * it also where the script that keeps it is not loaded.
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
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function read() {
    state ??= parse(readStored(area, key))
    return state
  }
  function write(change: Partial<State>) {
    state = { ...read(), ...change }
    writeStored(area, key, state)
    tell()
  }
  function reset() {
    state = initial
    removeText(area, key)
    tell()
  }
  function readAgain() {
    state = null
    tell()
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  whenPersonLeaves(() => {
    state = initial
    tell()
  })
  return { store: { read, write, reset, subscribe, initial }, readAgain }
}

/** The store's state; the prerendered page and its first render see the initial one, so hydration agrees. */
export function useSessionStore<State>(store: SessionStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.read, () => store.initial)
}
