import type { ReactNode } from 'react'

/** Optional text in a native `<details>`; it works without scripts. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-touch cursor-pointer items-center gap-1 font-strong text-blue-ink underline underline-offset-3">
        {summary}
      </summary>
      <div className="grid gap-1.5 pb-1 text-small">{children}</div>
    </details>
  )
}
