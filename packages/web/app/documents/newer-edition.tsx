import { newerEditionMark } from '@retour/domain/wire/page-marks'

/** Says that figures are older than the edition in force, where the server fills that in; else nothing is drawn. */
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
