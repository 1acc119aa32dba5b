import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export type MailboxEntry = { id: string; subject: string; recipient: string; date: Date }
export type MailboxList = { newest: MailboxEntry[]; total: number }

const maxShown = 100
const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml$/

export interface Mailbox {
  /** The newest hundred mails, newest first; none when the folder isn't there yet. */
  list: () => Promise<MailboxList>
  /** One mail by its id; null when there is none, or when the id could be anything but one of our file names. */
  read: (id: string) => Promise<Email | null>
}

/**
 * The mails of a folder of .eml files. They come and go and never change: each is looked at and parsed once, and forgotten
 * when its file is gone; of those that are not listed only the time is kept.
 */
export function openMailbox(folder: string): Mailbox {
  let written = new Map<string, number>()
  let listed = new Map<string, MailboxEntry>()

  const list = async (): Promise<MailboxList> => {
    const ids = (await readFolder(folder)).flatMap((file) => fileName.exec(file)?.[1] ?? [])
    const dated = (
      await Promise.all(
        ids.map(async (id) => {
          const writtenMs = written.get(id) ?? (await unlessGone(stat(pathOf(folder, id))))?.mtimeMs
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
  const raw = await unlessGone(readFile(pathOf(folder, id)))
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
  return (await unlessGone(readdir(folder))) ?? []
}

/** Null when there is no such file or folder: a mail may be removed while it is looked for. */
async function unlessGone<T>(looking: Promise<T>): Promise<T | null> {
  try {
    return await looking
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
