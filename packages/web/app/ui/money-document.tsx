import type { ReactNode } from 'react'
import { Guilloche } from './guilloche.tsx'
import { Part } from './part.tsx'

/** A document about money: a lace band, the kind of document, its place and date, then the content. */
export function MoneyDocument({
  kind,
  dateline,
  children,
}: {
  kind: string
  dateline: string
  children: ReactNode
}) {
  return (
    <article className="overflow-hidden rounded border border-line bg-paper">
      <Part>
        <Guilloche />
      </Part>
      <div className="px-2 pt-2 pb-2.5 lg:px-5 lg:pt-3.5 lg:pb-4.5">
        <p className="flex justify-between gap-2 text-meta text-ink-3">
          <span>{kind}</span>
          <span className="text-end">{dateline}</span>
        </p>
        {children}
      </div>
    </article>
  )
}
