import { HelpScreen } from '#app/features/airport-help/help-screen.tsx'
import { useTrip } from '#app/features/trip/use-trip.ts'
import { m } from '#app/paraglide/messages.js'
import { kioskHelpPath } from '#app/platform/kiosk-help-path.ts'
import { describePage } from '#app/platform/page-meta.ts'

export const meta = () =>
  describePage({ title: m.help_title(), description: m.help_description(), path: kioskHelpPath() })

export default function KioskHelp() {
  const { view } = useTrip()
  return <HelpScreen trip={view} />
}
