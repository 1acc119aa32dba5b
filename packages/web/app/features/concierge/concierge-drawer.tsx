import { X } from 'lucide-react'
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { ChatWindow } from './chat-window.tsx'
import { focusChat } from './focus-chat.ts'
import { SignInFirst } from './sign-in-first.tsx'

interface ConciergeDrawerProps {
  user: AccountUser | null
  onClose: () => void
}

/** The chat as a native modal dialog at the side of any page. Escape and a click outside close it. */
export function ConciergeDrawer({ user, onClose }: ConciergeDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  // Closed before it is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    focusChat(element)
    return () => element?.close()
  }, [])

  function closeBeside({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) onClose()
  }

  const close = (
    <button
      type="button"
      aria-label={m.accounts_close()}
      onClick={onClose}
      className="grid size-touch flex-none place-items-center rounded"
    >
      <X aria-hidden size={22} strokeWidth={1.6} />
    </button>
  )
  return (
    // The keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={closeBeside}
      className="fixed inset-auto end-0 bottom-0 m-0 w-full max-w-none overflow-hidden rounded-t border border-line bg-ground p-0 text-ink shadow-float transition-[translate,opacity] duration-150 starting:translate-y-3 starting:opacity-0 backdrop:bg-[rgb(11_23_51/0.4)] md:end-3 md:bottom-3 md:w-[26rem] md:rounded"
    >
      {user ? (
        <ChatWindow key={user.id} userId={user.id} headingId={headingId} close={close} />
      ) : (
        <>
          <div className="night flex min-h-6.5 items-center ps-2 pe-1">
            <h2 id={headingId} className="heading-3 flex-1">
              {m.concierge_name()}
            </h2>
            {close}
          </div>
          <SignInFirst />
        </>
      )}
    </dialog>
  )
}
