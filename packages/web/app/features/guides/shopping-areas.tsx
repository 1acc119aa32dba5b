import type { RichText } from '@retour/domain/content/page-words'
import { m } from '#app/paraglide/messages.js'
import { MarkerShape } from '#app/ui/marker-shape.tsx'
import { RichWords } from './rich-words.tsx'

/** `records` are entries of the same page's list of refund locations, by their anchor. */
export type ShoppingArea = { name: string; text: RichText; records: { id: string; name: string }[] }

/** Where people shop here, each area with the records that lie in it. */
export function ShoppingAreas({ areas }: { areas: ShoppingArea[] }) {
  return (
    <ul className="border-b border-line">
      {areas.map(({ name, text, records }) => (
        <li key={name} className="grid grid-cols-[22px_1fr] gap-1 border-t border-line py-1.75">
          <MarkerShape kind="shopping" size={15} className="mt-[6px]" />
          <div className="min-w-0 text-small text-ink-2">
            <h3 className="text-body font-strong text-ink">{name}</h3>
            <p className="max-w-reading">
              <RichWords text={text} />
            </p>
            {records.length > 0 && (
              <p className="mt-0.25 flex flex-wrap gap-x-1.5 text-meta">
                <span className="py-0.75 text-ink-3">{m.guides_in_the_list()}</span>
                {records.map(({ id, name: recordName }) => (
                  <a key={id} href={`#${id}`} className="inline-block py-0.75 text-blue-ink underline">
                    {recordName}
                  </a>
                ))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
