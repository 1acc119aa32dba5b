import { useEffect, useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useBackCloses, useLayerHistory } from '#app/platform/back-closes.ts'
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

const Alert = lateComponent(loadAlert, warnOfMissingScript)
const Dialog = lateComponent(
  () => import('./auth-dialog.tsx').then(({ AuthDialog }) => AuthDialog),
  () => {
    closeAuthDialog()
    showToast('error', m.accounts_form_failed())
  },
  <PartWait words={m.accounts_loading_form()} />,
)

/**
 * What accounts add to every page: the dialog, the floating alert and the watch over a session. All of it comes
 * as script of its own when it is needed; somebody who only reads loads none.
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
      {/* The browser tells of a closing a frame later: what was opened again meanwhile is another dialog. */}
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
    // What ends a session must work without a network, so its scripts come along.
    Promise.all([import('./watch-session.ts'), import('./log-out.ts'), loadAlert()]).then(
      ([{ watchSession }]) => {
        if (!isOver) stop = watchSession()
      },
      warnOfMissingScript,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [isSignedIn])
}

/** A mailed link that may not lead to /auth ends at home; its outcome is told at /auth all the same. */
function useLinkForward() {
  const { pathname, hash } = useAddress()
  const goTo = useGoTo()
  useEffect(() => {
    if (pathname !== '/auth' && isLinkFragment(hash)) goTo(`/auth${hash}`, { replace: true })
  }, [pathname, hash, goTo])
}

function warnOfMissingScript(error: unknown) {
  console.warn('A script for accounts could not be loaded:', error)
}
