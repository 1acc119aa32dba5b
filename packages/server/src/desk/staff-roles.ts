/** What staff may be; row policies say what each sees (docs/decisions/0030). */
export const staffRoles = ['owner', 'dispatcher', 'editor', 'auditor'] as const
export type StaffRole = (typeof staffRoles)[number]

export function isStaffRole(text: unknown): text is StaffRole {
  return (staffRoles as readonly unknown[]).includes(text)
}
