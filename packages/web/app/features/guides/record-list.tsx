import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { type MarkerKind, MarkerShape } from '#app/ui/marker-shape.tsx'
import type { GuideRecord } from './guide-record.ts'

/** The place's own records of one type, with only the facts that the data set holds; each has its anchor. */
export function RecordList({ kind, records }: { kind: MarkerKind; records: GuideRecord[] }) {
  return (
    <ul className="grid lg:grid-cols-2 lg:gap-x-5">
      {records.map((record) => (
        <li
          key={record.id}
          id={record.id}
          className="grid scroll-mt-2 grid-cols-[22px_1fr] gap-1 border-t border-line py-1.5 target:bg-gold-wash"
        >
          <MarkerShape kind={kind} size={15} className="mt-[5px]" />
          <RecordFacts record={record} />
        </li>
      ))}
    </ul>
  )
}

function RecordFacts({ record }: { record: GuideRecord }) {
  const { name, address, hours, notes } = record
  return (
    <div className="min-w-0 text-small text-ink-2">
      <h3 className="text-body font-strong text-ink">{name}</h3>
      <p>{address}</p>
      {hours && (
        <p>
          {hours.text} <span className="text-ink-3">({hours.age})</span>
        </p>
      )}
      {notes && <p>{notes}</p>}
      <Contact record={record} />
    </div>
  )
}

function Contact({ record: { name, phone, website } }: { record: GuideRecord }) {
  if (!phone && !website) return null
  const look = 'inline-flex min-h-touch items-center text-blue-ink underline'
  return (
    <p className="flex flex-wrap gap-x-2">
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={look}>
          {phone}
        </a>
      )}
      {website && (
        <ExternalLink href={website} label={m.guides_record_website_of({ name })} className={look}>
          {m.guides_record_website()}
        </ExternalLink>
      )}
    </p>
  )
}
