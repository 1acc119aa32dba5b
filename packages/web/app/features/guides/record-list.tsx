import { describeHours } from '@retour/domain/places/hours'
import type { RefundLocationType } from '@retour/domain/places/location-types'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { type MarkerKind, MarkerShape } from '#app/ui/marker-shape.tsx'
import type { GuideRecord } from './guide-record.ts'

const markers: Record<RefundLocationType, MarkerKind> = {
  'shopping-area': 'shopping',
  'refund-office': 'other',
  transportation: 'transport',
}

/** The place's own records of one type, with only the facts that the data set holds. */
export function RecordList({ title, records }: { title: string; records: GuideRecord[] }) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading-2 text-[1.875rem]">
        {title}
      </h2>
      <ul className="mt-2 grid lg:grid-cols-2 lg:gap-x-5">
        {records.map((record) => (
          <li key={record.id} className="grid grid-cols-[22px_1fr] gap-1 border-t border-line py-1.5">
            <MarkerShape kind={markers[record.type]} size={15} className="mt-[5px]" />
            <RecordFacts record={record} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecordFacts({ record }: { record: GuideRecord }) {
  const { name, address, notes } = record
  return (
    <div className="min-w-0 text-small text-ink-2">
      <h3 className="text-body font-strong text-ink">{name}</h3>
      <p>{address}</p>
      <Hours record={record} />
      {notes && <p>{notes}</p>}
      <Contact record={record} />
    </div>
  )
}

function Hours({ record }: { record: GuideRecord }) {
  const hours = describeHours(record)
  if (!hours) return null
  const age = hours.checked ? `checked ${hours.checked}` : 'date unknown'
  return (
    <p>
      {hours.text}{' '}
      <span className="text-ink-3">{hours.isStale ? `(${age}, confirm before you go)` : `(${age})`}</span>
    </p>
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
        <ExternalLink href={website} label={`Website of ${name}`} className={look}>
          Website
        </ExternalLink>
      )}
    </p>
  )
}
