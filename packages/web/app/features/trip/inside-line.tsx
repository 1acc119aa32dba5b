import type { Currency } from '@retour/domain/money/currencies'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ScriptWait } from '#app/ui/script-wait.tsx'
import type { ResolvedDraft } from './resolve-draft.ts'
import type { PurchaseDraft } from './trip-draft.ts'
import { useLaterParts } from './use-later-parts.ts'

interface InsideLineProps {
  draft: ResolvedDraft
  editionId: RulesEditionId
  /** The amount, as far as it can be parsed. */
  cents: number | null
  currency: Currency
  onChange: (change: Partial<PurchaseDraft>) => void
}

/** The place of purchase and, once the rules are loaded, the VAT in the price, with a button to change both. */
export function InsideLine({ draft, editionId, cents, currency, onChange }: InsideLineProps) {
  const later = useLaterParts()
  const { script: parts } = later
  const [isOpen, setIsOpen] = useState(false)
  const words = parts ? parts.vatInside(draft, { editionId, cents, currency }) : draft.city || m.trip_name()
  return (
    <>
      <p className="text-small text-ink-2">
        <span aria-live="polite">{words}</span>{' '}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={m.trip_change_place()}
          onClick={() => setIsOpen(!isOpen)}
          className="-my-1 inline-flex min-h-touch items-center font-strong text-blue-ink underline underline-offset-3"
        >
          {m.trip_change()}
        </button>
      </p>
      {isOpen &&
        (parts ? (
          <parts.PlacePart resolved={draft} onChange={onChange} />
        ) : (
          <ScriptWait late={later} className="h-[300px]" />
        ))}
    </>
  )
}
