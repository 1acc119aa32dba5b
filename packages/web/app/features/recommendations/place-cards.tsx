import type { PlaceRecommendation } from '@retour/domain/recommendations/recommend-places'
import { Link } from '#app/platform/site-navigation.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { reasonText } from './reason-text.ts'

const gridClass = 'grid gap-1.5 pt-0.5 md:grid-cols-2'
const cardClass =
  'grid min-h-[104px] grid-cols-[88px_1fr] overflow-hidden rounded border border-line bg-paper no-underline'

interface PlaceCardsProps {
  places: readonly PlaceRecommendation[]
  /** Returns the path of a place's small star map. */
  pictureOf: (place: PlaceRecommendation['place']) => string
}

/** Recommended places, each with the reason. */
export function PlaceCards({ places, pictureOf }: PlaceCardsProps) {
  return (
    <ul className={gridClass}>
      {places.map((recommendation) => {
        const { place } = recommendation
        return (
          <li key={`${place.country}/${place.slug}`}>
            <Link
              to={`/${place.country}/${place.slug}`}
              className={`${cardClass} h-full hover:border-line-strong`}
            >
              <span className="night grid place-items-center overflow-hidden">
                <img
                  src={pictureOf(place)}
                  alt=""
                  width={112}
                  height={112}
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover"
                />
              </span>
              <span className="self-center px-1.75 py-1.25">
                <span className="heading-3 block">{place.name}</span>
                <span className="mt-0.25 block text-small leading-[1.4] text-ink-2">
                  {reasonText(recommendation)}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Placeholders of the size of the cards. */
export function PlaceCardsSkeleton() {
  return (
    <div className={gridClass}>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <div key={card} className={cardClass}>
          <span className="night" />
          <span className="grid content-center gap-1 px-1.75">
            <Skeleton className="h-2.25 w-14" />
            <Skeleton className="h-1.75 w-full" />
          </span>
        </div>
      ))}
    </div>
  )
}
