import { X } from 'lucide-react'
import { useEffect } from 'react'
import { openAuthDialog } from '#app/features/accounts/open-auth-dialog.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { dismissBanner, useBannerDismissal } from './banner-dismissal.ts'

/**
 * The banner about the advantages of an account, until it is dismissed or the person signs in. It is part of the static
 * page; the start script hides it before the first paint from everybody it is not for.
 */
export function AccountBanner() {
  const { status } = useSession()
  const isDismissed = useBannerDismissal()
  useEffect(() => {
    // From here on this component decides, not the start script.
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
