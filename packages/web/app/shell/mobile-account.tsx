import { Link } from '#app/platform/site-navigation.tsx'
import { openAuthDialog } from '#app/features/accounts/open-auth-dialog.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { logOutLater } from './log-out-later.ts'

const rowClass = 'flex min-h-7 w-full items-center text-start text-body font-medium no-underline'

interface MobileAccountProps {
  close: () => void
  closeAndLeave: () => void
}

/**
 * The account's rows in the phone menu. `close` closes that menu; `closeAndLeave` does so on the way to another page.
 */
export function MobileAccount({ close, closeAndLeave }: MobileAccountProps) {
  const { status } = useSession()
  if (status !== 'signed-in')
    return (
      <li className="border-t border-line">
        <button type="button" className={rowClass} onClick={closing(close, () => openAuthDialog('login'))}>
          {m.shell_sign_in()}
        </button>
      </li>
    )
  return (
    <>
      <li className="border-t border-line pt-1.5">
        <p className="text-meta text-ink-3">{m.accounts_my_account()}</p>
        <Link to="/dashboard" replace onClick={closeAndLeave} className={rowClass}>
          {m.accounts_dashboard()}
        </Link>
      </li>
      <li className="border-t border-line">
        <Link to="/dashboard?tab=ai" replace onClick={closeAndLeave} className={rowClass}>
          {m.shell_assistant()}
        </Link>
      </li>
      <li className="border-t border-line">
        <button type="button" className={rowClass} onClick={closing(close, logOutLater)}>
          {m.accounts_log_out()}
        </button>
      </li>
    </>
  )
}

function closing(close: () => void, act: () => void) {
  return () => {
    close()
    act()
  }
}
