export type StorageArea = 'sessionStorage' | 'localStorage'

/** What is stored under a key; null when there is nothing, or nothing that can be read. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** False when the storage is full or forbidden; the page then goes on without it. */
export function writeStored(area: StorageArea, key: string, value: object | string): boolean {
  try {
    window[area].setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
