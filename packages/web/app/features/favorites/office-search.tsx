import { placeName } from '@retour/domain/places/place-name'
import { countryName } from '@retour/domain/places/countries'
import { locationTypeLabel } from '@retour/domain/places/location-types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { queryClient } from '#app/backend/query-client.ts'
import { type RefundOffice, searchRefundOffices } from '#app/backend/refund-office-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'

const rowClass = 'min-h-[94px] border-t border-line py-1.5'

/** Refund offices by a part of their city's name. */
export function OfficeSearch() {
  const [typed, setTyped] = useState('')
  const [city, setCity] = useState('')
  const query = useQuery(
    {
      queryKey: ['refund-offices', city],
      queryFn: () => searchRefundOffices(city),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

  function search(event: FormEvent) {
    event.preventDefault()
    setCity(typed.trim().toLowerCase())
  }
  return (
    <Card title={m.favorites_offices()} lead={m.favorites_offices_lead()} isBusy={query.isFetching}>
      <form role="search" onSubmit={search} className="mb-2 flex flex-wrap items-end gap-1.5">
        <div className="min-w-20 flex-1">
          <TextField
            label={m.favorites_city()}
            type="search"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {/* Never busy: another search may follow before the last one is answered. */}
        <Button type="submit" variant="outlined">
          {m.favorites_search()}
        </Button>
      </form>
      <QueryContent
        query={query}
        failure={m.favorites_offices_failed()}
        waiting={m.favorites_offices_loading()}
        skeleton={<OfficeSkeleton />}
      >
        {(offices) => (
          <>
            <p role="status" className={offices.length === 0 ? 'text-ink-2' : 'sr-only'}>
              {offices.length === 0
                ? m.favorites_offices_none({ city })
                : m.favorites_offices_count({ count: offices.length })}
            </p>
            <ul>
              {offices.map((office) => (
                <OfficeRow key={office.id} office={office} />
              ))}
            </ul>
          </>
        )}
      </QueryContent>
    </Card>
  )
}

function OfficeRow({ office: { name, address, city, country, type } }: { office: RefundOffice }) {
  return (
    <li className={rowClass}>
      <div className="flex flex-wrap items-start justify-between gap-x-1.5">
        <h3 className="font-strong wrap-anywhere">{name}</h3>
        <Badge>{locationTypeLabel(type)}</Badge>
      </div>
      <p className="text-small text-ink-2 wrap-anywhere">{address}</p>
      <Link
        to={`/map-locations/${country}/${city}#list-view`}
        className="inline-flex min-h-3 items-center text-small text-blue-ink"
      >
        {m.favorites_all_of({ city: placeName(country, city), country: countryName(country) })}
      </Link>
    </li>
  )
}

function OfficeSkeleton() {
  return ['first', 'second', 'third'].map((row) => (
    <div key={row} className={`grid content-start gap-1 ${rowClass}`}>
      <Skeleton className="h-2 w-4/5 max-w-[18rem]" />
      <Skeleton className="h-1.75 w-full max-w-[26rem]" />
    </div>
  ))
}
