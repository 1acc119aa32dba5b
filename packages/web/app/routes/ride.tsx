import { useLocation } from 'react-router'
import { RideScreen } from '#app/features/ride/ride-screen.tsx'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'

export const meta = () =>
  describePage({
    title: m.ride_page_title(),
    description: m.ride_page_description(),
    path: '/ride',
    isHidden: true,
  })

/** The page at the links of mails about rides. The fragment holds the token that says which ride to show. */
export default function Ride() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  return (
    <div className="page pt-3 pb-8 md:pt-6 md:pb-12">
      {isHydrated ? (
        <RideScreen key={hash} link={hash.slice(1)} />
      ) : (
        <div role="status" className="while-coming">
          <h1 className="text-lead text-ink-2">{m.ride_loading()}</h1>
        </div>
      )}
    </div>
  )
}
