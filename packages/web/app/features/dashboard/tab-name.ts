import { m } from '#app/paraglide/messages.js'
import type { DashboardTab } from './dashboard-tab.ts'

const names: Record<DashboardTab, () => string> = {
  overview: m.dashboard_tab_overview,
  refunds: m.dashboard_tab_refunds,
  bookings: m.dashboard_tab_bookings,
  locations: m.dashboard_tab_locations,
  recommendations: m.dashboard_tab_recommendations,
  ai: m.dashboard_tab_ai,
  profile: m.dashboard_tab_profile,
  settings: m.dashboard_tab_settings,
}

/** Returns the label of a tab, for the bar and the heading. */
export const tabName = (tab: DashboardTab): string => names[tab]()
