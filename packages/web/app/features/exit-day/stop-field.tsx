import { readStop } from '@retour/domain/exit/read-stop'
import { searchStops } from '@retour/domain/exit/search-stops'
import type { TripLeg } from '@retour/domain/trip/trip-records'
import { useDeferredValue, useMemo, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'
import { exitCountryName, standingText } from './stop-text.ts'

interface StopFieldProps {
  name: string
  label: string
  by: TripLeg['by']
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The field for a leg's start or end: a code or name as typed, what it is recognized as, and suggestions. */
export function StopField({ name, label, by, value, error, onChange }: StopFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const typed = useDeferredValue(value)
  const found = useMemo(() => searchStops(typed, by), [typed, by])
  const stop = useMemo(() => readStop(typed, by), [typed, by])
  const isChosen = stop !== null && (found.length < 2 || found.some(({ text }) => text === typed.trim()))

  function choose(text: string) {
    onChange(text)
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box}>
      <TextField
        label={label}
        name={name}
        value={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        placeholder={by === 'plane' ? m.exit_airport_hint() : undefined}
        error={error}
        hint={hintOf({ stop, typed, hasFound: found.length > 0 })}
        onChange={({ target }) => onChange(target.value)}
      />
      <p aria-live="polite" className="sr-only">
        {!isChosen && found.length > 0 && m.exit_stops_count({ count: found.length })}
      </p>
      {!isChosen && found.length > 0 && (
        <ul aria-label={m.exit_stops_found({ field: label })} className="mt-0.5">
          {found.map(({ text, name: own, country }) => (
            <li key={text + country} className="border-b border-line">
              <button
                type="button"
                onClick={() => choose(text)}
                className="flex min-h-touch w-full flex-wrap items-baseline justify-between gap-x-2 py-1 text-start text-small hover:bg-sunken"
              >
                <span className="font-strong">{own === text ? text : `${own} (${text})`}</span>{' '}
                <span className="text-ink-2">{exitCountryName(country)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Hint = { stop: ReturnType<typeof readStop>; typed: string; hasFound: boolean }

function hintOf({ stop, typed, hasFound }: Hint): string | undefined {
  if (stop) return standingText(stop.point)
  return typed.trim().length > 2 && !hasFound ? m.exit_stop_unknown() : undefined
}
