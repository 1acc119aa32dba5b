import type { Entry } from '@retour/domain/trip/entry-schema'
import { GitCompareArrows } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { readTrip, saveTrip } from '#app/platform/trip-device.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { showToast } from '#app/ui/toast.ts'
import { nameOfEntry } from '#app/features/trip/entry-name.ts'
import { viewTrip } from '#app/features/trip/trip-view.ts'
import { labelOf, optionText } from './difference-text.ts'
import { type Difference, differencesOf } from './find-differences.ts'
import { focusNextDifference } from './focus-difference.ts'

/** The conflicting values of one row, each with a button that chooses it. All are stored until then. */
export function DifferenceChoices({ entry }: { entry: Entry }) {
  const differences = differencesOf(entry)
  const about = nameOfEntry(entry)
  return (
    <div
      data-differences
      className="my-1 rounded border border-amber bg-amber-wash p-1.5 text-ink print:hidden"
    >
      <p className="flex items-start gap-1 text-small font-strong">
        <GitCompareArrows aria-hidden className="mt-0.25 size-2.25 flex-none" strokeWidth={1.6} />
        {about ? m.trip_diff_title_of({ about }) : m.trip_diff_title()}
      </p>
      {differences.map((difference) => (
        <OneDifference key={difference.field} entry={entry} difference={difference} />
      ))}
    </div>
  )
}

function OneDifference({ entry, difference }: { entry: Entry; difference: Difference }) {
  const labelId = useId()
  const [hasFailed, setHasFailed] = useState(false)
  const { travelers, forms, legs, bags } = viewTrip(readTrip())
  const words = optionText(entry, difference, {
    traveler: (id) => travelers.find((one) => one.id === id)?.name,
    form: (id) => forms.find((one) => one.id === id)?.shop,
    legEnd: (id) => legs.find((one) => one.id === id)?.to,
    bagKind: (id) => bags.find((one) => one.id === id)?.kind,
  })
  const isDeletion = difference.field === 'deleted'

  async function keep(at: number) {
    setHasFailed(false)
    try {
      await saveTrip([{ id: entry.id, fields: difference.options[at]!, opened: entry }])
      showToast('success', isDeletion ? m.trip_changed() : m.trip_diff_kept({ value: words[at]! }))
      focusNextDifference()
    } catch (error) {
      console.error('The choice could not be saved:', error)
      setHasFailed(true)
    }
  }
  return (
    <div role="group" aria-labelledby={labelId} className="mt-1">
      <p id={labelId} className="text-meta text-ink-2">
        {labelOf(difference)}
      </p>
      <ul className={isDeletion ? 'flex flex-wrap gap-1' : undefined}>
        {words.map((value, at) => (
          <li key={value} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 py-0.5">
            {!isDeletion && <span className="min-w-0 font-strong break-words">{value}</span>}
            <Button
              variant="outlined"
              size="small"
              aria-label={isDeletion ? undefined : m.trip_diff_keep_this({ value })}
              onClick={() => void keep(at)}
            >
              {isDeletion ? value : m.trip_diff_keep_one()}
            </Button>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <Note kind="error" role="alert">
          {m.trip_change_not_saved()}
        </Note>
      )}
    </div>
  )
}
