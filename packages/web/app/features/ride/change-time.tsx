import { timeZoneOf } from '@retour/domain/booking/pickup-time'
import { instantAt, localAt } from '@retour/domain/calendar/zone-clock'
import { maxChangeRequests } from '@retour/domain/rides/ride'
import { isBeforeTheWay } from '@retour/domain/rides/ride-moves'
import type { CustomerRide } from '@retour/domain/wire/ride'
import { type FormEvent, useState } from 'react'
import type { CustomerMove } from '#app/backend/ride-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { placeTime } from '#app/platform/format-ride.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { TextField } from '#app/ui/text-field.tsx'

interface ChangeTimeProps {
  answer: CustomerRide
  isSending: boolean
  isStopped: boolean
  onSend: (move: CustomerMove) => void
}

/** The request for another pickup time, in the pickup's time zone. It stays visible until the desk has answered. */
export function ChangeTime({ answer, isSending, isStopped, onSend }: ChangeTimeProps) {
  const { ride, moves } = answer
  /** The version of the ride for which the form is open, so that it closes after sending. */
  const [openFor, setOpenFor] = useState(0)
  const [typed, setTyped] = useState<string | null>(null)
  const isOften = ride.askedTimes >= maxChangeRequests && isBeforeTheWay(ride.state)
  if (!moves.includes('ask-change') && !ride.asked && !isOften) return null
  return (
    <section className="grid gap-1.5">
      {ride.asked && (
        <Note>
          <bdi>{m.ride_asked({ time: placeTime(ride.asked.pickupAt, ride.country) })}</bdi>
        </Note>
      )}
      {isOften && <Note>{m.ride_asked_often({ count: maxChangeRequests })}</Note>}
      {!moves.includes('ask-change') ? null : openFor === ride.version ? (
        <TimeForm
          answer={answer}
          isSending={isSending}
          isStopped={isStopped}
          typed={typed}
          onType={setTyped}
          onSend={onSend}
          onKeep={() => setOpenFor(0)}
        />
      ) : (
        <Button
          variant="outlined"
          isBusy={isSending}
          isStopped={isStopped}
          onClick={() => setOpenFor(ride.version)}
        >
          {isSending ? m.ride_sending() : m.ride_change_time()}
        </Button>
      )}
    </section>
  )
}

interface TimeFormProps extends ChangeTimeProps {
  /** The input, independent of changes to the ride; null before anything was typed. */
  typed: string | null
  onType: (time: string) => void
  onKeep: () => void
}

function TimeForm({ answer, isSending, isStopped, typed, onType, onSend, onKeep }: TimeFormProps) {
  const { ride, at } = answer
  const zone = timeZoneOf(ride.country)
  const time = typed ?? localAt(Date.parse(ride.pickupAt), zone)
  const [isChecked, setIsChecked] = useState(false)
  const instant = readInstant(time, zone)
  const isGood = instant !== null && instant > Date.parse(at) && instant !== Date.parse(ride.pickupAt)

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (isGood)
      onSend({ version: ride.version, move: 'ask-change', pickupAt: new Date(instant).toISOString() })
  }

  return (
    <form className="grid gap-1.5" noValidate onSubmit={submit}>
      <TextField
        label={m.ride_new_time()}
        hint={m.ride_new_time_hint()}
        type="datetime-local"
        value={time}
        {...(isChecked && !isGood && { error: m.ride_new_time_error() })}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <div className="grid gap-1.25 sm:grid-cols-2">
        <Button type="submit" isBusy={isSending} isStopped={isStopped}>
          {m.ride_ask_change()}
        </Button>
        <Button variant="outlined" onClick={onKeep}>
          {m.ride_keep_time()}
        </Button>
      </div>
    </form>
  )
}

function readInstant(reading: string, zone: string): number | null {
  try {
    return instantAt(reading.slice(0, 16), zone)
  } catch {
    return null
  }
}
