import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useAddress, useGoTo } from '#app/platform/site-navigation.tsx'
import { useStorageMissing } from '#app/platform/use-storage-missing.ts'
import { useModal } from '#app/ui/use-modal.ts'
import { AuthPanel } from './auth-panel.tsx'
import { newPasswordPath, type SentMail } from './landing-address.ts'
import { MailSent } from './mail-sent.tsx'
import { closeAuthDialog, type AuthDialogRequest } from './open-auth-dialog.ts'
import { useSession } from './use-session.ts'

/**
 * The dialog to sign in or sign up. Without storage a session ends with its page; it survives a change between screens,
 * but not a link between documents. So on a document without storage, if the page does not need the sign-in itself, the
 * sign-in screen opens instead.
 */
export function AuthDialog({ request }: { request: AuthDialogRequest }) {
  const isDocument = useAddress().key === null
  const isStorageMissing = useStorageMissing('localStorage')
  const isForLater = isDocument && isStorageMissing && !request.onSuccess
  return isForLater ? <ToSignInScreen /> : <SignInDialog request={request} />
}

function ToSignInScreen() {
  const goTo = useGoTo()
  useEffect(() => goTo('/auth?from=/dashboard'), [goTo])
  return null
}

/** A native modal dialog, so Escape closes it and the page behind is inert. */
function SignInDialog({ request }: { request: AuthDialogRequest }) {
  const { pathname, search, hash } = useAddress()
  const dialog = useModal('input')
  const headingId = useId()
  const { tab, hasCloseButton = true, signUpData, onSuccess } = request
  const [shownTab, setShownTab] = useState(tab)
  const [sent, setSent] = useState<SentMail | null>(null)
  const { user } = useSession()
  const goTo = useGoTo()
  const origin = pathname + search + hash

  const openedOn = useRef(pathname)
  useEffect(() => {
    if (pathname !== openedOn.current) closeAuthDialog()
  }, [pathname])

  // The link may have been opened in another tab of this browser.
  const isConfirmed = sent !== null && sent.type !== 'recovery' && user !== null
  useEffect(() => {
    if (isConfirmed) closeAuthDialog()
  }, [isConfirmed])

  function succeed() {
    onSuccess?.('signed-in')
    closeAuthDialog()
  }
  function waitForMail(mail: SentMail) {
    onSuccess?.('registered')
    setSent(mail)
  }
  function goBack() {
    setShownTab('login')
    setSent(null)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={closeAuthDialog}
      className="fixed inset-0 bottom-[var(--message-room,0px)] m-auto max-h-[calc(100dvh-32px-var(--message-room,0px))] w-[min(28rem,calc(100vw-32px))] overflow-y-auto rounded border border-line bg-ground p-2 text-ink shadow-float backdrop:bg-[rgb(11_23_51/0.4)] md:p-3"
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
      {sent ? (
        <MailSent
          sent={sent}
          origin={origin}
          dialogHeadingId={headingId}
          onSignedIn={succeed}
          // The change of the page closes the dialog.
          onNewPassword={() => goTo(newPasswordPath(origin))}
          onBack={goBack}
        />
      ) : (
        <AuthPanel
          firstTab={shownTab}
          origin={origin}
          signUpData={signUpData}
          headingId={headingId}
          onSignedIn={succeed}
          onRegistered={waitForMail}
          onMailSent={setSent}
        />
      )}
    </dialog>
  )
}
