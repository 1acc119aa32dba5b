import { useState } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { chooseTripForgotten, isTripForgotten } from '#app/platform/forget-person.ts'
import { forgetTrip } from '#app/platform/trip-ownership.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { Note } from '#app/ui/note.tsx'
import { useStorageState } from './use-storage-state.ts'

/** The person's choices for this device: what happens at sign-out, and removing the trip. */
export function OnThisDevice({ tripId, onClose }: { tripId: string | null; onClose: () => void }) {
  const { status } = useSession()
  const storage = useStorageState(tripId)
  const isInAccount = storage.where === 'account'
  return (
    <div className="mt-2 grid justify-items-start gap-1 border-t border-line pt-1.5">
      {status === 'signed-in' && isInAccount && <SignOutChoice />}
      {tripId !== null && !isInAccount && (
        <Removal tripId={tripId} isOnlyHere={storage.where === 'here'} onClose={onClose} />
      )}
    </div>
  )
}

function SignOutChoice() {
  const [isForgotten, setIsForgotten] = useState(isTripForgotten)
  return (
    <div>
      <CheckboxField
        label={m.trip_forget_on_sign_out()}
        checked={isForgotten}
        onChange={({ target }) => {
          setIsForgotten(target.checked)
          chooseTripForgotten(target.checked)
        }}
      />
      <p className="text-meta text-ink-3">
        {isForgotten ? m.trip_forget_on_sign_out_yes() : m.trip_forget_on_sign_out_no()}
      </p>
    </div>
  )
}

interface RemovalProps {
  tripId: string
  isOnlyHere: boolean
  onClose: () => void
}

function Removal({ tripId, isOnlyHere, onClose }: RemovalProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  function remove() {
    forgetTrip(tripId).then(onClose, (error: unknown) => {
      console.error('The trip could not be taken off this device:', error)
      setHasFailed(true)
    })
  }
  if (!isConfirming)
    return (
      <Button variant="quiet" size="small" className="-ms-1.75" onClick={() => setIsConfirming(true)}>
        {m.trip_forget()}
      </Button>
    )
  return (
    <>
      <Note kind="warning" role="alert">
        {isOnlyHere ? m.trip_forget_sure() : m.trip_forget_sure_left()}
      </Note>
      {hasFailed && (
        <Note kind="error" role="alert">
          {m.trip_change_not_saved()}
        </Note>
      )}
      <div className="flex flex-wrap gap-1">
        <Button size="small" onClick={remove}>
          {m.trip_forget_yes()}
        </Button>
        <Button variant="outlined" size="small" onClick={() => setIsConfirming(false)}>
          {m.trip_forget_no()}
        </Button>
      </div>
    </>
  )
}
