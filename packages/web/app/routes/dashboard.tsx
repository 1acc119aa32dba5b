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
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { DashboardOverview } from './dashboard-overview.tsx'

export const meta = () =>
  describePage({
    title: m.dashboard_page_title(),
    description: m.dashboard_page_description(),
    path: '/dashboard',
    isHidden: true,
  })

type Tab = ComponentType<{ user: AccountUser }>

const later = (load: () => Promise<Tab>) => lazyPart(load, 'mt-3 h-[560px]')

/** Tabs whose script loads when they are opened. The overview is part of the page, because most people see it. */
const laterTabs: Record<DashboardTab, ReturnType<typeof later> | null> = {
  overview: null,
  refunds: later(() => import('./dashboard-refunds.tsx').then(({ DashboardRefunds }) => DashboardRefunds)),
  bookings: later(() =>
    import('./dashboard-bookings.tsx').then(({ DashboardBookings }) => DashboardBookings),
  ),
  locations: later(() =>
    import('#app/features/favorites/favorites-tab.tsx').then(({ FavoritesTab }) => FavoritesTab),
  ),
  recommendations: later(() =>
    import('./dashboard-recommendations.tsx').then(
      ({ DashboardRecommendations }) => DashboardRecommendations,
    ),
  ),
  profile: later(() => import('#app/features/profile/profile-tab.tsx').then(({ ProfileTab }) => ProfileTab)),
  settings: later(() =>
    import('#app/features/settings/settings-tab.tsx').then(({ SettingsTab }) => SettingsTab),
  ),
  ai: later(() => import('./dashboard-ai.tsx').then(({ DashboardAi }) => DashboardAi)),
}

/** The account's page; others are asked to sign in. */
export default function Dashboard() {
  return <RequireAccount>{(user) => <DashboardScreen user={user} />}</RequireAccount>
}

function DashboardScreen({ user }: { user: AccountUser }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const tab = tabInQuery(search)
  const Later = laterTabs[tab]?.Part

  const open = (next: DashboardTab) =>
    void navigate({ pathname, search: `?tab=${next}` }, { replace: true, preventScrollReset: true })

  return (
    <DashboardFrame
      tabs={dashboardTabs}
      tab={tab}
      onChange={open}
      onApproach={(next) => void laterTabs[next]?.preload().catch(() => null)}
      heading={tab === 'overview' ? <WelcomeHeading user={user} /> : undefined}
    >
      <Part key={tab} instead={<PartBroken />}>
        {Later ? <Later user={user} /> : <DashboardOverview user={user} onOpen={open} />}
      </Part>
    </DashboardFrame>
  )
}
