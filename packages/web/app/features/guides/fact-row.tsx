import type { Country } from '@retour/domain/places/countries'
import type { VatRule } from '@retour/domain/vat/rules'
import type { ReactNode } from 'react'
import { minimumFigure, percentWords, validationWords } from '@retour/domain/content/rule-words'

/** The four facts of a country, in a hairline row. */
export function FactRow({ country, rule }: { country: Country; rule: VatRule }) {
  const isFree = rule.minimumPurchase === 0
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(max(8.5rem,40%),100%),1fr))] border-b border-line lg:grid-cols-4">
      <Fact label="Standard VAT">{percentWords(rule.rate)}</Fact>
      <Fact
        label={rule.comparison === 'more-than' && !isFree ? 'One store, more than' : 'Minimum, one store'}
      >
        {isFree ? (
          'None'
        ) : (
          <>
            <span className="me-1 align-[0.22em] font-sans text-[0.5em] font-strong text-ink-3">EUR</span>
            {minimumFigure(rule)}
          </>
        )}
      </Fact>
      <Fact label="Validation">{validationWords(country)}</Fact>
      <Fact label="Leave the EU within">3 months</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line py-2 even:border-s even:ps-2 max-lg:[&:nth-child(-n+2)]:border-b lg:py-3 lg:pe-3 lg:not-first:border-s lg:not-first:ps-3">
      <dt className="text-meta text-ink-3">{label}</dt>
      <dd className="font-display text-[1.75rem] leading-[1.15] font-serif tracking-[-0.01em] lg:text-[2.25rem]">
        {children}
      </dd>
    </div>
  )
}
