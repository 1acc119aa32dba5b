import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** Pairs of a name and what it is, a line each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-t border-line">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[8rem_1fr] gap-2 border-b border-line py-1.25">
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
