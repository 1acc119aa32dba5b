/** What was typed for an address is none. The message is for the operator. */
export class PersonAddressError extends Error {
  override name = 'PersonAddressError'
}

/** An address as it is stored. Throws PersonAddressError for what can't be one, so that a typo removes nothing. */
export function readPersonAddress(typed: string): string {
  const address = typed.trim().toLowerCase()
  if (!/^[^@\s]+@[^@\s]+$/.test(address))
    throw new PersonAddressError(`"${typed}" is no email address; give the one that the person uses here`)
  return address
}
