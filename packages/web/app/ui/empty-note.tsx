import type { ReactNode } from 'react'

/** The text of a card without rows, below the line of the first row. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <div className="border-t border-line pt-1.75 text-ink-2">
      <p className="max-w-reading">{children}</p>
    </div>
  )
}
