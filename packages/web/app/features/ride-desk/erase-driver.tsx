import type { ListedDriver } from '@retour/domain/rides/drivers'
import type { DriverErasure } from '@retour/domain/wire/ride'
import { useQuery } from '@tanstack/react-query'
import { queryClient, readAgain } from '#app/backend/query-client.ts'
import { eraseDriver, previewDriverErasure } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { Note } from '#app/ui/note.tsx'
import { Failure } from './action-form.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useErasure } from './use-erasure.ts'

/** Erases a driver's data: shows what remains, and asks to type the name again. For owners. */
export function EraseDriver({ driver, onKeep }: { driver: ListedDriver; onKeep: () => void }) {
  const query = useQuery(
    {
      queryKey: ['desk-driver-erasure', driver.id],
      queryFn: () => previewDriverErasure(driver.id),
      refetchOnMount: 'always',
    },
    queryClient,
  )
  return (
    <section className="grid w-full gap-1.5">
      <h3 className="heading-3">{m.desk_driver_erase_heading({ name: driver.name })}</h3>
      <QueryContent
        query={query}
        failure={m.desk_driver_erase_look_failed()}
        waiting={m.desk_drivers_loading()}
        skeleton={<Skeleton className="h-10 w-full" />}
      >
        {(seen) => <Erasure driver={driver} seen={seen} />}
      </QueryContent>
      <Button variant="outlined" size="small" className="justify-self-start" onClick={onKeep}>
        {m.desk_driver_erase_keep()}
      </Button>
    </section>
  )
}

function Erasure({ driver, seen }: { driver: ListedDriver; seen: DriverErasure }) {
  const { typed, error, failure, isBusy, type, submit } = useErasure({
    other: m.desk_driver_erase_name_error({ name: driver.name }),
    erase: async (name) => {
      await eraseDriver(driver.id, name)
      await readAgain(['desk-drivers'])
    },
    explain: (cause) => {
      void readAgain(['desk-driver-erasure'])
      return m.desk_driver_erase_failed({ reason: failureReason(cause) })
    },
  })
  if (seen.openRides > 0)
    return <Note kind="warning">{m.desk_driver_erase_drives({ count: seen.openRides })}</Note>
  return (
    <form className="grid gap-1.5" noValidate onSubmit={(event) => void submit(event)}>
      <p>{m.desk_driver_erase_text()}</p>
      <h4 className="font-strong">{m.desk_person_stays()}</h4>
      <ul className="list-disc ps-2.5 text-small">
        <li>{m.desk_driver_stays_rides({ count: seen.pastRides })}</li>
        <li>{m.desk_driver_stays_audit({ count: seen.auditLines })}</li>
        <li>{m.desk_person_stays_backups()}</li>
      </ul>
      <TextField
        label={m.desk_driver_erase_name()}
        autoComplete="off"
        value={typed}
        maxLength={80}
        {...(error && { error })}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Button type="submit" className="justify-self-start" isBusy={isBusy}>
        {isBusy ? m.desk_person_erasing() : m.desk_person_erase_sure()}
      </Button>
      <Failure>{failure}</Failure>
    </form>
  )
}
