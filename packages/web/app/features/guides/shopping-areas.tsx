import type { RichText } from '@retour/domain/content/page-content'
import { MarkerShape } from '#app/ui/marker-shape.tsx'
import { Fold } from './fold.tsx'
import { FormattedText } from './formatted-text.tsx'

/** A shopping area; `records` are the names of the refund locations in it. */
export type ShoppingArea = { name: string; text: RichText; records: string[] }

/** The shopping areas. Each one opens to its description and its refund locations. */
export function ShoppingAreas({ areas }: { areas: ShoppingArea[] }) {
  return (
    <div className="border-b border-line">
      {areas.map(({ name, text, records }) => (
        <Fold
          key={name}
          summary={
            <h3 className="grid grid-cols-[22px_1fr] items-baseline gap-1">
              <MarkerShape kind="shopping" size={15} className="translate-y-0.25" />
              {name}
            </h3>
          }
        >
          <div className="ps-[30px] text-small text-ink-2">
            <p className="max-w-reading">
              <FormattedText text={text} />
            </p>
            {records.length > 0 && <p className="mt-0.75 text-meta text-ink-3">{records.join(' · ')}</p>}
          </div>
        </Fold>
      ))}
    </div>
  )
}
