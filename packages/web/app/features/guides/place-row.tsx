import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countWords } from './count-words.ts'

type PlaceRowProps = { to: string; name: string; locationCount: number; deskCount: number; sky: ReactNode }

/** A place as a row: its thumbnail star map, its name and how much there is. The whole row is the link. */
export function PlaceRow({ to, name, locationCount, deskCount, sky }: PlaceRowProps) {
  return (
    <li>
      <Link
        to={to}
        className="grid h-full grid-cols-[112px_1fr] overflow-hidden rounded border border-line bg-paper no-underline hover:border-line-strong"
      >
        <div className="night grid place-items-center overflow-hidden">{sky}</div>
        <div className="self-center px-1.75 py-1.5">
          <h3 className="heading-3">{name}</h3>
          <p className="mt-0.5 text-meta text-ink-3">{countWords(locationCount, deskCount)}</p>
        </div>
      </Link>
    </li>
  )
}
