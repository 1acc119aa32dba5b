import type { ReactNode } from 'react'

type GuidePartProps = { id: string; title: string; children: ReactNode; className?: string }

/** A section of a page with a second-level heading. `id`: its anchor. */
export function GuidePart({ id, title, children, className = '' }: GuidePartProps) {
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <h2 id={id} className="heading-2 text-section">
        {title}
      </h2>
      <div className="mt-2">{children}</div>
    </section>
  )
}
