import type { ReactNode } from 'react'

const tones = {
  plain: 'bg-sunken text-ink-2',
  green: 'bg-green-wash text-green',
  amber: 'bg-amber-wash text-amber',
  red: 'bg-red-wash text-red',
  blue: 'bg-blue-wash text-blue-ink',
  gold: 'bg-gold-wash text-gold-ink',
}

/** A short label. It always has text, optionally with a marker, because color alone must not carry meaning. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-0.75 rounded-sm px-1 py-0.25 text-meta font-strong min-[22.5rem]:whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
