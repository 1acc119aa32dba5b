import type { AccountUser } from '#app/backend/stored-session.ts'
import { tabInQuery } from '#app/features/dashboard/dashboard-tab.ts'
import { savesData } from '#app/platform/connection.ts'
import { runPageAhead } from '#app/platform/fetch-page.ts'

/** Null until its script has come. */
let readOverview: ((user: AccountUser) => void) | null = null

export const isForDashboard = (path: string): boolean => /^\/dashboard(?:[?#]|$)/.test(path)

/**
 * Loads and runs the scripts of the dashboard, and those of the frame around a signed-in person, when the browser is
 * idle. Does nothing on a device that saves data; what does not load is asked for again when it is needed. Returns a
 * function that stops it.
 */
export function loadDashboardAhead(address: string): () => void {
  if (savesData()) return () => {}
  const load = () => void loadAll(address).catch(() => null)
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(load)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(load)
  return () => cancelIdleCallback(request)
}

async function loadAll(address: string): Promise<void> {
  await Promise.all([
    runPageAhead(address),
    import('./dashboard-reads.ts').then((script) => (readOverview = script.readOverview)),
    import('#app/backend/auth-client.ts'),
    import('#app/features/concierge/concierge-button.tsx'),
    import('#app/features/accounts/watch-session.ts'),
    import('#app/features/accounts/log-out.ts'),
    import('#app/features/accounts/session-alert.tsx'),
  ])
}

/**
 * Starts the reads of the dashboard's overview for a person who has just signed in, so that they are under way while
 * the page is rendered. Does nothing for another tab, or before `loadDashboardAhead` has loaded the script.
 */
export function readDashboardAhead(user: AccountUser, address: string): void {
  if (tabInQuery(new URL(address, location.href).search) === 'overview') readOverview?.(user)
}
