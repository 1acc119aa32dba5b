import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export type MailboxEntry = { id: string; subject: string; recipient: string; date: Date }
export type MailboxList = { newest: MailboxEntry[]; total: number }

const maxShown = 100
const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml$/

export interface Mailbox {
  /** Returns the newest 100 mails, newest first; an empty list if the folder does not exist. */
  list: () => Promise<MailboxList>
  /** Returns a mail by its id; null if there is none or the id is not a valid file name of ours. */
  read: (id: string) => Promise<Email | null>
}

/**
 * Opens a folder of .eml files. A file never changes, so each is parsed once and removed from memory when the file is
 * gone. Only the times of mails outside the list are kept in memory.
 */
export function openMailbox(folder: string): Mailbox {
  let written = new Map<string, number>()
  let listed = new Map<string, MailboxEntry>()

  const list = async (): Promise<MailboxList> => {
    const ids = (await readFolder(folder)).flatMap((file) => fileName.exec(file)?.[1] ?? [])
    const dated = (
      await Promise.all(
        ids.map(async (id) => {
          const writtenMs = written.get(id) ?? (await ifExists(stat(pathOf(folder, id))))?.mtimeMs
          return writtenMs === undefined ? [] : [{ id, writtenMs }]
        }),
      )
    ).flat()
    const newest = dated.toSorted((a, b) => b.writtenMs - a.writtenMs).slice(0, maxShown)
    const entries = (
      await Promise.all(
        newest.map(async ({ id, writtenMs }) => listed.get(id) ?? readEntry(folder, id, writtenMs)),
      )
    ).filter((entry) => entry !== null)
    written = new Map(dated.map(({ id, writtenMs }) => [id, writtenMs]))
    listed = new Map(entries.map((entry) => [entry.id, entry]))
    return { total: dated.length, newest: entries }
  }

  return {
    list,
    read: async (id) => (fileName.test(`${id}.eml`) ? readMail(folder, id) : null),
  }
}

const pathOf = (folder: string, id: string) => join(folder, `${id}.eml`)

async function readMail(folder: string, id: string): Promise<Email | null> {
  const raw = await ifExists(readFile(pathOf(folder, id)))
  return raw && PostalMime.parse(raw)
}

async function readEntry(folder: string, id: string, writtenMs: number): Promise<MailboxEntry | null> {
  const mail = await readMail(folder, id)
  return (
    mail && {
      id,
      subject: mail.subject || '(no subject)',
      recipient: mail.to?.map(({ address }) => address).join(', ') ?? '',
      date: new Date(mail.date ?? writtenMs),
    }
  )
}

async function readFolder(folder: string): Promise<string[]> {
  return (await ifExists(readdir(folder))) ?? []
}

/** Returns null if the file or folder does not exist; a mail may be removed in the meantime. */
async function ifExists<T>(looking: Promise<T>): Promise<T | null> {
  try {
    return await looking
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
