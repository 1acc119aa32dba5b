import { useEffect, useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useBackCloses, useLayerHistory } from '#app/platform/back-closes.ts'
import { warnOfMissingPart } from '#app/platform/late-script.ts'
import { useAddress, useGoTo } from '#app/platform/site-navigation.tsx'
import { PartWait } from '#app/ui/part-wait.tsx'
import { prepareToasts, showToast } from '#app/ui/toast.ts'
import { readAlert, subscribeToAlert } from './alert-store.ts'
import { lateComponent } from '#app/ui/late-component.tsx'
import { isLinkFragment } from './link-outcome.ts'
import { closeAuthDialog, readAuthDialog, subscribeToAuthDialog } from './open-auth-dialog.ts'
import { useSession } from './use-session.ts'

const nothing = () => null
const loadAlert = () => import('./session-alert.tsx').then(({ SessionAlert }) => SessionAlert)

const Alert = lateComponent(loadAlert)
const Dialog = lateComponent(
  () => import('./auth-dialog.tsx').then(({ AuthDialog }) => AuthDialog),
  () => {
    closeAuthDialog()
    showToast('error', m.accounts_form_failed())
  },
  <PartWait text={m.accounts_loading_form()} />,
)

/**
 * The parts of accounts on every page: the sign-in dialog, the session alert and the session watch. Their scripts load
 * on demand; visitors who only read load none.
 */
export function AccountLayer() {
  const { status } = useSession()
  const request = useSyncExternalStore(subscribeToAuthDialog, readAuthDialog, nothing)
  const alert = useSyncExternalStore(subscribeToAlert, readAlert, nothing)
  useSessionWatch(status === 'signed-in')
  useLinkForward()
  useLayerHistory()
  useBackCloses(request !== null, closeAuthDialog)
  useEffect(prepareToasts, [])
  return (
    <>
      {/* The browser reports the closing a frame later, so a dialog opened meanwhile needs its own key. */}
      {request && <Dialog key={request.count} request={request} />}
      {alert && <Alert alert={alert} />}
    </>
  )
}

function useSessionWatch(isSignedIn: boolean) {
  useEffect(() => {
    if (!isSignedIn) return
    let stop: (() => void) | null = null
    let isOver = false
    // Ending a session must work without a network, so the scripts for it load in advance.
    Promise.all([import('./watch-session.ts'), import('./log-out.ts'), loadAlert()]).then(
      ([{ watchSession }]) => {
        if (!isOver) stop = watchSession()
      },
      warnOfMissingPart,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [isSignedIn])
}

/** A link from a mail that may not lead to /auth leads to the home page. Forwards to /auth, which shows the outcome. */
function useLinkForward() {
  const { pathname, hash } = useAddress()
  const goTo = useGoTo()
  useEffect(() => {
    if (pathname !== '/auth' && isLinkFragment(hash)) goTo(`/auth${hash}`, { replace: true })
  }, [pathname, hash, goTo])
}
