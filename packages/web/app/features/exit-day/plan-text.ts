import type { DayEntry } from '@retour/domain/exit/day/day-calendar'
import type { DayStop } from '@retour/domain/exit/day/exit-day'
import { describeSteps } from '@retour/domain/exit/describe-steps'
import type { ExitTrip } from './exit-day-props.ts'
import { formatWeekday, longStop, timeOf } from './stop-text.ts'
import { rowName } from './row-name.ts'
import { shopsOf } from './shops-of.ts'

/** Returns the rows of the day with their times, for a calendar; none for places without times. */
export function entriesOf(days: readonly DayStop[]): DayEntry[] {
  return days.flatMap(({ rows, zone, place, leg, shown, asked, desks }) =>
    rows.flatMap((row): DayEntry[] => {
      if (row.at === null || zone === null || row.what === 'spare') return []
      const isCustoms = row.what === 'customs'
      const desk = desks[0]?.record
      return [
        {
          id: `exit-${leg?.id ?? place.name}-${row.what}`,
          at: row.at,
          zone,
          minutes: row.minutes,
          title: isCustoms ? `${rowName(row)}: ${longStop(place)}` : rowName(row),
          text: isCustoms
            ? describeSteps([...shown, ...asked].map(({ step }) => step)).join('\n')
            : (row.from?.record.says ?? ''),
          where:
            isCustoms && desk ? `${desk.name}, ${desk.address}` : row.what === 'ride' ? '' : longStop(place),
        },
      ]
    }),
  )
}

/** Returns the plan as text: each place with its rows, then the steps of each form. */
export function planText(days: readonly DayStop[], trip: ExitTrip): string {
  return days
    .map(({ place, rows, shown, asked }) => {
      const at = rows.find((row) => row.at)?.at
      return [
        [longStop(place), at && formatWeekday(at.slice(0, 10))].filter(Boolean).join(', '),
        ...rows.map((row) => [row.at && timeOf(row.at), rowName(row)].filter(Boolean).join(' ')),
        ...[...shown, ...asked].map(
          (one) => `${shopsOf([one], trip)}: ${describeSteps([one.step]).join(' ')}`,
        ),
      ].join('\n')
    })
    .join('\n\n')
}
