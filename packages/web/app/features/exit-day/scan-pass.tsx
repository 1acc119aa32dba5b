import { type PassLeg, readBoardingPass } from '@retour/domain/exit/scan/boarding-pass'
import type { TripLeg } from '@retour/domain/trip/trip-records'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { Button } from '#app/ui/button.tsx'
import { LateScanSheet } from '#app/ui/scan/late-scan-sheet.tsx'
import { showToast } from '#app/ui/toast.ts'
import { draftLegs, nextDraft } from './leg-draft.ts'

/** Fills in legs from a boarding pass; it has no departure times. */
export function ScanPass({ legs: known }: { legs: readonly TripLeg[] }) {
  const [isOpen, setIsOpen] = useState(false)

  function take(texts: readonly string[]): string | null {
    const today = dayOf(new Date())
    const [legs, another] = texts.flatMap((text) => {
      const found = readBoardingPass(text, today)
      return found ? [found] : []
    })
    if (!legs) return m.scan_no_pass()
    if (another) return m.scan_two_passes()
    const fresh = legs.filter((leg) => !known.some((one) => isSame(leg, one)))
    const [first] = legs
    if (fresh.length === 0 && first) return m.scan_in_trip({ from: first.from, to: first.to })
    setIsOpen(false)
    draftLegs(
      fresh.map(({ from, to, number, day }) => ({
        ...nextDraft(undefined, null),
        from,
        to,
        number,
        departsOn: day ?? '',
      })),
    )
    showToast('success', m.scan_pass_read())
    return null
  }
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        <ScanLine aria-hidden className="size-2.25" strokeWidth={1.6} />
        {m.scan_pass()}
      </Button>
      {isOpen && <LateScanSheet title={m.scan_pass()} onCodes={take} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const isSame = ({ from, to, day }: PassLeg, leg: TripLeg): boolean =>
  leg.from === from && leg.to === to && leg.departsAt?.slice(0, 10) === (day ?? undefined)
