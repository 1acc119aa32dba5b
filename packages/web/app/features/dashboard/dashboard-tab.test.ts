import { expect, test } from 'vitest'
import { dashboardTabs, tabInQuery } from './dashboard-tab.ts'

test.each(dashboardTabs)('?tab=%s opens that tab', (tab) => {
  expect(tabInQuery(`?tab=${tab}`)).toBe(tab)
})

test.each(['', '?tab=', '?tab=nonsense', '?tab=Refunds', '?tab=__proto__', '?other=refunds'])(
  '%j names no tab and is ignored',
  (search) => {
    expect(tabInQuery(search)).toBe('overview')
  },
)
