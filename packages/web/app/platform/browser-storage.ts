export type StorageArea = 'sessionStorage' | 'localStorage'

/**
 * Replaces storage that the browser forbids or that is full. Values last as long as this page and take precedence over
 * older stored ones.
 */
const memory: Record<StorageArea, Map<string, string>> = {
  sessionStorage: new Map(),
  localStorage: new Map(),
}

/** Returns the text of a key; null if there is none. */
export function readText(area: StorageArea, key: string): string | null {
  const unwritten = memory[area].get(key)
  if (unwritten !== undefined) return unwritten
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Returns false if only this page has the value. */
export function writeText(area: StorageArea, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text)
    memory[area].delete(key)
    return true
  } catch {
    memory[area].set(key, text)
    return false
  }
}

export function removeText(area: StorageArea, key: string): void {
  memory[area].delete(key)
  try {
    window[area].removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}

/** Removes what only this page has, because the browser did not store it. */
export function removeUnwritten(): void {
  memory.sessionStorage.clear()
  memory.localStorage.clear()
}

/** Returns the keys with a prefix. */
export function storedKeys(area: StorageArea, prefix: string): string[] {
  const unwritten = [...memory[area].keys()]
  try {
    return [...new Set([...unwritten, ...Object.keys(window[area])])].filter((key) => key.startsWith(prefix))
  } catch {
    return unwritten.filter((key) => key.startsWith(prefix))
  }
}

/** Returns the parsed JSON of a key; null if there is none or it is invalid. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readText(area, key) ?? 'null')
  } catch {
    return null
  }
}

/** Returns false if only this page has the value. */
export const writeStored = (area: StorageArea, key: string, value: object | string): boolean =>
  writeText(area, key, JSON.stringify(value))

/**
 * Subscribes to changes of a local storage key by other tabs; a key that ends with a colon is a prefix. Returns the
 * function that unsubscribes.
 */
export function watchOtherTabs(key: string, listener: () => void): () => void {
  const isWatched = (changed: string) => (key.endsWith(':') ? changed.startsWith(key) : changed === key)
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || isWatched(event.key)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

// A later value of another tab is newer than an unstored one here. Registered before all other listeners.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === null) memory.localStorage.clear()
    else memory.localStorage.delete(key)
  })
