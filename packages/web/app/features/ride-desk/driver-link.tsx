import type { ListedDriver } from '@retour/domain/rides/drivers'
import { useState } from 'react'
import { readDriverLink } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { Failure } from './action-form.tsx'
import { useAttempt } from './use-attempt.ts'

/** The driver's link to copy, and a button for a new one if the phone was lost; earlier links are then invalid. */
export function DriverLink({ driver }: { driver: ListedDriver }) {
  const [link, setLink] = useState<string | null>(null)
  const { attempt, isBusy, failure } = useAttempt(failureReason)

  const ask = (isNew: boolean) =>
    attempt(async () => {
      const response = await readDriverLink(driver.id, isNew)
      setLink(`${window.location.origin}/drive#${response.link}`)
    })

  if (link)
    return (
      <div className="grid w-full gap-1">
        <p>{m.desk_driver_link_hand({ name: driver.name })}</p>
        <p className="text-small wrap-anywhere">
          <a className="text-blue-ink underline" href={link}>
            <bdi>{link}</bdi>
          </a>
        </p>
        <div className="flex flex-wrap items-center gap-1">
          <Button size="small" variant="outlined" isBusy={isBusy} onClick={() => void ask(true)}>
            {m.desk_driver_link_new()}
          </Button>
          <span className="text-small text-ink-2">{m.desk_driver_link_ends()}</span>
        </div>
      </div>
    )
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        isBusy={isBusy}
        aria-label={`${m.desk_driver_link()}: ${driver.name}`}
        onClick={() => void ask(false)}
      >
        {m.desk_driver_link()}
      </Button>
      <Failure>{failure}</Failure>
    </>
  )
}
