import { Buffer } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerQuestion } from '@retour/domain/assistant/answers/answer-question'
import { subjects } from '@retour/domain/assistant/subjects/list'
import { createClassifier, type Understand } from '@retour/domain/assistant/understanding/classifier'
import type { UnderstandingModel } from '@retour/domain/assistant/understanding/model'
import { readQuestion } from '@retour/domain/assistant/reading/read-question'
import { trainSubjects } from '@retour/domain/assistant/understanding/train-subjects'
import { fallbackRates } from '@retour/domain/money/exchange'
import type { SearchGuides } from '@retour/domain/assistant/tools/library'
import { findEdition, isShippedEditionId, type RulesEditionId } from '@retour/domain/vat/rules'
import { indexGuides, searchIn, type IndexedGuides } from './guide-index.ts'

/** What the assistant works with, made from the sources: as JSON where it was made before. */
export type Prepared = {
  model: Omit<UnderstandingModel, 'weights'> & { weights: string }
  guides: Partial<Record<RulesEditionId, IndexedGuides>>
}
export type OpenedAssistant = { understand: Understand; search: SearchGuides }

/** No title names a day. */
const anyDay = '2026-01-15'
/** One of a purchase, one of a place, one of a page: with them everything that an answer reads has been read once. */
const firstQuestions = [
  'How much do I get back for 500 euros in Paris?',
  'Where is the refund desk at Fiumicino?',
  'Are shops in Germany open on Sundays?',
]
const sources = fileURLToPath(new URL('../../../domain/src/', import.meta.url))
const folder = fileURLToPath(new URL('../../prepared/', import.meta.url))
/** Of each kind: both editions, and going back to what was made before is quick. */
const maxCachedFiles = 4
/** What a model and an index are made from, below the sources of domain, with what makes them here. */
const inputs = {
  model: ['assistant/subjects', 'assistant/understanding', 'assistant/reading', 'exit', 'places'],
  guides: ['assistant/knowledge', 'content', 'places', 'vat', 'money'],
}

const opened = new Map<RulesEditionId, Promise<OpenedAssistant>>()

/**
 * The trained model and the index of our guides for an edition, opened once: from the files that an earlier run or the
 * build left beside the server, else made now (about two seconds) and left there. A file is named by what it was made
 * from, and gets its name when it is whole.
 */
export function openAssistant(edition: RulesEditionId): Promise<OpenedAssistant> {
  const before = opened.get(edition)
  if (before) return before
  const opening = openCached(edition)
  opened.set(edition, opening)
  // What failed is tried again by the next question.
  opening.catch(() => opened.delete(edition))
  return opening
}

/** The same from what `prepareAssistant` gave, for where no file of ours can be read. */
export function openPrepared({ model, guides }: Prepared, edition: RulesEditionId): OpenedAssistant {
  const indexed = guides[edition]
  if (!indexed) throw new Error(`nothing was prepared for the edition ${edition}`)
  return { understand: createClassifier(fromJson(model)), search: searchIn(indexed) }
}

async function openCached(edition: RulesEditionId): Promise<OpenedAssistant> {
  const model = await cached('model', '', inputs.model, () => toJson(trainSubjects(subjects)))
  const guides = await cached('guides', variantOf(edition), inputs.guides, () => indexGuides(edition))
  const assistant = openPrepared({ model, guides: { [edition]: guides } }, edition)
  // What is made with the first question is made now.
  for (const { title } of subjects) assistant.understand(readQuestion(title, anyDay))
  const library = { editionId: edition, rates: fallbackRates, today: anyDay, ...assistant }
  for (const message of firstQuestions)
    await answerQuestion({ message, earlier: [] }, library, () => Promise.reject(new Error('nobody asked')))
  return assistant
}

/** The numbers of the desk's editions begin again with each database: what such a one says tells it apart. */
const variantOf = (edition: RulesEditionId) =>
  isShippedEditionId(edition) ? edition : JSON.stringify(findEdition(edition))

/** All of it for each edition, for where no such file can be read or written. */
export async function prepareAssistant(editions: readonly RulesEditionId[]): Promise<Prepared> {
  const guides: Prepared['guides'] = {}
  for (const edition of editions) guides[edition] = await indexGuides(edition)
  return { model: toJson(trainSubjects(subjects)), guides }
}

async function cached<T>(
  kind: string,
  variant: string,
  folders: readonly string[],
  make: () => T | Promise<T>,
): Promise<T> {
  const name = await nameOf(kind, variant, folders)
  if (name === null) return make()
  const file = join(folder, name)
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    const made = await make()
    await keep(file, kind, JSON.stringify(made)).catch(() => {})
    return made
  }
}

/** Null where the sources cannot be read, as in a bundle. */
async function nameOf(kind: string, variant: string, folders: readonly string[]): Promise<string | null> {
  const sum = createHash('sha256').update(variant)
  try {
    const own = ['guide-index.ts', 'prepared.ts'].map((file) => join(import.meta.dirname, file))
    const found = await Promise.all(folders.map((name) => filesBelow(join(sources, name))))
    for (const file of [...own, ...found.flat()])
      sum.update(file.slice(file.lastIndexOf('src'))).update(await readFile(file))
  } catch {
    return null
  }
  return `${kind}-${sum.digest('hex').slice(0, 20)}.json`
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** Written aside and renamed: whoever reads it meets a whole file. The oldest of its kind go. */
async function keep(file: string, kind: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, text)
  await rename(draft, file)
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${kind}-`))
  const files = await Promise.all(
    names.map(async (name) => ({ name, writtenMs: (await stat(join(folder, name))).mtimeMs })),
  )
  for (const { name } of files.toSorted((a, b) => b.writtenMs - a.writtenMs).slice(maxCachedFiles))
    await rm(join(folder, name), { force: true })
}

const toJson = ({ weights, ...model }: UnderstandingModel): Prepared['model'] => ({
  ...model,
  weights: Buffer.from(weights.buffer).toString('base64'),
})

const fromJson = ({ weights, ...model }: Prepared['model']): UnderstandingModel => ({
  ...model,
  weights: new Int8Array(Buffer.from(weights, 'base64')),
})
