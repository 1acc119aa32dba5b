/** The roles of staff; row policies define what each sees (docs/decisions/0030). */
export const staffRoles = ['owner', 'dispatcher', 'editor', 'auditor'] as const
export type StaffRole = (typeof staffRoles)[number]

/** A staff member. `addedAt` is an instant. */
export type StaffEntry = {
  id: string
  email: string
  name: string
  role: StaffRole
  addedAt: string
  hasSecondFactor: boolean
}

/** GET /desk/v1/staff: the longest-serving member first. */
export type DeskStaff = { staff: StaffEntry[]; mayChange: boolean }
