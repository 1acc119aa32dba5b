import { cancellationFee } from '@retour/domain/rides/cancellation'
import type { RideMove } from '@retour/domain/rides/ride-moves'
import type { DeskRideAnswer } from '@retour/domain/wire/ride'
import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { formatPrice } from '#app/platform/format-ride.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { readPrice, typedPrice } from './read-price.ts'
import type { SendMove } from './ride-moves.tsx'

interface CancelFormProps {
  answer: DeskRideAnswer
  move: RideMove
  sending: RideMove | null
  isStopped: boolean
  onSend: SendMove
  onKeep: () => void
}

/** The form to cancel a ride: on whose behalf, and the fee. It is at most that of the quote, and zero if we cancel. */
export function CancelForm({ answer, move, sending, isStopped, onSend, onKeep }: CancelFormProps) {
  const due = cancellationFee(answer.ride, answer.at)
  const [by, setBy] = useState<'customer' | 'business'>('customer')
  const [fee, setFee] = useState(typedPrice(due))
  const feeMinor = by === 'business' ? 0 : readPrice(fee)
  const error = feeMinor === null || feeMinor > due ? m.desk_error_fee({ fee: formatPrice(due) }) : ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!error) onSend(move, { by, feeMinor })
  }

  return (
    <form className="grid gap-1.5" noValidate onSubmit={submit}>
      <h3 className="heading-3">{m.desk_cancel()}</h3>
      <SelectField
        label={m.desk_cancel_for()}
        value={by}
        options={[
          { value: 'customer', label: m.desk_cancel_for_customer() },
          { value: 'business', label: m.desk_cancel_for_business() },
        ]}
        onChange={({ currentTarget }) => setBy(currentTarget.value === 'business' ? 'business' : 'customer')}
      />
      {by === 'customer' && due > 0 && (
        <TextField
          label={m.desk_cancel_fee()}
          inputMode="decimal"
          value={fee}
          {...(error && { error })}
          onChange={({ currentTarget }) => setFee(currentTarget.value)}
        />
      )}
      <div className="grid gap-1.25 sm:grid-cols-2">
        <Button type="submit" isBusy={sending === move} isStopped={isStopped}>
          {sending === move ? m.desk_sending() : m.desk_cancel_sure()}
        </Button>
        <Button variant="outlined" onClick={onKeep}>
          {m.desk_cancel_keep()}
        </Button>
      </div>
    </form>
  )
}
