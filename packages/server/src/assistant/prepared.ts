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

/** What the assistant is built from sources: as JSON if it was built before. */
export type Prepared = {
  model: Omit<UnderstandingModel, 'weights'> & { weights: string }
  guides: Partial<Record<RulesEditionId, IndexedGuides>>
}
/** A trained classifier and a search in the guides. */
export type OpenedAssistant = { understand: Understand; search: SearchGuides }

/** Titles do not name relative days. */
const anyDay = '2026-01-15'
/** Questions on a purchase, a place and a page. Answering them loads everything that an answer needs. */
const firstQuestions = [
  'How much do I get back for 500 euros in Paris?',
  'Where is the refund desk at Fiumicino?',
  'Are shops in Germany open on Sundays?',
]
const sources = fileURLToPath(new URL('../../../domain/src/', import.meta.url))
const folder = fileURLToPath(new URL('../../prepared/', import.meta.url))
/** The number of files of each kind that are retained: enough for both editions and for the previous version. */
const maxCachedFiles = 4
/** The folders of domain that a model or an index is built from, and the code that builds it. */
const inputs = {
  model: ['assistant/subjects', 'assistant/understanding', 'assistant/reading', 'exit', 'places'],
  guides: ['assistant/knowledge', 'content', 'places', 'vat', 'money'],
}

const opened = new Map<RulesEditionId, Promise<OpenedAssistant>>()

/**
 * Opens the trained model and the index of guides for an edition, once. Reads the files that an earlier run or the
 * build stored beside the server, else builds and stores them (about two seconds). File names contain a hash of the
 * sources, and files are renamed into place when they are complete.
 */
export function openAssistant(edition: RulesEditionId): Promise<OpenedAssistant> {
  const before = opened.get(edition)
  if (before) return before
  const opening = openCached(edition)
  opened.set(edition, opening)
  // The next question retries after a failure.
  opening.catch(() => opened.delete(edition))
  return opening
}

/** The same from the result of `prepareAssistant`, for environments without files. */
export function openPrepared({ model, guides }: Prepared, edition: RulesEditionId): OpenedAssistant {
  const indexed = guides[edition]
  if (!indexed) throw new Error(`nothing was prepared for the edition ${edition}`)
  return { understand: createClassifier(fromJson(model)), search: searchIn(indexed) }
}

async function openCached(edition: RulesEditionId): Promise<OpenedAssistant> {
  const model = await cached('model', '', inputs.model, () => toJson(trainSubjects(subjects)))
  const guides = await cached('guides', variantOf(edition), inputs.guides, () => indexGuides(edition))
  const assistant = openPrepared({ model, guides: { [edition]: guides } }, edition)
  // Initialize now what the first question would.
  for (const { title } of subjects) assistant.understand(readQuestion(title, anyDay))
  const library = { editionId: edition, rates: fallbackRates, today: anyDay, ...assistant }
  for (const message of firstQuestions)
    await answerQuestion({ message, earlier: [] }, library, () => Promise.reject(new Error('nobody asked')))
  return assistant
}

/** Numbers of the desk's editions start again in each database, so their content is part of the key. */
const variantOf = (edition: RulesEditionId) =>
  isShippedEditionId(edition) ? edition : JSON.stringify(findEdition(edition))

/** Builds everything for each edition, for environments without files. */
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

/** Returns the file's name with a hash of its sources. Null if the sources cannot be read, as in a bundle. */
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

/** Writes to a temporary file and renames it, so that readers see a complete file. Deletes the oldest of its kind. */
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
