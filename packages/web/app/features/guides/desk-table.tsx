import { standingText } from '@retour/domain/content/standing-text'
import type { Standing } from '@retour/domain/places/standing'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import type { Desk, DeskRow } from './desk-rows.ts'

const tones: Record<Standing['kind'], 'green' | 'amber' | 'plain'> = {
  checked: 'green',
  warned: 'amber',
  aged: 'plain',
  'older-than': 'plain',
  undated: 'plain',
  remembered: 'amber',
}

type DeskTableProps = {
  rows: DeskRow[]
  /** The name of a row without a terminal: "Airport". */
  wholePlace: string
}

/** The desks by terminal: a table on wide screens, otherwise rows that start with the terminal's name. */
export function DeskTable({ rows, wholePlace }: DeskTableProps) {
  return (
    <>
      <table className="w-full text-small max-lg:block">
        <caption className="sr-only">{m.guides_desks_title()}</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b border-line text-meta text-ink-3 *:py-0.75 *:pe-2 *:text-start *:font-text *:last:pe-0 *:last:text-end">
            <th scope="col">{m.guides_desks_terminal()}</th>
            <th scope="col">{m.guides_desks_validation()}</th>
            <th scope="col">{m.guides_desks_counter()}</th>
            <th scope="col">{m.guides_desks_notes()}</th>
            <th scope="col">{m.guides_desks_source()}</th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map((row) => (
            <Row key={row.terminal} row={row} terminal={row.terminal ?? wholePlace} />
          ))}
        </tbody>
      </table>
      <p className="mt-1.5 text-meta text-ink-3">{m.guides_desks_doors()}</p>
    </>
  )
}

function Row({
  row: { validation, counters, warnings, notes, standing, sources },
  terminal,
}: {
  row: DeskRow
  terminal: string
}) {
  const isLong = terminal.length > 6
  return (
    <tr
      className={`border-b border-line align-top first:border-t max-lg:grid max-lg:gap-0.75 max-lg:py-2 lg:first:border-t-0 lg:*:py-1.25 lg:*:pe-2 lg:*:last:pe-0 ${isLong ? '' : 'min-[20rem]:max-lg:grid-cols-[72px_minmax(0,1fr)] min-[20rem]:max-lg:[&>td]:col-start-2'}`}
    >
      <th
        scope="row"
        className={`text-start font-display font-serif tracking-[-0.01em] ${isLong ? 'text-h3' : 'text-[1.875rem] leading-[1.1] min-[20rem]:max-lg:row-span-4'}`}
      >
        {terminal}
      </th>
      <td className="lg:min-w-18">
        <Desks desks={validation} isMain />
      </td>
      <td className={counters.length === 0 ? 'max-lg:hidden' : ''}>
        <Desks desks={counters} />
      </td>
      <td className={`text-ink-2 ${[...warnings, ...notes].length === 0 ? 'max-lg:hidden' : ''}`}>
        {warnings.length > 0 && <span className="block text-ink">{warnings.join(' ')}</span>}
        {notes.join(' ')}
      </td>
      <td className="lg:text-end">
        <Badge tone={tones[standing.kind]}>{standingText(standing)}</Badge>
        {sources.map(({ name, address }) => (
          <span key={address} className="block text-meta">
            <ExternalLink
              href={address}
              label={m.guides_desks_source_of({ source: name, terminal })}
              className="inline-block py-1 text-blue-ink wrap-anywhere"
            >
              {name}
            </ExternalLink>
          </span>
        ))}
      </td>
    </tr>
  )
}

/**
 * Validation desks start with their location, which people look for; counters start with the name that is on the form.
 */
function Desks({ desks, isMain = false }: { desks: Desk[]; isMain?: boolean }) {
  if (desks.length === 0) return <span className="text-ink-3">{m.guides_desk_none()}</span>
  return (
    <ul className="grid gap-1">
      {desks.map(({ name, where, hours }) => {
        const [first, second] = isMain && where ? [where, name] : [name, where]
        return (
          <li key={name}>
            <span className={isMain ? 'block font-strong' : 'block'}>{first}</span>
            {second && <span className="block text-ink-2">{second}</span>}
            {hours && (
              <span className="block text-ink-2">
                {hours.text} <span className="text-ink-3">({hours.age})</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
