import { staffRoles, type StaffRole } from '@retour/domain/wire/staff'

export { staffRoles, type StaffRole }

/** Returns whether a text is the name of a role. */
export function isStaffRole(text: unknown): text is StaffRole {
  return (staffRoles as readonly unknown[]).includes(text)
}
