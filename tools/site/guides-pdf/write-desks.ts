import { sourceName, standingText } from '@retour/domain/content/standing-text'
import { describeHours } from '@retour/domain/places/hours'
import { factsChangedOn } from '@retour/domain/places/place-facts'
import type { RefundLocationRecord } from '@retour/domain/places/refund-locations'
import { sourceAddress, standingOf } from '@retour/domain/places/standing'
import { type Booklet, columnWidth, styles } from './booklet.ts'
import type { Run } from './break-lines.ts'
import type { PlaceDesks } from './main-places.ts'

/** Writes a place with its refund desks and, for a city, its shopping areas. */
export function writePlaceDesks(booklet: Booklet, { place, desks, desksAt, areaNames }: PlaceDesks): void {
  const [first] = desks
  booklet.keep(styles.heading.leading + 20 + (first ? deskHeight(booklet, first) : 40))
  booklet.group('Sect', { title: place.name }, () => {
    booklet.write(place.name, styles.heading, { tag: 'H3' })
    booklet.y += 3
    for (const desk of desks) writeDesk(booklet, desk)
    writeNames(booklet, 'Desks listed below: ', desksAt.join(', '))
    writeNames(booklet, 'Where people shop: ', areaNames.join(' · '))
  })
  booklet.y += 14
}

function writeNames(booklet: Booklet, label: string, names: string): void {
  if (!names) return
  const runs: Run[] = [
    { text: label, face: 'strong' },
    { text: `${names}.`, face: 'text' },
  ]
  booklet.keep(booklet.heightOf(runs, styles.quiet) + 12)
  booklet.rule()
  booklet.y += 6
  booklet.write(runs, styles.quiet)
  booklet.y += 6
}

function writeDesk(booklet: Booklet, desk: RefundLocationRecord): void {
  booklet.keep(deskHeight(booklet, desk))
  booklet.rule()
  booklet.y += 6
  booklet.group('Div', {}, () => {
    booklet.write(nameRuns(desk), styles.label)
    for (const line of linesOf(desk)) booklet.write(line, styles.quiet)
  })
  booklet.y += 6
}

const deskHeight = (booklet: Booklet, desk: RefundLocationRecord) =>
  12 +
  booklet.heightOf(nameRuns(desk), styles.label, columnWidth) +
  linesOf(desk).reduce((sum, line) => sum + booklet.heightOf(line, styles.quiet, columnWidth), 0)

/** The name, and the reliability of its source on the date of the data. The date is printed, so it stays true. */
function nameRuns(desk: RefundLocationRecord): Run[] {
  const standing = standingOf(desk, factsChangedOn)
  const isUnsure = standing.kind === 'warned' || standing.kind === 'remembered'
  const words: Run = { text: ` ${standingText(standing)}`, face: 'text', ...(isUnsure && { tint: 'amber' }) }
  return [{ text: desk.name, face: 'strong' }, words]
}

/** The address, a warning, who pays out, how customs validates, and hours from a recent source only. */
function linesOf(desk: RefundLocationRecord): string[] {
  const { address, operators = [], validation, notes, warning, changed_sources = [] } = desk
  const source = sourceAddress(desk)
  const hours = describeHours(desk)
  const facts = [
    warning ?? '',
    operators.length > 0 ? `Pays out: ${operators.join(', ')}.` : '',
    validation ? `Validation: ${validation}.` : '',
    hours && !hours.isStale ? `Hours: ${hours.text}${hours.checked ? ` (${hours.checked})` : ''}.` : '',
    notes ?? '',
    source ? `Source: ${sourceName(source)}.` : '',
    ...changed_sources.map(
      (one) => `Our desk changed this after: ${sourceAddress({ source: one }) ? sourceName(one) : one}.`,
    ),
  ].filter(Boolean)
  return [address, facts.join(' ')].filter(Boolean)
}
