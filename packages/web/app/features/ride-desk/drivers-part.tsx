import { barOf, type ListedDriver, papers } from '@retour/domain/rides/drivers'
import type { DeskDrivers } from '@retour/domain/wire/ride'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient, readAgain } from '#app/backend/query-client.ts'
import { readDrivers } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { DriverLink } from './driver-link.tsx'
import { EraseDriver } from './erase-driver.tsx'
import { DriverRecordForm } from './driver-record-form.tsx'
import { barText, formatDayOf, driverLine, paperName } from './driver-text.ts'

/** The list of drivers, with a form to add or change one. */
export function DriversPart() {
  const query = useQuery(
    { queryKey: ['desk-drivers'], queryFn: readDrivers, refetchOnMount: 'always' },
    queryClient,
  )
  return (
    <QueryContent
      query={query}
      failure={m.desk_drivers_failed()}
      waiting={m.desk_drivers_loading()}
      skeleton={<Skeleton className="h-30 w-full" />}
    >
      {(list) => <Drivers list={list} />}
    </QueryContent>
  )
}

function Drivers({ list }: { list: DeskDrivers }) {
  /** The id of the driver being changed; '' for a new one, null for none. */
  const [open, setOpen] = useState<string | null>(null)
  const { drivers, driven, at, mayChange, mayErase } = list
  const [erased, setErased] = useState<string | null>(null)
  const close = () => {
    setOpen(null)
    void readAgain(['desk-drivers'])
  }
  return (
    <div className="grid max-w-[656px] gap-3">
      {mayChange && open !== '' && (
        <Button variant="outlined" className="justify-self-start" onClick={() => setOpen('')}>
          {m.desk_drivers_add()}
        </Button>
      )}
      {open === '' && <DriverRecordForm before={null} onDone={close} onKeep={() => setOpen(null)} />}
      {drivers.length === 0 && <EmptyNote>{m.desk_drivers_empty()}</EmptyNote>}
      <ul>
        {drivers.map((driver) => (
          <li key={driver.id} className="grid gap-1 border-t border-line py-2">
            {open === driver.id ? (
              <DriverRecordForm
                key={driver.version}
                before={driver}
                onDone={close}
                onKeep={() => setOpen(null)}
              />
            ) : (
              <>
                <DriverSummary
                  driver={driver}
                  at={at}
                  rides={driven.filter(({ driverId }) => driverId === driver.id).length}
                />
                {mayChange && (
                  <div className="flex flex-wrap gap-1">
                    <Button
                      variant="outlined"
                      size="small"
                      aria-label={`${m.desk_drivers_change()}: ${driver.name}`}
                      onClick={() => setOpen(driver.id)}
                    >
                      {m.desk_drivers_change()}
                    </Button>
                    <DriverLink driver={driver} />
                    {mayErase && erased !== driver.id && (
                      <Button
                        variant="outlined"
                        size="small"
                        aria-label={`${m.desk_driver_erase()}: ${driver.name}`}
                        onClick={() => setErased(driver.id)}
                      >
                        {m.desk_driver_erase()}
                      </Button>
                    )}
                    {erased === driver.id && <EraseDriver driver={driver} onKeep={() => setErased(null)} />}
                  </div>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function DriverSummary({ driver, at, rides }: { driver: ListedDriver; at: string; rides: number }) {
  const bar = barOf(driver, at)
  const dates = papers.flatMap((paper) => {
    const day = driver.papers[paper]
    return day ? [m.desk_paper_until({ paper: paperName(paper), day: formatDayOf(day) })] : []
  })
  return (
    <div>
      <h2 className="font-strong wrap-anywhere">{driver.name}</h2>
      <p className="text-small wrap-anywhere text-ink-2">{driverLine(driver)}</p>
      <p className="text-small text-ink-2">
        <bdi>{driver.phone}</bdi>, {m.desk_drivers_rides({ count: rides })}
      </p>
      {dates.length > 0 && <p className="text-small text-ink-2">{dates.join(', ')}</p>}
      {bar && <p className="text-small font-strong text-red">{barText(bar)}</p>}
    </div>
  )
}
