/** The tabs of the dashboard as the address names them (docs/product.md, Addresses), in the order of its bar. */
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

/** The tab that a query names; one that it does not know is ignored. */
export function tabInQuery(search: string): DashboardTab {
  const named = new URLSearchParams(search).get('tab')
  return dashboardTabs.find((tab) => tab === named) ?? 'overview'
}
