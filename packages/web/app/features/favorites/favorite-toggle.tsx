import { Heart } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button-class.ts'

interface FavoriteToggleProps {
  isSaved: boolean
  isBusy?: boolean
  /** Why the place cannot be saved yet. The button is then marked as disabled, but still calls `onPress`. */
  offReason?: string
  /** The name of the place for screen readers, to tell the buttons of several rows apart. */
  placeName?: string
  onPress: () => void
}

/** The button in all its states, without the code that saves, which loads for signed-in people only. */
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
      // The second click of a double click would undo the first.
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
