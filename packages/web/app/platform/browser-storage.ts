export type StorageArea = 'sessionStorage' | 'localStorage'

/**
 * Stands in where the browser forbids storage or has no room for more: what could not be written lasts as long as this
 * page, and counts before an older value that is still stored.
 */
const memory: Record<StorageArea, Map<string, string>> = {
  sessionStorage: new Map(),
  localStorage: new Map(),
}

/** The text under a key; null when there is none. */
export function readText(area: StorageArea, key: string): string | null {
  const unwritten = memory[area].get(key)
  if (unwritten !== undefined) return unwritten
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** False when it is kept by this page alone. */
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
    // Nothing was kept there.
  }
}

/** The keys that begin like this. */
export function storedKeys(area: StorageArea, prefix: string): string[] {
  const unwritten = [...memory[area].keys()]
  try {
    return [...new Set([...unwritten, ...Object.keys(window[area])])].filter((key) => key.startsWith(prefix))
  } catch {
    return unwritten.filter((key) => key.startsWith(prefix))
  }
}

/** What JSON is stored under a key; null when there is nothing, or nothing that can be read. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readText(area, key) ?? 'null')
  } catch {
    return null
  }
}

/** False when it is kept by this page alone. */
export const writeStored = (area: StorageArea, key: string, value: object | string): boolean =>
  writeText(area, key, JSON.stringify(value))

/**
 * Calls back when another tab writes or removes a key of local storage; one that ends with a colon stands for all that
 * begin with it. Returns what ends it.
 */
export function watchOtherTabs(key: string, listener: () => void): () => void {
  const isOurs = (changed: string) => (key.endsWith(':') ? changed.startsWith(key) : changed === key)
  const hear = (event: StorageEvent) => {
    if (event.key === null || isOurs(event.key)) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

// What another tab has stored since is newer than what found no room here. Heard before every listener above.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === null) memory.localStorage.clear()
    else memory.localStorage.delete(key)
  })
