import { vi } from 'vitest'

/** A browser without a database, as a page meets it that is just opened: what is kept lasts as long as the page. */
export function openWithoutDatabase(): void {
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.resetModules()
}
