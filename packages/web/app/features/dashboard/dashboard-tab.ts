/** The names of the dashboard's tabs in the URL (docs/product.md, Addresses), in the order of the bar. */
export const dashboardTabs = [
  'overview',
  'refunds',
  'bookings',
  'locations',
  'recommendations',
  'ai',
  'profile',
  'settings',
] as const

export type DashboardTab = (typeof dashboardTabs)[number]

/** Returns the tab of a query; an unknown one becomes the overview. */
export function tabInQuery(search: string): DashboardTab {
  const named = new URLSearchParams(search).get('tab')
  return dashboardTabs.find((tab) => tab === named) ?? 'overview'
}
