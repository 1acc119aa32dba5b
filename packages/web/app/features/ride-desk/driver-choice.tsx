import { barOf, driverWarnings, type ListedDriver } from '@retour/domain/rides/drivers'
import type { DeskDrivers, DeskRide } from '@retour/domain/wire/ride'
import { Ban, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { FieldError } from '#app/ui/field-frame.tsx'
import { barText, driverLine, warningText } from './driver-text.ts'

/** The value of the choice "somebody else", instead of a driver's id. */
export const somebodyElse = 'else'

interface DriverChoiceProps {
  ride: DeskRide
  /** Undefined until it has loaded. */
  list: DeskDrivers | undefined
  chosen: string
  error: string
  onChoose: (id: string) => void
}

/**
 * A choice of the listed drivers, each with objections and warnings, and of somebody else. Available drivers come
 * first.
 */
export function DriverChoice({ ride, list, chosen, error, onChoose }: DriverChoiceProps) {
  const name = useId()
  const errorId = useId()
  const drivers = (list?.drivers ?? [])
    .map((driver) => ({ driver, bar: barOf(driver, ride.pickupAt) }))
    .toSorted((one, other) => Number(one.bar !== null) - Number(other.bar !== null))
  return (
    <fieldset className="grid gap-1" {...(error && { 'aria-describedby': errorId })}>
      <legend className="sr-only">{m.desk_driver_legend()}</legend>
      {drivers.map(({ driver, bar }) => (
        <Choice
          key={driver.id}
          group={name}
          value={driver.id}
          chosen={chosen}
          isBarred={bar !== null}
          title={driver.name}
          onChoose={onChoose}
        >
          {bar ? (
            <span className="block text-small text-red">{barText(bar)}</span>
          ) : (
            <About driver={driver} ride={ride} list={list} />
          )}
        </Choice>
      ))}
      <Choice
        group={name}
        value={somebodyElse}
        chosen={chosen}
        title={m.desk_driver_else()}
        onChoose={onChoose}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

function About({
  driver,
  ride,
  list,
}: {
  driver: ListedDriver
  ride: DeskRide
  list: DeskDrivers | undefined
}) {
  return (
    <>
      <span className="block text-small text-ink-2">{driverLine(driver)}</span>
      {driverWarnings(driver, ride, list?.driven ?? []).map((warning) => (
        <span
          key={warning.what === 'paper' ? warning.paper : warning.what}
          className="flex gap-0.75 text-small text-amber"
        >
          <TriangleAlert aria-hidden className="mt-0.25 size-2 flex-none" strokeWidth={1.6} />
          {warningText(warning, ride.country)}
        </span>
      ))}
    </>
  )
}

interface ChoiceProps {
  group: string
  value: string
  chosen: string
  title: string
  isBarred?: boolean
  onChoose: (id: string) => void
  children?: ReactNode
}

function Choice({ group, value, chosen, title, isBarred = false, onChoose, children }: ChoiceProps) {
  return (
    <label className="grid min-h-touch cursor-pointer grid-cols-[auto_1fr] gap-1.5 rounded border border-line-strong bg-paper px-1.5 py-1.25 has-checked:border-blue has-checked:bg-blue-wash has-disabled:cursor-default has-disabled:border-line">
      {isBarred ? <Ban aria-hidden className="mt-0.25 size-2.5 text-red" strokeWidth={1.6} /> : null}
      <input
        type="radio"
        name={group}
        value={value}
        checked={chosen === value}
        disabled={isBarred}
        onChange={() => onChoose(value)}
        className={isBarred ? 'sr-only' : 'mt-0.5 size-2.5 accent-blue'}
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-strong">{title}</span>
        {children}
      </span>
    </label>
  )
}
