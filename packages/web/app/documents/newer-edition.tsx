import { newerEditionMark } from '@retour/domain/wire/page-marks'

/**
 * A note that the page's figures are older than the edition in force. The server fills it in; otherwise it is empty.
 */
export function NewerEdition() {
  return (
    <p
      role="note"
      className="border-b border-amber bg-amber-wash px-2 py-1 text-center text-small empty:hidden"
    >
      {import.meta.env.PROD && newerEditionMark}
    </p>
  )
}
