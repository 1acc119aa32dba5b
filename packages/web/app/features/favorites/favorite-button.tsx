import { type ComponentType, useEffect, useState } from 'react'
import type { SavedPlace } from '#app/backend/favorite-calls.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { openAuthDialog } from '#app/features/accounts/open-auth-dialog.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import { FavoriteToggle } from './favorite-toggle.tsx'
import type { LiveFavoriteProps } from './live-favorite-button.tsx'

let Live: ComponentType<LiveFavoriteProps> | null = null

/**
 * The button that saves a page's place. Visitors are asked to sign in; a click that led there is carried out after it.
 * The script that saves loads for signed-in people only, so that the page stays small for readers.
 */
export function FavoriteButton({ place }: { place: SavedPlace }) {
  const { status, user } = useSession()
  const [shouldSave, setShouldSave] = useState(false)

  function askToSignIn() {
    showToast('info', m.favorites_sign_in())
    openAuthDialog('login', { onSuccess: (outcome) => setShouldSave(outcome === 'signed-in') })
  }

  if (user)
    return (
      <LateFavorite
        key={`${user.id} ${place.locationId}`}
        user={user}
        place={place}
        shouldSave={shouldSave}
        onSaving={() => setShouldSave(false)}
      />
    )
  return (
    <FavoriteToggle
      isSaved={false}
      offReason={m.favorites_sign_in()}
      onPress={status === 'signed-out' ? askToSignIn : () => null}
    />
  )
}

type LateFavoriteProps = { user: AccountUser; place: SavedPlace; shouldSave: boolean; onSaving: () => void }

/** Looks the same until its script has loaded; if that fails, a click tries again. */
function LateFavorite({ user, place, shouldSave, onSaving }: LateFavoriteProps) {
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>(Live ? 'here' : 'waiting')
  useEffect(() => {
    if (state !== 'waiting') return
    import('./live-favorite-button.tsx').then(
      ({ LiveFavoriteButton }) => {
        Live = LiveFavoriteButton
        setState('here')
      },
      (error: unknown) => {
        console.warn('The favorite button could not be loaded:', error)
        setState('failed')
      },
    )
  }, [state])
  if (Live) return <Live userId={user.id} place={place} shouldSave={shouldSave} onSaving={onSaving} />
  function tryAgain() {
    showToast('error', m.ui_part_failed())
    setState('waiting')
  }
  return <FavoriteToggle isSaved={false} isBusy={state === 'waiting'} onPress={tryAgain} />
}
