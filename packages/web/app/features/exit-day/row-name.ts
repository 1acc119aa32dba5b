import type { DayRow } from '@retour/domain/exit/day/fit-stop'
import { m } from '#app/paraglide/messages.js'

const names: Record<DayRow['what'], () => string> = {
  ride: m.exit_row_ride,
  'change-of-planes': m.exit_row_change,
  customs: m.exit_row_customs,
  'other-terminal': m.exit_row_other_terminal,
  cash: m.exit_row_cash,
  'tag-bag': m.exit_row_tag,
  'bag-drop': m.exit_row_drop,
  security: m.exit_row_security,
  border: m.exit_row_border,
  'check-in': m.exit_row_check_in,
  spare: m.exit_row_spare,
  boarding: m.exit_row_boarding,
  departs: m.exit_row_departs,
}

export const rowName = ({ what }: Pick<DayRow, 'what'>): string => names[what]()

const rails: Partial<Record<DayRow['what'], string>> = {
  ride: 'bg-blue',
  customs: 'bg-gold',
  cash: 'border border-gold bg-gold-wash',
  border: 'bg-ink',
  spare: 'bg-line',
}

/** The color of a row in the bar and beside the row. */
export const railClass = (what: DayRow['what']): string => rails[what] ?? 'bg-ink-2'
