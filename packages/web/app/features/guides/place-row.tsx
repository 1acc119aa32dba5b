import type { ReactNode } from 'react'
import { Link } from '#app/platform/site-navigation.tsx'

type PlaceRowProps = { to: string; name: string; text?: string; counts: string; sky: ReactNode }

/** A place as a row: its small star map, name, description and number of records. The whole row is a link. */
export function PlaceRow({ to, name, text, counts, sky }: PlaceRowProps) {
  return (
    <li>
      <Link
        to={to}
        className="grid h-full grid-cols-[112px_minmax(0,1fr)] overflow-hidden wrap-anywhere rounded border border-line bg-paper no-underline hover:border-line-strong"
      >
        <div className="night grid place-items-center overflow-hidden">{sky}</div>
        <div className="self-center px-1.75 py-1.5">
          <h3 className="heading-3">{name}</h3>
          {text && <p className="mt-0.5 text-small text-ink-2">{text}</p>}
          <p className="mt-0.5 text-meta text-ink-3">{counts}</p>
        </div>
      </Link>
    </li>
  )
}
