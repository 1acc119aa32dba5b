import { X } from 'lucide-react'
import { useEffect } from 'react'
import { openAuthDialog } from '#app/features/accounts/open-auth-dialog.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { dismissBanner, useBannerDismissal } from './banner-dismissal.ts'

/**
 * What an account is for, until it is dismissed or somebody signs in. It stands in the finished page; whom it
 * is not for never sees it, because the start script hides it before the first paint.
 */
export function AccountBanner() {
  const { status } = useSession()
  const isDismissed = useBannerDismissal()
  useEffect(() => {
    // From here on this component knows it better.
    delete document.documentElement.dataset.account
  }, [])
  if (isDismissed || status === 'signed-in') return null
  return (
    <aside
      aria-label={m.accounts_banner_name()}
      className="account-banner border-y border-line bg-sunken print:hidden"
    >
      <div className="page flex items-center gap-1.5 py-1 text-small">
        <p className="flex flex-1 flex-wrap items-center gap-x-1">
          {m.accounts_banner()}
          <button
            type="button"
            onClick={() => openAuthDialog('signup')}
            className="min-h-touch font-strong text-blue-ink underline underline-offset-3"
          >
            {m.accounts_sign_up_now()}
          </button>
        </p>
        <button
          type="button"
          aria-label={m.accounts_dismiss()}
          onClick={dismissBanner}
          className="-me-1.25 grid size-touch flex-none place-items-center rounded"
        >
          <X aria-hidden size={20} strokeWidth={1.6} />
        </button>
      </div>
    </aside>
  )
}
