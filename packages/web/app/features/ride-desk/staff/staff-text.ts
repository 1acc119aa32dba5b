import type { StaffRole } from '@retour/domain/wire/staff'
import { refusalOf } from '#app/backend/call-api.ts'
import { m } from '#app/paraglide/messages.js'
import { failureReason } from '#app/ui/failure-reason.ts'

const names: Record<StaffRole, () => string> = {
  owner: m.desk_role_owner,
  dispatcher: m.desk_role_dispatcher,
  editor: m.desk_role_editor,
  auditor: m.desk_role_auditor,
}

export const roleName = (role: StaffRole): string => names[role]()

/** Returns why a person was not added or changed. */
export function explainStaff(error: unknown): string {
  const { code } = refusalOf(error)
  if (code === 'no_account') return m.desk_staff_no_account()
  if (code === 'is_staff') return m.desk_staff_there()
  if (code === 'no_address') return m.desk_person_no_address()
  if (code === 'unknown_staff') return m.desk_staff_gone()
  if (code === 'not_yours') return m.desk_staff_not_yours()
  return m.desk_staff_change_failed({ reason: failureReason(error) })
}
