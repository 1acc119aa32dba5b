import { readBoardingPass } from '@retour/domain/exit/scan/boarding-pass'
import type { RefundForm } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { saveTrip } from '#app/platform/trip-device.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { LateScanSheet } from '#app/ui/scan/late-scan-sheet.tsx'
import { showToast } from '#app/ui/toast.ts'

/** The maximum length of a form's code. */
const maxCodeLength = 120

/** Scans the code of a form from its barcode. Stores it on the form after the person has confirmed it. */
export function ScanCode({ form }: { form: WithId<RefundForm> }) {
  const [isOpen, setIsOpen] = useState(false)
  const [read, setRead] = useState<string | null>(null)

  function take(texts: readonly string[]): string | null {
    const [code, another] = texts
    if (code === undefined || another !== undefined) return m.scan_two_codes()
    const isOther = /^https?:/i.test(code) || readBoardingPass(code, dayOf(new Date())) !== null
    if (isOther || code.length > maxCodeLength) return m.scan_no_form()
    setRead(code.trim())
    setIsOpen(false)
    return null
  }
  async function keep(code: string) {
    try {
      await saveTrip([{ id: form.id, fields: { code } }])
      setRead(null)
      showToast('success', m.scan_kept())
    } catch (error) {
      console.error('The code could not be kept:', error)
      showToast('error', m.help_not_saved())
    }
  }
  return (
    <div className="mt-1 grid justify-items-start gap-1">
      {form.code !== '' && (
        <p className="text-small text-ink-2">
          {m.scan_on_form()} <b className="font-strong wrap-anywhere text-ink">{form.code}</b>
        </p>
      )}
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        <ScanLine aria-hidden className="size-2.25" strokeWidth={1.6} />
        {m.scan_form()}
      </Button>
      {read !== null && (
        <Note role="status">
          <p>
            {m.scan_read()} <b className="font-strong wrap-anywhere">{read}</b>
          </p>
          <div className="mt-1 flex flex-wrap gap-1">
            <Button size="small" onClick={() => void keep(read)}>
              {m.scan_keep()}
            </Button>
            <Button variant="outlined" size="small" onClick={() => setRead(null)}>
              {m.scan_leave()}
            </Button>
          </div>
        </Note>
      )}
      {isOpen && <LateScanSheet title={m.scan_form()} onCodes={take} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
