/** What staff may be; row policies say what each sees (docs/decisions/0030). */
export const staffRoles = ['owner', 'dispatcher', 'editor', 'auditor'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who works at the desk. `addedAt` is an instant. */
export type StaffEntry = {
  id: string
  email: string
  name: string
  role: StaffRole
  addedAt: string
  hasSecondFactor: boolean
}

/** GET /desk/v1/staff: who has been there longest first. */
export type DeskStaff = { staff: StaffEntry[]; mayChange: boolean }
