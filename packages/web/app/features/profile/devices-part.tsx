import { sessionTimes } from '@retour/domain/accounts/session-times'
import { useState } from 'react'
import { signOutOtherDevices } from '#app/backend/account-calls.ts'
import { readStoredSession } from '#app/backend/stored-session.ts'
import { logOut } from '#app/features/accounts/log-out.ts'
import { m } from '#app/paraglide/messages.js'
import { localTime } from '#app/platform/local-time.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { changeFailure } from './change-failure.ts'

type Scope = 'others' | 'everywhere'

/** Since when this device is signed in, and buttons to end other sessions. */
export function DevicesPart() {
  const [running, setRunning] = useState<Scope | null>(null)
  const since = readStoredSession()?.signedInAtMs

  async function signOut(scope: Scope) {
    setRunning(scope)
    try {
      await signOutOtherDevices()
      if (scope === 'everywhere') await logOut()
      else showToast('success', m.profile_others_signed_out())
    } catch (error) {
      showToast('error', m.accounts_sign_out_failed({ reason: changeFailure(error) }))
    } finally {
      setRunning(null)
    }
  }
  return (
    <>
      <p className="max-w-reading text-ink-2">
        {since !== undefined &&
          m.profile_signed_in_since({
            since: localTime(since),
            until: localTime(since + sessionTimes.endMs),
          })}{' '}
        {m.profile_devices_text()}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        <Button
          variant="outlined"
          isBusy={running === 'others'}
          onClick={() => running === null && void signOut('others')}
        >
          {m.profile_sign_out_others()}
        </Button>
        <Button
          variant="outlined"
          isBusy={running === 'everywhere'}
          onClick={() => running === null && void signOut('everywhere')}
        >
          {m.profile_sign_out_everywhere()}
        </Button>
      </div>
    </>
  )
}
