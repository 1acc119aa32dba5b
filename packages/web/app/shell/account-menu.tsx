import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Link } from '#app/platform/site-navigation.tsx'
import { openAuthDialog } from '#app/features/accounts/open-auth-dialog.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { useBackClosesPopover } from '#app/platform/back-closes.ts'
import { usePagePath } from '#app/platform/use-page-path.ts'
import { Button } from '#app/ui/button.tsx'
import { logOutLater } from './log-out-later.ts'
import { useMenuKeys } from './use-menu-keys.ts'

const menuId = 'account-menu'
const itemClass =
  'flex min-h-touch w-full items-center px-2 text-start text-small no-underline hover:bg-sunken focus-visible:bg-sunken -outline-offset-3'

/** The Sign In button, or My Account with its menu. On the sign-in page the button is not shown. */
export function AccountMenu() {
  const { status } = useSession()
  const isSigningIn = usePagePath() === '/auth'
  return (
    <div className="account-slot ms-0.5 flex justify-end lg:ms-1">
      {status === 'signed-in' ? <MyAccount /> : !isSigningIn && <SignIn />}
    </div>
  )
}

function SignIn() {
  return (
    <Button variant="outlined" size="small" onClick={() => openAuthDialog('login')}>
      {m.shell_sign_in()}
    </Button>
  )
}

/** The popover focuses this item when it opens. Focusing it in a `toggle` listener would lose the next key. */
function focusOnOpening(item: HTMLElement | null) {
  item?.setAttribute('autofocus', '')
}

/** A native popover: Escape, Back and a click outside close it, and the focus returns to its button. */
function MyAccount() {
  const menu = useRef<HTMLDivElement>(null)
  const { close, closeAndLeave } = useBackClosesPopover(menu)
  const moveFocus = useMenuKeys(close)

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        popoverTarget={menuId}
        aria-haspopup="menu"
        className="account-anchor"
      >
        {m.accounts_my_account()}
        <ChevronDown aria-hidden className="size-2.25" strokeWidth={1.6} />
      </Button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        role="menu"
        aria-label={m.accounts_my_account()}
        tabIndex={-1}
        onKeyDown={moveFocus}
        className="account-popover m-0 w-24 rounded border border-line bg-ground py-0.5 text-ink shadow-float outline-none"
      >
        <Link
          ref={focusOnOpening}
          to="/dashboard"
          replace
          role="menuitem"
          tabIndex={-1}
          onClick={closeAndLeave}
          className={itemClass}
        >
          {m.accounts_dashboard()}
        </Link>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            close()
            logOutLater()
          }}
          className={itemClass}
        >
          {m.accounts_log_out()}
        </button>
      </div>
    </>
  )
}
