import { openAuthDialog } from '#app/features/accounts/open-auth-dialog.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

/** Shown instead of the chat if nobody is signed in. */
export function SignInFirst() {
  return (
    <div className="grid justify-items-start gap-1.5 p-2">
      <p role="status">{m.concierge_sign_in_first()}</p>
      <Button size="small" onClick={() => openAuthDialog('login')}>
        {m.accounts_sign_in()}
      </Button>
    </div>
  )
}
