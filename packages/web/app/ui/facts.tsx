import type { ReactNode } from 'react'

/** A value with its name. */
export type Fact = { label: string; value: ReactNode }

/** A list of names and values, one per line. */
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
