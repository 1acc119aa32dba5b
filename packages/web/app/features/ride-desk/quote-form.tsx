import { timeZoneOf } from '@retour/domain/booking/pickup-time'
import { instantAt, localAt } from '@retour/domain/calendar/zone-clock'
import type { RideMove } from '@retour/domain/rides/ride-moves'
import type { DeskRide } from '@retour/domain/wire/ride'
import { type FormEvent, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { readPrice, typedPrice } from './read-price.ts'
import type { SendMove } from './ride-moves.tsx'

const hourMs = 3_600_000

interface QuoteFormProps {
  ride: DeskRide
  /** The server's current time. */
  at: string
  sending: RideMove | null
  isStopped: boolean
  onSend: SendMove
}

/**
 * The form of a quote: price, expiry and note. The expiry is in the pickup's time zone; by default a day from now, or
 * two hours before the pickup if that is earlier.
 */
export function QuoteForm({ ride, at, sending, isStopped, onSend }: QuoteFormProps) {
  const noteId = useId()
  const zone = timeZoneOf(ride.country)
  const pickup = Date.parse(ride.pickupAt)
  const [price, setPrice] = useState(ride.quote ? typedPrice(ride.quote.priceMinor) : '')
  const [until, setUntil] = useState(() => localAt(endOf(Date.parse(at), pickup), zone))
  const [note, setNote] = useState(ride.quote?.note ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const priceMinor = readPrice(price)
  const ends = readInstant(until, zone)
  const priceError = priceMinor ? '' : m.desk_error_price()
  const validUntilError = ends !== null && ends > Date.parse(at) && ends <= pickup ? '' : m.desk_error_until()

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (priceError || validUntilError || ends === null) return
    onSend('quote', { priceMinor, currency: 'EUR', validUntil: new Date(ends).toISOString(), note })
  }

  return (
    <form data-key-way="quote" className="grid gap-1.5" noValidate onSubmit={submit}>
      <h3 className="heading-3">{m.desk_quote()}</h3>
      <TextField
        label={m.desk_price()}
        inputMode="decimal"
        value={price}
        {...(isChecked && priceError && { error: priceError })}
        onChange={({ currentTarget }) => setPrice(currentTarget.value)}
      />
      <TextField
        label={m.desk_valid_until()}
        type="datetime-local"
        value={until}
        {...(isChecked && validUntilError && { error: validUntilError })}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      <div>
        <p id={noteId} className="mb-0.5 font-strong">
          {m.desk_note()}
        </p>
        <TextAreaField
          labelledBy={noteId}
          value={note}
          maxLength={500}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
      <Button type="submit" isBusy={sending === 'quote'} isStopped={isStopped}>
        {sending === 'quote' ? m.desk_sending() : m.desk_send_quote()}
      </Button>
    </form>
  )
}

/** Rounded to the minute, like the field. */
function endOf(now: number, pickup: number): number {
  const before = pickup - 2 * hourMs
  return Math.min(now + 24 * hourMs, before > now ? before : pickup)
}

function readInstant(reading: string, zone: string): number | null {
  try {
    return instantAt(reading.slice(0, 16), zone)
  } catch {
    return null
  }
}
