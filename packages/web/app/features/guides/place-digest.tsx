import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import type { PlaceHours } from './place-hours.ts'
import { type MarkerKind, MarkerShape } from '#app/ui/marker-shape.tsx'

type PlaceGroupRecord = { id: string; name: string; address: string; hours: PlaceHours | null }

/** The records of one type that a guide lists; `total` is the number of all. */
export type PlaceGroup = {
  kind: MarkerKind
  title: string
  total: number
  records: PlaceGroupRecord[]
  /** True for desks, which people find by their address; shops and stations are found by name. */
  hasAddresses: boolean
}

type PlaceDigestProps = { groups: PlaceGroup[]; total: number; to: string }

/** The most useful records by type, with a link to all of them with hours and notes. */
export function PlaceDigest({ groups, total, to }: PlaceDigestProps) {
  return (
    <>
      <div className="grid gap-2.5">
        {groups.map(({ kind, title, total: ofKind, records, hasAddresses }) => (
          <div key={title} className="min-w-0">
            <h3 className="mb-0.5 flex items-baseline gap-1 font-strong">
              <MarkerShape kind={kind} size={15} className="flex-none translate-y-0.25" />
              {records.length < ofKind
                ? m.guides_places_some_of({ title, shown: records.length, total: ofKind })
                : title}
            </h3>
            {hasAddresses ? <Addresses records={records} /> : <Names records={records} />}
          </div>
        ))}
      </div>
      <ButtonLink to={to} variant="outlined" className="mt-2">
        {m.guides_places_all({ count: total })}
      </ButtonLink>
    </>
  )
}

function Addresses({ records }: { records: PlaceGroupRecord[] }) {
  return (
    <ul className="border-b border-line text-meta lg:grid lg:grid-cols-2 lg:gap-x-5">
      {records.map(({ id, name, address, hours }) => (
        <li key={id} id={id} className="border-t border-line py-0.75 text-ink-3 target:bg-gold-wash">
          <span className="font-strong text-ink">{name}</span>
          <br />
          {address}
          {hours && (
            <>
              <br />
              {hours.text} ({hours.age})
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Names({ records }: { records: PlaceGroupRecord[] }) {
  return (
    <ul className="text-small text-ink-2">
      {records.map(({ id, name }) => (
        <li key={id} id={id} className="inline not-last:after:content-[',_'] target:bg-gold-wash">
          {name}
        </li>
      ))}
    </ul>
  )
}
