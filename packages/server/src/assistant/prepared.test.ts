import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { subjects } from '@retour/domain/assistant/subjects/list'
import { readQuestion } from '@retour/domain/assistant/reading/read-question'
import { expect, test } from 'vitest'
import { openAssistant, openPrepared, prepareAssistant, type Prepared } from './prepared.ts'

const folder = join(import.meta.dirname, '../../../domain/src/assistant/subjects')

test('every subject of the folder is in the list, once, under the name of its file', () => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.examples.ts'))
    .map((file) => file.replace('.examples.ts', ''))
  expect(subjects.map(({ id }) => id).toSorted()).toEqual(files.toSorted())
})

test('what is prepared for a hosted function understands and finds as what a server opens', async () => {
  const edition = 'law-2026-11'
  const file = JSON.stringify(await prepareAssistant([edition]))
  const hosted = openPrepared(JSON.parse(file) as Prepared, edition)
  const own = await openAssistant(edition)
  const questions = ['Can I wear the jacket before I leave?', '500 euros in Rome', 'where is customs at Orly']
  for (const text of questions) {
    const question = readQuestion(text, '2026-11-22')
    expect(hosted.understand(question)).toEqual(own.understand(question))
    expect(hosted.search(text)).toEqual(own.search(text))
  }
  expect(() => openPrepared(JSON.parse(file) as Prepared, 'guide-2025-05')).toThrow('nothing was prepared')
})

test('an edition is opened once', () => {
  expect(openAssistant('guide-2025-05')).toBe(openAssistant('guide-2025-05'))
})
