import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { domainToUnicode } from 'node:url'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { normalAddress } from './person-address.ts'

type Person = {
  /** Normalized. */
  email: string
  /** As stored in the database. */
  spellings: string[]
  /** The addresses that the person's account has a pending change to. The mails about it are the person's. */
  linked: string[]
  /** The ids of deleted outbox rows. Files have these names. */
  mailIds: string[]
}

const mailFile = /^\.?(?<id>[0-9a-f-]{36})\.(?:eml|[0-9a-f-]{36}\.tmp)$/

/**
 * Deletes the files of mails to or about a person, including incomplete ones. In development mails are files, which
 * outlive their rows. Returns their number.
 */
export async function removeMailFiles(folder: string, person: Person): Promise<number> {
  const paths = await findMailFiles(folder, person)
  for (const path of paths) await rm(path, { force: true })
  return paths.length
}

/** Returns the files that would be deleted. */
export async function findMailFiles(folder: string, person: Person): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  const isInText = textMatcher(person)
  const paths: string[] = []
  for (const name of files) {
    const id = mailFile.exec(name)?.groups?.id
    if (id === undefined) continue
    const path = join(folder, name)
    if (!person.mailIds.includes(id)) {
      const mail = await readFile(path)
        .then((bytes) => PostalMime.parse(bytes))
        .catch(() => null)
      if (!mail || !(isAbout(mail, person) || isInText(`${mail.subject ?? ''}\n${mail.text ?? ''}`))) continue
    }
    paths.push(path)
  }
  return paths
}

function isAbout(mail: Email, { email, linked }: Person): boolean {
  const named = [mail.from, mail.sender, ...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.replyTo ?? [])]
  const addresses = new Set(named.flatMap((one) => (one ? addressesOf(one) : [])))
  if (addresses.has(email)) return true
  const asksForChange = /[?&]type=email_change\b/.test(mail.text ?? '')
  return asksForChange && linked.some((address) => addresses.has(normalAddress(address) ?? ''))
}

const addressesOf = ({ address, group }: Address): (string | null)[] =>
  group ? group.map((one) => normalAddress(one.address)) : [normalAddress(address ?? '')]

/** Returns a function that finds the address in text, in any spelling, but not as a part of another address. */
function textMatcher({ email, spellings }: Person): (text: string) => boolean {
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  const locals = [local, `"${local.replaceAll(/["\\]/g, String.raw`\$&`)}"`]
  const written = locals.flatMap((one) => [`${one}@${domain}`, `${one}@${domainToUnicode(domain)}`])
  const all = [...new Set([...written, ...spellings.map((one) => one.toLowerCase())])].map((one) =>
    one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  )
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}.!#$%&'*+/=?^_{|}~-])(?:${all.join('|')})(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])`,
    'u',
  )
  return (text) => pattern.test(text.toLowerCase())
}
