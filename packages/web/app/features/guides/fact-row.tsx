import type { RuleFact } from './rule-facts.ts'

/** The four main figures of a country in one row. */
export function FactRow({ facts }: { facts: RuleFact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(max(8.5rem,40%),100%),1fr))] border-b border-line lg:grid-cols-4">
      {facts.map(({ label, value, unit }) => (
        <div
          key={label}
          className="border-line py-2 even:border-s even:ps-2 max-lg:[&:nth-child(-n+2)]:border-b lg:py-3 lg:pe-3 lg:not-first:border-s lg:not-first:ps-3"
        >
          <dt className="text-meta text-ink-3">{label}</dt>
          <dd className="font-display text-[1.75rem] leading-[1.15] font-serif tracking-[-0.01em] lg:text-[2.25rem]">
            {unit && (
              <span className="me-1 align-[0.22em] font-sans text-[0.5em] font-strong text-ink-3">
                {unit}
              </span>
            )}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
