import type { ReactNode } from 'react'

/** What a card says while it has nothing to list: under the hairline of its first row. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <div className="border-t border-line pt-1.75 text-ink-2">
      <p className="max-w-reading">{children}</p>
    </div>
  )
}
