import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export type MailboxEntry = { id: string; subject: string; recipient: string; date: Date }
export type MailboxList = { newest: MailboxEntry[]; total: number }

const shownAtMost = 100
const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml$/

/** The newest hundred mails of a folder of .eml files, newest first; none when the folder isn't there yet. */
export async function listMailbox(folder: string): Promise<MailboxList> {
  const ids = (await readFolder(folder)).flatMap((file) => fileName.exec(file)?.[1] ?? [])
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, writtenMs: (await stat(pathOf(folder, id))).mtimeMs })),
  )
  const newest = dated.sort((a, b) => b.writtenMs - a.writtenMs).slice(0, shownAtMost)
  return {
    total: ids.length,
    newest: await Promise.all(
      newest.map(async ({ id, writtenMs }) => {
        const mail = await PostalMime.parse(await readFile(pathOf(folder, id)))
        return {
          id,
          subject: mail.subject || '(no subject)',
          recipient: mail.to?.map(({ address }) => address).join(', ') ?? '',
          date: new Date(mail.date ?? writtenMs),
        }
      }),
    ),
  }
}

/** One mail by its id; null when there is none, or when the id could be anything but one of our file names. */
export async function readMailboxMail(folder: string, id: string): Promise<Email | null> {
  if (!fileName.test(`${id}.eml`)) return null
  try {
    return await PostalMime.parse(await readFile(pathOf(folder, id)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const pathOf = (folder: string, id: string) => join(folder, `${id}.eml`)

async function readFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
