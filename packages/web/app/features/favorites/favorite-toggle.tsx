import { Heart } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button-class.ts'

interface FavoriteToggleProps {
  isSaved: boolean
  isBusy?: boolean
  /** What cannot be done here yet, and why: the button then says so and asks for it. */
  offReason?: string
  /** Said to who cannot see which row the button stands in. */
  placeName?: string
  onPress: () => void
}

/** The button's drawing in all its states, without what makes it live: that comes for who is signed in. */
export function FavoriteToggle({
  isSaved,
  isBusy = false,
  offReason,
  placeName,
  onPress,
}: FavoriteToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-disabled={isBusy || offReason !== undefined || undefined}
      aria-busy={isBusy || undefined}
      title={offReason}
      // The second half of a double click would take the first one back.
      onClick={(event) => !isBusy && event.detail < 2 && onPress()}
      className={buttonClass({ variant: 'outlined', className: 'min-w-14.5' })}
    >
      <Heart
        aria-hidden
        className={`size-2.5 flex-none ${isSaved ? 'fill-current' : ''}`}
        strokeWidth={1.6}
      />
      {isSaved ? m.favorites_saved() : m.favorites_save()}
      {placeName && <span className="sr-only"> {placeName}</span>}
    </button>
  )
}
