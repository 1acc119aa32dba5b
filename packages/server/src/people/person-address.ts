import { domainToASCII } from 'node:url'

/** A typed text is not an email address. The message is for the operator. */
export class PersonAddressError extends Error {
  override name = 'PersonAddressError'
}

/**
 * Returns the common form of all spellings that certainly lead to the same mailbox: lower case, the domain in ASCII,
 * the local part without quotes. Dots and "+tag" stay, because on some servers they identify another person. Null if it
 * is not an email address.
 */
export function normalAddress(text: string): string | null {
  const trimmed = text.trim().toLowerCase().normalize('NFC')
  const at = trimmed.lastIndexOf('@')
  const [local, domain] = [trimmed.slice(0, at), trimmed.slice(at + 1).replace(/\.$/, '')]
  const isQuoted = /^"(?:[^"\\]|\\.)*"$/.test(local)
  const name = isQuoted ? local.slice(1, -1).replaceAll(/\\(.)/g, '$1') : local
  if (at < 1 || name === '' || domain === '' || /\s/.test(domain)) return null
  return `${name}@${domainToASCII(domain) || domain}`
}

/**
 * Returns the normalized form of an address that an operator typed. Throws PersonAddressError if it is malformed, so
 * that a typo erases nothing.
 */
export function readPersonAddress(typed: string): string {
  const isQuoted = /^\s*".*"@[^@\s]+\s*$/.test(typed)
  const address = isQuoted || /^\s*[^@\s"]+@[^@\s]+\s*$/.test(typed) ? normalAddress(typed) : null
  if (address === null)
    throw new PersonAddressError(`"${typed}" is no email address; give the one that the person uses here`)
  return address
}
