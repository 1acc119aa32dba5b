import { useLocation } from 'react-router'
import { DriveScreen } from '#app/features/drive/drive-screen.tsx'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'

export const meta = () =>
  describePage({
    title: m.drive_page_title(),
    description: m.drive_page_description(),
    path: '/drive',
    isHidden: true,
  })

/** The page at a driver's link. The fragment holds the token that says whose rides to show. */
export default function Drive() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  return (
    <div className="page pt-2 pb-8">
      {isHydrated ? (
        <DriveScreen key={hash} link={hash.slice(1)} />
      ) : (
        <div role="status" className="while-coming">
          <h1 className="text-lead text-ink-2">{m.drive_loading()}</h1>
        </div>
      )}
    </div>
  )
}
