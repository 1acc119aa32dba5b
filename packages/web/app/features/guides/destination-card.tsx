import type { ReactNode } from 'react'
import { Link } from '#app/platform/site-navigation.tsx'
import { countText } from './count-text.ts'

type DestinationCardProps = {
  to: string
  name: string
  description?: string
  locationCount: number
  deskCount: number
  isLarge: boolean
  /** The image for phones, where the card is a row. */
  thumbnail: ReactNode
  picture: ReactNode
}

/** A popular destination: a row on phones, a card with its star map on wide screens, one of them large. */
export function DestinationCard(props: DestinationCardProps) {
  const { to, name, description, locationCount, deskCount, isLarge, thumbnail, picture } = props
  return (
    <li className={isLarge ? 'xl:col-span-2 xl:row-span-2' : undefined}>
      <Link
        to={to}
        className="grid h-full grid-cols-[112px_1fr] overflow-hidden rounded border border-line bg-paper no-underline hover:border-line-strong xl:flex xl:flex-col"
      >
        <div className="night grid place-items-center overflow-hidden xl:min-h-0 xl:flex-1">
          <div className="w-full xl:hidden">{thumbnail}</div>
          <div className="hidden size-full xl:block">{picture}</div>
        </div>
        <div className="self-center px-1.75 py-1.5 xl:self-start">
          <h3 className={isLarge ? 'heading-3 xl:text-[1.875rem] xl:leading-[1.15]' : 'heading-3'}>{name}</h3>
          {description && (
            <p className={`mt-0.5 text-small text-ink-2 ${isLarge ? '' : 'xl:hidden'}`}>{description}</p>
          )}
          <p className="text-meta text-ink-3">{countText(locationCount, deskCount)}</p>
        </div>
      </Link>
    </li>
  )
}
