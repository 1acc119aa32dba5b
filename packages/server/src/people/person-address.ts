import { domainToASCII } from 'node:url'

/** What was typed for an address is none. The message is for the operator. */
export class PersonAddressError extends Error {
  override name = 'PersonAddressError'
}

/**
 * The one form of all spellings that lead to the same mailbox for certain: small letters, the domain in ASCII, the part
 * before it without quotes. Dots and "+tag" stay, since elsewhere they make another person. null for what is no address.
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

/** The normal form of what an operator typed. Throws PersonAddressError for what can't be one, so that a typo removes nothing. */
export function readPersonAddress(typed: string): string {
  const isQuoted = /^\s*".*"@[^@\s]+\s*$/.test(typed)
  const address = isQuoted || /^\s*[^@\s"]+@[^@\s]+\s*$/.test(typed) ? normalAddress(typed) : null
  if (address === null)
    throw new PersonAddressError(`"${typed}" is no email address; give the one that the person uses here`)
  return address
}
