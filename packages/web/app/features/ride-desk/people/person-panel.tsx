import type { PersonErased, PersonPreview } from '@retour/domain/wire/people'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '#app/backend/call-api.ts'
import { queryClient, readAgain } from '#app/backend/query-client.ts'
import { previewPersonErasure } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Note } from '#app/ui/note.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { ErasePerson } from './erase-person.tsx'
import { PersonCopyPart } from './person-copy-part.tsx'
import { countsByName, sumOf } from './person-text.ts'

/** All data of an address: the number of records, the copy, and the erasure. */
export function PersonPanel({ email, onBack }: { email: string; onBack: () => void }) {
  const [erased, setErased] = useState<PersonErased | null>(null)
  const query = useQuery(
    {
      queryKey: ['desk-person', email],
      queryFn: () => previewPersonErasure(email),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    },
    queryClient,
  )
  const isAddress = refusalOf(query.error).code !== 'no_address'
  return (
    <section className="grid max-w-[656px] gap-3">
      <Button variant="outlined" size="small" className="justify-self-start" onClick={onBack}>
        {m.desk_person_back()}
      </Button>
      <h2 className="heading-2 wrap-anywhere">
        <bdi>{email}</bdi>
      </h2>
      {erased && <Erased erased={erased} />}
      <QueryContent
        query={query}
        failure={isAddress ? m.desk_person_failed() : m.desk_person_no_address()}
        waiting={m.desk_person_loading()}
        skeleton={<Skeleton className="h-30 w-full" />}
      >
        {(seen) => (
          <Person
            seen={seen}
            onErased={(found) => {
              setErased(found)
              void readAgain(['desk-person'])
              void readAgain(['desk-leads'])
            }}
          />
        )}
      </QueryContent>
    </section>
  )
}

function Person({ seen, onErased }: { seen: PersonPreview; onErased: (found: PersonErased) => void }) {
  const others = seen.kept.find(({ what }) => what === 'other-accounts')?.count ?? 0
  const isStored = sumOf(seen.erased) > 0 || seen.mailFiles > 0 || others > 0
  if (!isStored) return <EmptyNote>{m.desk_person_nothing()}</EmptyNote>
  const facts = [
    ...countsByName(seen.erased).map(({ name, count }) => ({
      label: name,
      value: m.desk_person_rows({ count }),
    })),
    ...(seen.mailFiles > 0
      ? [{ label: m.desk_mail(), value: m.desk_person_files({ count: seen.mailFiles }) }]
      : []),
  ]
  return (
    <>
      <section>
        <h3 className="heading-3">{m.desk_person_kept()}</h3>
        <Facts facts={facts} />
      </section>
      <PersonCopyPart email={seen.email} />
      <ErasePerson seen={seen} onErased={onErased} />
    </>
  )
}

function Erased({ erased }: { erased: PersonErased }) {
  return (
    <Note kind={erased.leftBehind === null ? 'good' : 'warning'} role="status">
      <p>
        {m.desk_person_erased({
          records: m.desk_person_rows({ count: sumOf(erased.rows) }),
          files: m.desk_person_files({ count: erased.mailFiles }),
        })}
      </p>
      {erased.leftBehind !== null && <p>{m.desk_person_left_behind()}</p>}
    </Note>
  )
}
