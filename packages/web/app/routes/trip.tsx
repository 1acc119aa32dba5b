import type { ExitDayGiven } from '#app/features/trip/exit-entry.tsx'
import { formsPath, tripPath } from '#app/features/trip/trip-address.ts'
import { TripScreen } from '#app/features/trip/trip-screen.tsx'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'

export const meta = () =>
  describePage({ title: m.trip_title(), description: m.trip_description(), path: tripPath })

const exitDay = lazyPart(
  () => import('#app/features/exit-day/exit-day-screen.tsx').then(({ ExitDayScreen }) => ExitDayScreen),
  'page h-[480px]',
)

export default function Trip() {
  return <TripScreen Breadcrumbs={FormBreadcrumbs} ExitDay={ExitDay} />
}

function ExitDay(props: ExitDayGiven) {
  const breadcrumbs = [
    { name: m.trip_name(), path: tripPath },
    { name: m.trip_exit_day(), path: '' },
  ]
  return <exitDay.Part {...props} breadcrumbs={<Breadcrumbs items={breadcrumbs} />} />
}

function FormBreadcrumbs({ form, pathOfForm = '' }: { form: string; pathOfForm?: string }) {
  const breadcrumbs = [
    { name: m.trip_name(), path: tripPath },
    { name: m.trip_forms(), path: formsPath },
    { name: form, path: pathOfForm },
    ...(pathOfForm ? [{ name: m.trip_letter(), path: '' }] : []),
  ]
  return <Breadcrumbs items={breadcrumbs} />
}
