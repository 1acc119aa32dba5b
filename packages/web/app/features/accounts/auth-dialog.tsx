import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { bringMessagesInFront } from '#app/ui/toast.ts'
import { AuthPanel } from './auth-panel.tsx'
import { closeAuthDialog, type AuthDialogRequest, type AuthOutcome } from './open-auth-dialog.ts'

/** The sign-in dialog: native and modal, so that Escape closes it and the page behind it is out of reach. */
export function AuthDialog({ request }: { request: AuthDialogRequest }) {
  const { pathname, search, hash } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const { tab, hasCloseButton = true, onSuccess } = request

  // Closed while it is still in the page, so that the browser gives the focus back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    bringMessagesInFront()
    element?.querySelector('input')?.focus()
    return () => element?.close()
  }, [])

  const openedOn = useRef(pathname)
  useEffect(() => {
    if (pathname !== openedOn.current) closeAuthDialog()
  }, [pathname])

  function succeed(outcome: AuthOutcome) {
    onSuccess?.(outcome)
    closeAuthDialog()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={closeAuthDialog}
      className="fixed inset-0 m-auto max-h-[calc(100dvh-32px)] w-[min(28rem,calc(100vw-32px))] overflow-y-auto rounded border border-line bg-ground p-2 text-ink shadow-float backdrop:bg-[rgb(11_23_51/0.4)] md:p-3"
    >
      {hasCloseButton && (
        <button
          type="button"
          aria-label={m.accounts_close()}
          onClick={closeAuthDialog}
          className="absolute end-1 top-1 grid size-touch place-items-center rounded md:end-2 md:top-2"
        >
          <X aria-hidden size={22} strokeWidth={1.6} />
        </button>
      )}
      <AuthPanel
        firstTab={tab}
        origin={pathname + search + hash}
        headingId={headingId}
        onSignedIn={() => succeed('signed-in')}
        onRegistered={() => succeed('registered')}
      />
    </dialog>
  )
}
