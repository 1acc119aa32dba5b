import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { saveTripSettings } from '#app/platform/trip-device.ts'
import { giveTripTo } from '#app/platform/trip-ownership.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { showToast } from '#app/ui/toast.ts'
import { focusHead } from '#app/features/trip/focus-head.ts'
import { Line, Press } from './state-of-keeping.tsx'

/** The offer to move a trip without an account into the signed-in account; it moves only with consent. */
export function KeepOffer({ tripId, isLocal }: { tripId: string; isLocal: boolean }) {
  const { user } = useSession()
  const [hasFailed, setHasFailed] = useState(false)
  if (!user) return null
  const attempt = async (work: Promise<void>, words: string) => {
    setHasFailed(false)
    try {
      await work
      showToast('success', words)
      focusHead()
    } catch (error) {
      console.error('The choice where the trip is kept could not be saved:', error)
      setHasFailed(true)
    }
  }
  const keep = () => void attempt(giveTripTo(user.id, tripId), m.trip_account_given())
  const failure = hasFailed && (
    <Note kind="error" role="alert">
      {m.trip_change_not_saved()}
    </Note>
  )
  if (isLocal)
    return (
      <>
        <Line Icon={Smartphone} tone="text-green">
          {m.trip_account_only_here()} <Press onPress={keep}>{m.trip_account_keep()}</Press>
        </Line>
        {failure}
      </>
    )
  return (
    <section
      aria-labelledby="keep-offer"
      className="my-0.5 rounded border border-line bg-paper p-1.75 print:hidden"
    >
      <h2 id="keep-offer" className="text-small font-strong">
        {m.trip_account_offer()}
      </h2>
      <p className="mt-0.5 text-small text-ink-2">{m.trip_account_offer_text({ email: user.email })}</p>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button size="small" onClick={keep}>
          {m.trip_account_keep()}
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() => void attempt(saveTripSettings({ tripKeptHere: tripId }), m.trip_account_stays())}
        >
          {m.trip_account_keep_here()}
        </Button>
      </div>
      {failure}
    </section>
  )
}
