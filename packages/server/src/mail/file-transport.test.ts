import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileTransport, removeUnfinished } from './file-transport.ts'

const id = '0193a5a0-0000-7000-8000-000000000001'
const message = {
  id,
  from: 'guide@retour.example',
  to: 'amelie@mail.example',
  raw: Buffer.from('Subject: Guide\r\n\r\nHello'),
}
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'retour-files-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const deliver = (raw = message.raw, into = folder) =>
  createFileTransport(into).deliver({ ...message, raw }, AbortSignal.timeout(5000))

test('a mail is one file, whole, and nothing else is left', async () => {
  expect(await deliver()).toEqual({ outcome: 'accepted' })
  expect(await readdir(folder)).toEqual([`${id}.eml`])
  expect(await readFile(join(folder, `${id}.eml`))).toEqual(message.raw)
})

test('the same mail again, also at the same time, changes nothing', async () => {
  await Promise.all(Array.from({ length: 5 }, () => deliver()))
  await deliver(Buffer.from('Subject: Guide\r\n\r\nHello again'))
  expect(await readdir(folder)).toEqual([`${id}.eml`])
  expect(await readFile(join(folder, `${id}.eml`))).toEqual(message.raw)
})

test('a folder that can’t be written is a reason to try later', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  expect(await deliver(message.raw, join(file, 'mail'))).toMatchObject({
    outcome: 'later',
    reason: expect.stringContaining('ENOTDIR') as string,
  })
})

test('what a killed process left half written is swept, what is being written is not', async () => {
  await deliver()
  const old = join(folder, `.${id}.1.tmp`)
  await writeFile(old, 'Subject: ha')
  await utimes(old, new Date('2026-11-20T10:00:00Z'), new Date('2026-11-20T10:00:00Z'))
  await writeFile(join(folder, `.${id}.2.tmp`), 'Subject: ha')
  await removeUnfinished(folder, new Date('2026-11-20T11:00:00Z'))
  expect((await readdir(folder)).sort()).toEqual([`.${id}.2.tmp`, `${id}.eml`])
})
