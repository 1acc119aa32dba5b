import type { ComponentType } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { RequireAccount } from '#app/features/accounts/require-account.tsx'
import { type DashboardTab, dashboardTabs, tabInQuery } from '#app/features/dashboard/dashboard-tab.ts'
import { DashboardFrame } from '#app/features/dashboard/dashboard-frame.tsx'
import { WelcomeHeading } from '#app/features/dashboard/welcome-heading.tsx'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { DashboardOverview } from './dashboard-overview.tsx'

export const meta = () =>
  describePage({
    title: m.dashboard_page_title(),
    description: m.dashboard_page_description(),
    path: '/dashboard',
    isHidden: true,
  })

type Part = ComponentType<{ user: AccountUser }>

const waitClass = 'mt-3 h-[560px]'

/** Tabs whose script comes when they are opened; one that is not here is not offered. */
const laterTabs = {
  refunds: lazyPart<{ user: AccountUser }>(
    () => import('./dashboard-refunds.tsx').then(({ DashboardRefunds }) => DashboardRefunds),
    waitClass,
  ),
  bookings: lazyPart<{ user: AccountUser }>(
    () => import('./dashboard-bookings.tsx').then(({ DashboardBookings }) => DashboardBookings),
    waitClass,
  ),
} satisfies Partial<Record<DashboardTab, { Part: Part; preload: () => Promise<void> }>>

const later = (tab: DashboardTab) =>
  (laterTabs as Partial<Record<DashboardTab, (typeof laterTabs)['refunds']>>)[tab]

const offeredTabs = dashboardTabs.filter((tab) => tab === 'overview' || later(tab))

/** What one person has with us; everybody else is asked to sign in. */
export default function Dashboard() {
  return <RequireAccount>{(user) => <DashboardScreen user={user} />}</RequireAccount>
}

function DashboardScreen({ user }: { user: AccountUser }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const named = tabInQuery(search)
  const tab = offeredTabs.includes(named) ? named : 'overview'
  const Later = later(tab)?.Part

  const open = (next: DashboardTab) =>
    void navigate({ search: `?tab=${next}` }, { replace: true, preventScrollReset: true })

  return (
    <DashboardFrame
      tabs={offeredTabs}
      tab={tab}
      onChange={open}
      onApproach={(next) =>
        void later(next)
          ?.preload()
          .catch(() => null)
      }
      heading={tab === 'overview' ? <WelcomeHeading user={user} /> : undefined}
    >
      {Later ? <Later user={user} /> : <DashboardOverview user={user} />}
    </DashboardFrame>
  )
}
