import { HelpScreen } from '#app/features/airport-help/help-screen.tsx'
import { useTrip } from '#app/features/trip/use-trip.ts'
import { m } from '#app/paraglide/messages.js'
import { kioskHelpPath } from '#app/platform/kiosk-help-path.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { lateComponent } from '#app/ui/late-component.tsx'

export const meta = () =>
  describePage({ title: m.help_title(), description: m.help_description(), path: kioskHelpPath() })

const TimeLeft = lateComponent(
  () => import('#app/features/exit-day/time-left.tsx').then((script) => script.TimeLeft),
  (error) => console.warn('The time that is left could not be shown:', error),
)

export default function KioskHelp() {
  const { view } = useTrip()
  const foot = view.legs.length > 0 && view.forms.length > 0 && <TimeLeft view={view} />
  return <HelpScreen trip={view} foot={foot} />
}
