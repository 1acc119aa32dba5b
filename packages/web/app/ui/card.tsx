import { type ReactNode, useId } from 'react'
import { Part } from './part.tsx'
import { PartBroken } from './part-broken.tsx'

interface CardProps {
  title: string
  /** The text below the title. */
  lead?: ReactNode
  /** Shown beside the title, such as a link to the complete list. */
  action?: ReactNode
  isBusy?: boolean
  children: ReactNode
}

/**
 * A section of a screen with a second-level heading. Lines separate its rows; it has no border of its own. An error in
 * it leaves the other cards intact.
 */
export function Card({ title, lead, action, isBusy, children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={isBusy}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-2">
        <h2
          id={id}
          className="font-display text-[min(10vw,1.625rem)] leading-[1.15] font-serif tracking-display"
        >
          {title}
        </h2>
        <Part>{action}</Part>
      </div>
      {lead && <p className="mb-1.5 max-w-reading text-ink-2">{lead}</p>}
      <Part instead={<PartBroken />}>{children}</Part>
    </section>
  )
}
