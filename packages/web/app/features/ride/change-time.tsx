import { timeZoneOf } from '@retour/domain/booking/pickup-time'
import { instantAt, localAt } from '@retour/domain/calendar/zone-clock'
import type { CustomerRide } from '@retour/domain/wire/ride'
import { type FormEvent, useState } from 'react'
import type { CustomerMove } from '#app/backend/ride-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { placeTime } from '#app/platform/ride-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { TextField } from '#app/ui/text-field.tsx'

interface ChangeTimeProps {
  answer: CustomerRide
  isSending: boolean
  isStopped: boolean
  onSend: (move: CustomerMove) => void
}

/** Asking for another time, on the clock of the pickup; what was asked for stands until it is answered. */
export function ChangeTime({ answer, isSending, isStopped, onSend }: ChangeTimeProps) {
  const { ride, moves } = answer
  const [isOpen, setIsOpen] = useState(false)
  if (!moves.includes('ask-change')) return null
  return (
    <section className="grid gap-1.5">
      {ride.asked && (
        <Note>
          <bdi>{m.ride_asked({ time: placeTime(ride.asked.pickupAt, ride.country) })}</bdi>
        </Note>
      )}
      {isOpen ? (
        <TimeForm
          answer={answer}
          isSending={isSending}
          isStopped={isStopped}
          onSend={(move) => {
            onSend(move)
            setIsOpen(false)
          }}
          onKeep={() => setIsOpen(false)}
        />
      ) : (
        <Button variant="outlined" isBusy={isSending} isStopped={isStopped} onClick={() => setIsOpen(true)}>
          {isSending ? m.ride_sending() : m.ride_change_time()}
        </Button>
      )}
    </section>
  )
}

function TimeForm({
  answer,
  isSending,
  isStopped,
  onSend,
  onKeep,
}: ChangeTimeProps & { onKeep: () => void }) {
  const { ride, at } = answer
  const zone = timeZoneOf(ride.country)
  const [time, setTime] = useState(() => localAt(Date.parse((ride.asked ?? ride).pickupAt), zone))
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
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
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
