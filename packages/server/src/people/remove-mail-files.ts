import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { domainToUnicode } from 'node:url'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { normalAddress } from './person-address.ts'

type Person = {
  /** In its normal form. */
  email: string
  /** As it is written in the database. */
  spellings: string[]
  /** What the person's account was about to change to: the mails that ask for it are theirs. */
  linked: string[]
  /** Of the outbox rows that were deleted: files are named by them. */
  mailIds: string[]
}

const mailFile = /^\.?(?<id>[0-9a-f-]{36})\.(?:eml|[0-9a-f-]{36}\.tmp)$/

/**
 * Removes the files of mails to or about a person: in development mails are files, which outlive their rows. Half written
 * ones go too. Gives how many there were.
 */
export async function removeMailFiles(folder: string, person: Person): Promise<number> {
  const paths = await findMailFiles(folder, person)
  for (const path of paths) await rm(path, { force: true })
  return paths.length
}

/** The files that would be removed. */
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

/** Finds the address in running text, in any of its spellings, and not as the end or the beginning of another one. */
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
