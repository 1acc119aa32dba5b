import type { ReactNode } from 'react'
import { Fold } from './fold.tsx'

type FoldedPartProps = { id: string; title: string; children: ReactNode }

/** A section that opens under its second-level heading. `id`: the anchor of its content. */
export function FoldedPart({ id, title, children }: FoldedPartProps) {
  const headingId = `${id}-title`
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <Fold
        id={id}
        summary={
          <h2 id={headingId} className="heading-3">
            {title}
          </h2>
        }
      >
        {children}
      </Fold>
    </section>
  )
}

/** A list of folded sections between lines. */
export function FoldedParts({ children }: { children: ReactNode }) {
  return <div className="min-w-0 border-b border-line">{children}</div>
}
