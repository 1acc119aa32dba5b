import { Check, Smartphone } from 'lucide-react'
import { openAuthDialog } from '#app/features/accounts/open-auth-dialog.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { useMediaQuery } from '#app/platform/use-media-query.ts'
import { Note } from '#app/ui/note.tsx'

/** Where the trip lies. While it is empty that is a promise, later a fact. */
export function KeptLine({ isKept, isEmpty }: { isKept: boolean; isEmpty: boolean }) {
  const { status } = useSession()
  const isComputer = useMediaQuery('(min-width: 64rem)')
  if (!isKept)
    return (
      <Note kind="warning">
        <p>{m.trip_kept_nowhere()}</p>
      </Note>
    )
  if (!isEmpty)
    return (
      <p className="flex items-start gap-1 text-meta text-ink-2">
        <Check aria-hidden className="mt-px size-2.25 flex-none text-green" strokeWidth={1.6} />
        {isComputer ? m.trip_saved_here_computer() : m.trip_saved_here()}
      </p>
    )
  return (
    <p className="flex items-start gap-1 text-meta text-ink-2">
      <Smartphone aria-hidden className="mt-px size-2.25 flex-none text-green" strokeWidth={1.6} />
      <span>
        {isComputer ? m.trip_kept_here_computer() : m.trip_kept_here()}
        {status === 'signed-out' && (
          <>
            {' '}
            <button
              type="button"
              onClick={() => openAuthDialog('login')}
              className="font-strong text-blue-ink underline underline-offset-3"
            >
              {m.trip_sign_in()}
            </button>{' '}
            {m.trip_on_every_device()}
          </>
        )}
      </span>
    </p>
  )
}
