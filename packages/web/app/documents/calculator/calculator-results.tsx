import { displayName } from '@retour/domain/places/display-name'
import { estimateRefund } from '@retour/domain/vat/refund'
import { useMemo } from 'react'
import type { Calculation } from '#app/features/calculator/calculation.ts'
import { PromoCard } from '#app/features/calculator/promo-card.tsx'
import { ResultDocument } from '#app/features/calculator/result-document.tsx'
import { dateline } from '#app/features/calculator/result-text.ts'
import { LeadGate } from '#app/features/lead-capture/lead-gate.tsx'
import { LeadStatus } from '#app/features/lead-capture/lead-status.tsx'
import { WhereToGo } from '#app/features/refund-locations/where-to-go.tsx'
import { m } from '#app/paraglide/messages.js'
import { useStorageMissing } from '#app/platform/use-storage-missing.ts'
import { Note } from '#app/ui/note.tsx'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { FullLocationsLink } from './calculator-locations.tsx'

interface CalculatorResultsProps {
  calculation: Calculation
  onChangeAmount: () => void
}

/** The Results tab: the lead form if it is required, otherwise the result, with the nearest locations beside it. */
export function CalculatorResults({ calculation, onChangeAmount }: CalculatorResultsProps) {
  const subject = useMemo(
    () => ({
      calculationId: calculation.id,
      calculatedOn: calculation.madeOn,
      estimate: estimateRefund(calculation),
    }),
    [calculation],
  )
  const isStorageMissing = useStorageMissing('sessionStorage')
  const { country, city } = calculation
  return (
    <div className="grid gap-6 lg:grid-cols-[41rem_1fr] lg:items-start lg:gap-8">
      <LeadGate subject={subject} dateline={dateline(calculation)} placeName={displayName(city)}>
        <div>
          {isStorageMissing && (
            <div className="mb-2 print:hidden">
              <Note kind="warning">{m.calculator_not_kept()}</Note>
            </div>
          )}
          <Part>
            <LeadStatus calculationId={calculation.id} />
          </Part>
          <ResultDocument
            key={calculation.id}
            calculation={calculation}
            estimate={subject.estimate}
            onChangeAmount={onChangeAmount}
          />
        </div>
        <aside aria-label={m.calculator_aside()} className="grid gap-5">
          <div>
            <Part instead={<PartBroken />}>
              <WhereToGo country={country} city={city} />
            </Part>
            <FullLocationsLink place={calculation} />
          </div>
          <PromoCard place={calculation} />
        </aside>
      </LeadGate>
    </div>
  )
}
