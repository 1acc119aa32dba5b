import { ShieldAlert, TriangleAlert, X } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { localTime } from '#app/platform/local-time.ts'
import { Button } from '#app/ui/button.tsx'
import { showAlert, type SessionAlertState } from './alert-store.ts'
import { openAuthDialog } from './open-auth-dialog.ts'
import { noteNotice } from './session-notices.ts'

/** The floating alert: the last hour of the session, or that the server ended it. It stays until it is dismissed. */
export function SessionAlert({ alert }: { alert: SessionAlertState }) {
  const isWarning = alert.kind === 'warning'
  const Icon = isWarning ? TriangleAlert : ShieldAlert
  const style = isWarning ? 'bg-amber-wash [&>svg]:text-amber' : 'bg-red-wash [&>svg]:text-red'

  function dismiss() {
    if (alert.kind === 'warning') noteNotice(alert.sessionId, { isAlertDismissed: true })
    showAlert(null)
  }

  return (
    <div
      role="alert"
      className={`fixed inset-x-2 top-9 z-10 mx-auto flex max-w-[26rem] gap-1.5 rounded border border-line p-2 text-small text-ink shadow-float md:inset-x-auto md:end-3 md:top-11 print:hidden ${style}`}
    >
      <Icon aria-hidden className="mt-0.25 size-2.5 flex-none" strokeWidth={1.6} />
      <div className="min-w-0 flex-1">
        <p className="font-strong">
          {isWarning ? m.accounts_session_warning() : m.accounts_security_alert()}
        </p>
        {alert.kind === 'warning' ? (
          <p>{m.accounts_session_warning_text({ time: localTime(alert.endsAt.getTime()) })}</p>
        ) : (
          <>
            <p>{m.accounts_security_alert_text()}</p>
            <p className="text-ink-2">{m.accounts_security_alert_ended()}</p>
          </>
        )}
        <Button
          variant="quiet"
          size="small"
          className="-mx-1.75 -mb-1"
          onClick={() => openAuthDialog('login', { onSuccess: dismiss })}
        >
          {m.accounts_sign_in_again()}
        </Button>
      </div>
      <button
        type="button"
        aria-label={m.accounts_dismiss()}
        onClick={dismiss}
        className="-me-1 -mt-1 grid size-touch flex-none place-items-center rounded"
      >
        <X aria-hidden size={20} strokeWidth={1.6} />
      </button>
    </div>
  )
}
