import { m } from '#app/paraglide/messages.js'

export interface LineStop {
  name: string
  /** The text below: a time, or nothing. */
  under: string
  isInUnion: boolean
  /** A form is stamped here, or sources disagree about it. */
  mark: 'stamp' | 'ask' | null
}

const marks = { stamp: 'border-2 border-gold', ask: 'border-2 border-dashed border-gold' }

/**
 * The journey as a line: filled squares are in the EU, a ring is where forms are stamped, a dashed one where sources
 * disagree.
 */
export function LegLine({ stops }: { stops: readonly LineStop[] }) {
  const last = stops.findLastIndex((stop) => stop.isInUnion)
  const isLeaving = last >= 0 && last < stops.length - 1
  const half = 50 / stops.length
  return (
    <div className="relative max-w-[30rem] pb-2.5">
      <ol className="flex">
        {stops.map((stop, index) => (
          <li key={index} className="grid min-w-0 flex-1 content-start justify-items-center text-center">
            <span className="flex min-h-4 items-end font-display text-[1.25rem] leading-[1.2] font-serif wrap-anywhere">
              {stop.name}
            </span>
            <span className="relative my-0.5 grid h-4 w-full place-items-center">
              <span
                aria-hidden
                className={`absolute top-1/2 h-0.25 -translate-y-1/2 bg-ink ${index === 0 ? 'start-1/2 end-0' : index === stops.length - 1 ? 'start-0 end-1/2' : 'inset-x-0'}`}
              />
              <span
                aria-hidden
                className={`relative grid size-4 place-items-center rounded-full ${stop.mark ? `bg-ground ${marks[stop.mark]}` : ''}`}
              >
                <span
                  className={`size-1.5 border-2 ${stop.isInUnion ? 'border-blue bg-blue' : 'border-ink bg-ground'}`}
                />
              </span>
            </span>
            <span className="text-meta text-ink-2">
              <span className="sr-only">
                {[
                  stop.isInUnion ? m.exit_line_inside() : m.exit_line_outside(),
                  stop.mark === 'stamp' && m.exit_line_stamp(),
                  stop.mark === 'ask' && m.exit_line_ask(),
                ]
                  .filter(Boolean)
                  .join(' ')}{' '}
              </span>
              <bdi>{stop.under}</bdi>
            </span>
          </li>
        ))}
      </ol>
      {isLeaving && (
        <>
          <span
            aria-hidden
            className="absolute top-2 bottom-2.5 border-s-2 border-dashed border-gold"
            style={{ insetInlineStart: `${(last + 1) * half * 2}%` }}
          />
          <p
            aria-hidden
            className="absolute bottom-0 w-10 -translate-x-1/2 text-center text-meta font-strong text-gold-ink rtl:translate-x-1/2"
            style={{ insetInlineStart: `${(last + 1) * half * 2}%` }}
          >
            {m.exit_eu_ends()}
          </p>
        </>
      )}
    </div>
  )
}
