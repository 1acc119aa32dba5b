import type { Entry } from '@retour/domain/trip/entry-schema'
import { m } from '#app/paraglide/messages.js'
import { useGoTo } from '#app/platform/site-navigation.tsx'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { formsPath, tripPath } from '#app/features/trip/trip-address.ts'
import { Differences } from './differences.tsx'
import { focusFirstDifference } from './focus-difference.ts'

/**
 * The notice at the top of a screen: conflicts of the trip, its travelers, legs and bags, and that there are more
 * below.
 */
export function DifferencesNotice({ differing }: { differing: ReadonlyMap<string, Entry> }) {
  const isBelow = ({ kind }: Entry) => kind === 'purchase' || kind === 'form'
  const own = [...differing.values()].filter((entry) => !isBelow(entry))
  const below = [...differing.values()].filter(isBelow)
  return (
    <div className="my-0.5 grid max-w-[42rem] gap-1 print:hidden">
      {own.map((entry) => (
        <Differences key={entry.id} entry={entry} />
      ))}
      {below.length > 0 && <More below={below} />}
    </div>
  )
}

function More({ below }: { below: readonly Entry[] }) {
  const goTo = useGoTo()
  function show() {
    const isForms = below.every(({ kind }) => kind === 'form')
    goTo(isForms ? formsPath : tripPath, { replace: true })
    focusFirstDifference()
  }
  return (
    <Note kind="warning" role="status">
      <p>{m.trip_diff_notice({ count: below.length })}</p>
      <Button variant="quiet" size="small" className="-ms-1.75 -mb-0.75" onClick={show}>
        {m.trip_diff_show()}
      </Button>
    </Note>
  )
}
