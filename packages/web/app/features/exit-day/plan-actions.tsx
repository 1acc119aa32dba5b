import type { DayStop } from '@retour/domain/exit/day/exit-day'
import { dayCalendar } from '@retour/domain/exit/day/day-calendar'
import { formatMoney } from '@retour/domain/money/money'
import { CalendarPlus, Printer, Share2 } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { downloadText } from '#app/platform/download-text.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { ExitTrip } from './exit-day-props.ts'
import type { PlannedWay } from './exit-plan.ts'
import { entriesOf, planText } from './plan-text.ts'

interface PlanActionsProps {
  way: PlannedWay
  days: readonly DayStop[]
  trip: ExitTrip
}

/** The amount at stake, and the plan as a calendar file, as text to share, and on paper. */
export function PlanActions({ way, days, trip }: PlanActionsProps) {
  const own = trip.forms.filter(({ form }) => way.journey.forms.some(({ id }) => id === form.id))
  const from = own.reduce((sum, { ways }) => sum + (ways.range?.from ?? 0), 0)
  const to = own.reduce((sum, { ways }) => sum + (ways.range?.to ?? 0), 0)
  const entries = entriesOf(days)
  const icon = { 'aria-hidden': true, className: 'size-2.25', strokeWidth: 1.6 }
  return (
    <div className="grid gap-1.5 border-t-2 border-ink pt-2">
      {to > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-2">
          <b className="font-strong">{m.exit_at_stake()}</b>
          <span data-money className="font-display text-[1.75rem] leading-[1.15] font-serif">
            <bdi>
              {m.exit_range({
                from: formatMoney({ currency: 'EUR', cents: from }),
                to: formatMoney({ currency: 'EUR', cents: to }),
              })}
            </bdi>
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-1 print:hidden">
        {entries.length > 0 && (
          <Button
            variant="outlined"
            size="small"
            onClick={() =>
              downloadText('last-day.ics', 'text/calendar', dayCalendar(entries, new Date().toISOString()))
            }
          >
            <CalendarPlus {...icon} />
            {m.exit_calendar()}
          </Button>
        )}
        <Button variant="outlined" size="small" onClick={() => void share(planText(days, trip))}>
          <Share2 {...icon} />
          {m.exit_share()}
        </Button>
        <Button variant="outlined" size="small" onClick={() => window.print()}>
          <Printer {...icon} />
          {m.exit_print()}
        </Button>
      </div>
      {entries.length > 0 && <p className="text-meta text-ink-2 print:hidden">{m.exit_calendar_hint()}</p>}
    </div>
  )
}

/** Shares the text with the device's sheet, or copies it if there is none. */
async function share(text: string): Promise<void> {
  try {
    const { share: byDevice } = navigator as { share?: Navigator['share'] }
    if (byDevice) await byDevice.call(navigator, { title: m.exit_name(), text })
    else {
      await navigator.clipboard.writeText(text)
      showToast('success', m.exit_copied())
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.warn('The plan could not be shared:', error)
    showToast('error', m.exit_not_shared())
  }
}
