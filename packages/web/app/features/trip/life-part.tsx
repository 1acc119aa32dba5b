import { formatNearDay } from '@retour/domain/content/format-day'
import { formatMoney } from '@retour/domain/money/money'
import { parseAmount } from '@retour/domain/money/parse-amount'
import type { Tap } from '@retour/domain/trip/form-life'
import { isCalendarDate } from '@retour/domain/vat/deadlines'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { changeForm } from './form-changes.ts'
import type { IssuedForm } from './trip-sums.ts'

const stationNames = {
  bought: m.trip_station_bought,
  issued: m.trip_state_issued,
  validated: m.trip_state_stamped,
  'handed-in': m.trip_state_sent,
  paid: m.trip_state_paid,
  refused: m.trip_state_refused,
  expired: m.trip_state_expired,
}

const tapNames = (tap: Tap) =>
  ({
    validated: tap.validatedBy === 'kiosk' ? m.trip_tap_kiosk() : m.trip_tap_stamp(),
    'handed-in': m.trip_tap_sent(),
    paid: m.trip_tap_paid(),
    refused: m.trip_tap_refused(),
    expired: m.trip_tap_expired(),
    'early-refund': m.trip_tap_early(),
  })[tap.tap]

/** The history of a form, day by day, and the stages that can be recorded now with one tap. */
export function LifePart({ issued, today }: { issued: IssuedForm; today: string }) {
  const { form, life, sums } = issued
  const [day, setDay] = useState(today)
  const [received, setReceived] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const parsed = parseAmount(received, 'EUR')
  const isDayFine = isCalendarDate(day) && day <= today

  async function note(fields: Parameters<typeof changeForm>[1]) {
    try {
      await changeForm(form.id, fields)
      setHasFailed(false)
    } catch (error) {
      console.error('The form could not be changed:', error)
      setHasFailed(true)
    }
  }
  function press(tap: Tap) {
    if (!isDayFine) return
    void note({
      [tap.field]: day,
      ...(tap.validatedBy && { validatedBy: tap.validatedBy }),
      ...(tap.tap === 'paid' && { receivedCents: parsed.kind === 'read' ? parsed.cents : null }),
    })
  }
  function takeBack() {
    if (life.undo === null) return
    void note({
      [life.undo]: null,
      ...(life.undo === 'validatedOn' && { validatedBy: null }),
      ...(life.undo === 'paidOn' && { receivedCents: null }),
    })
  }
  const isPayable = life.taps.some(({ tap }) => tap === 'paid')
  return (
    <section aria-labelledby="life">
      <h2
        id="life"
        className="mb-1.5 font-display text-[min(10vw,1.625rem)] leading-[1.15] font-serif tracking-display"
      >
        {m.trip_life()}
      </h2>
      <ol>
        {life.stations.map(({ station, day: on }, index) => (
          <li key={station} className="relative grid grid-cols-[1fr_auto] gap-x-1.5 ps-4.5 pb-2.5">
            <span
              aria-hidden
              className={`absolute start-[5px] top-[6px] size-1.5 rounded-full border-[2.5px] ${
                on === null
                  ? 'border-dashed border-line-strong bg-ground'
                  : station === 'validated' || station === 'paid'
                    ? 'border-gold bg-gold'
                    : 'border-ink bg-ink'
              }`}
            />
            {index < life.stations.length - 1 && (
              <span
                aria-hidden
                className="absolute start-[10.5px] top-[23px] -bottom-0.5 border-s-[1.5px] border-line-strong"
              />
            )}
            <span className="font-strong">{stationNames[station]()}</span>
            <span className="text-ink-2">{on === null ? m.trip_not_yet_small() : formatNearDay(on)}</span>
            {station === 'bought' && (
              <span className="col-span-2 text-small text-ink-2">
                {formatMoney({ currency: 'EUR', cents: sums.totalCents })}
              </span>
            )}
            {station === 'paid' && form.receivedCents !== null && (
              <span className="col-span-2 text-small text-ink-2">
                {formatMoney({ currency: 'EUR', cents: form.receivedCents })}
              </span>
            )}
          </li>
        ))}
      </ol>
      {life.overdue && (
        <Note kind="warning">
          {life.overdue.clock === 'goods-out'
            ? m.trip_overdue_goods({ day: formatNearDay(life.overdue.endedOn) })
            : m.trip_overdue_form({ day: formatNearDay(life.overdue.endedOn) })}
        </Note>
      )}
      <div className="mt-1.5 grid gap-1.5 print:hidden">
        {life.taps.length > 0 && (
          <>
            <TextField
              label={m.trip_tap_day()}
              type="date"
              value={day}
              max={today}
              error={isDayFine ? undefined : m.trip_tap_day_missing()}
              onChange={({ target }) => setDay(target.value)}
            />
            {isPayable && (
              <TextField
                label={m.trip_received_field()}
                inputMode="decimal"
                autoComplete="off"
                value={received}
                hint={m.trip_received_hint()}
                onChange={({ target }) => setReceived(target.value)}
              />
            )}
            <div className="flex flex-wrap gap-1">
              {life.taps.map((tap) => (
                <Button
                  key={`${tap.tap}${tap.validatedBy}`}
                  variant="outlined"
                  size="small"
                  onClick={() => press(tap)}
                >
                  {tapNames(tap)}
                </Button>
              ))}
            </div>
          </>
        )}
        {life.undo && (
          <Button variant="quiet" size="small" className="-ms-1.75 justify-self-start" onClick={takeBack}>
            <Undo2 aria-hidden className="size-2.25" strokeWidth={1.6} />
            {m.trip_take_back()}
          </Button>
        )}
        {hasFailed && (
          <Note kind="error" role="alert">
            {m.trip_change_not_saved()}
          </Note>
        )}
      </div>
    </section>
  )
}
