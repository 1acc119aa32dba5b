/** Did a query fail because the database can't be reached or has no room, so that a repeat may succeed? */
export function isDatabaseAway(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined)
    return /connection (?:terminated|timeout)|timeout exceeded|PGlite is closed|Cannot use a pool|driver has already been destroyed/i.test(
      error.message,
    )
  return /^(?:ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_|EHOST|ENETUNREACH)|^(?:08|40|53|57P)[0-9A-Z]{2,3}$/.test(
    code,
  )
}
