/** How long a browser holds what belongs to a lead. The page about cookies and the form say these same numbers. */
export const leadOnDevice = {
  /** The name and email of whoever gave them, from then on. */
  contactDays: 90,
  /** After that, or in another tab, nothing is saved without being asked for. */
  sessionHours: 12,
  /** A calculation that could not be sent yet. The database dates nothing back further than a day more. */
  waitingDays: 30,
  /** As the database has it: later a guest's calculation cannot be taken back. */
  takeBackMinutes: 15,
} as const
