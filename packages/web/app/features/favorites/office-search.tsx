import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryClient } from '#app/backend/query-client.ts'
import { searchRefundOffices } from '#app/backend/refund-office-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { OfficeRow } from '#app/ui/office-row.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'

const rowHeight = 'min-h-[94px]'

/** A search for refund offices by a part of their city's name. */
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
        {/* Never busy, because another search may start before the last one is answered. */}
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
                <OfficeRow key={office.id} office={office} className={rowHeight} />
              ))}
            </ul>
          </>
        )}
      </QueryContent>
    </Card>
  )
}

function OfficeSkeleton() {
  return ['first', 'second', 'third'].map((row) => (
    <div key={row} className={`grid content-start gap-1 border-t border-line py-1.5 ${rowHeight}`}>
      <Skeleton className="h-2 w-4/5 max-w-[18rem]" />
      <Skeleton className="h-1.75 w-full max-w-[26rem]" />
    </div>
  ))
}
