import { setImmediate } from 'node:timers/promises'
import { knowledgePassages, type Passage } from '@retour/domain/assistant/knowledge/passages'
import type { FoundPassage, SearchGuides, SearchPlace } from '@retour/domain/assistant/tools/library'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'

const passagesFound = 5
/** The minimum number of words for a match. One word is on too many pages. */
const fewestTerms = 2
/** Words that are too common in questions to distinguish passages. */
const emptyWords = new Set(
  (
    'a an and any are as at be been before but by can could did do does for from get got had has have he her his how i if in ' +
    'is it its just may me my of on or our please she should so some than that the their them then there they this to too ' +
    'up us was we were what when which will with would you your im ive id also still about into tell know need want'
  ).split(' '),
)

const plain = (term: string) => term.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Returns the stem of a word, so that questions and pages match; null for a word that is not indexed. */
function stem(term: string): string | null {
  const word = plain(term).replace(/['’]s?$/, '')
  if (word.length < 2 || emptyWords.has(word)) return null
  return word.length > 4
    ? word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '')
    : word.replace(/s$/, '')
}

/** Passages per slice: about ten milliseconds of work. Other requests are served between slices. */
const sliceLength = 100

/**
 * All passages of our pages for one edition, with the search index. `counts` is the number of passages with each term.
 * Rare terms weigh more; a word that is on no page weighs most.
 */
export type IndexedGuides = { passages: Passage[]; counts: [string, number][]; index: AsPlainObject }

const optionsWith = (counts: ReadonlyMap<string, number>): Options<Passage> => ({
  fields: ['heading', 'text', 'placeName'],
  processTerm: stem,
  searchOptions: {
    boost: { heading: 3 },
    // Words of our pages are not typos: "contact" is not "contract".
    fuzzy: (term) => (term.length > 5 && !counts.has(term) ? 0.2 : false),
  },
})

/** Indexes all passages of our pages, in slices. */
export async function indexGuides(edition: RulesEditionId): Promise<IndexedGuides> {
  const passages = knowledgePassages(edition)
  const counts = new Map<string, number>()
  const index = new MiniSearch<Passage>(optionsWith(counts))
  for (const [position, passage] of passages.entries()) {
    index.add(passage)
    for (const term of termsOf(`${passage.heading} ${passage.text} ${passage.placeName}`))
      counts.set(term, (counts.get(term) ?? 0) + 1)
    if (position % sliceLength === sliceLength - 1) await setImmediate()
  }
  return { passages, counts: [...counts], index: index.toJSON() }
}

/**
 * Returns a search in indexed guides. It returns at most five passages, best first, from the named place or country and
 * from pages that apply everywhere.
 */
export function searchIn(indexed: IndexedGuides): SearchGuides {
  const passages = new Map(indexed.passages.map((passage) => [passage.id, passage]))
  const counts = new Map(indexed.counts)
  const weightOf = (term: string) => Math.log(1 + passages.size / (1 + (counts.get(term) ?? 0)))
  const index = MiniSearch.loadJS<Passage>(indexed.index, optionsWith(counts))

  return (query, where = {}) => {
    const terms = termsOf(query)
    const whole = sum([...terms].map(weightOf))
    const found = index.search(query, { filter: ({ id }) => isWithin(passages.get(String(id)), where) })
    return found
      .flatMap(({ id, score, queryTerms, match }): FoundPassage[] => {
        const passage = passages.get(String(id))
        if (!passage) return []
        // With one or two words, the heading must match, because texts match by chance.
        const isByChance = terms.size < fewestTerms || (terms.size === fewestTerms && !isInHeading(match))
        const coverage = isByChance ? 0 : sum([...new Set(queryTerms)].map(weightOf)) / whole
        return [
          {
            ...passage,
            coverage,
            score: score * (passage.kind === 'question' ? 1.4 : 1) * nearness(passage, where),
          },
        ]
      })
      .toSorted((a, b) => b.score * b.coverage - a.score * a.coverage)
      .slice(0, passagesFound)
  }
}

const isInHeading = (match: Record<string, string[]>) =>
  Object.values(match).filter((fields) => fields.includes('heading')).length >= fewestTerms

function isWithin(passage: Passage | undefined, { country, slug }: SearchPlace): boolean {
  if (!passage) return false
  if (slug && passage.slug) return passage.slug === slug && passage.country === country
  // Without a place, a page about one place would be used as if it applied everywhere.
  if (passage.slug) return false
  return !country || !passage.country || passage.country === country
}

function nearness(passage: Passage, { country, slug }: SearchPlace): number {
  if (slug && passage.slug === slug) return 1.5
  if (country && passage.country === country) return 1.3
  // A rule of one country is used for all only if no general passage matches as well.
  return !country && passage.country ? 0.7 : 1
}

function termsOf(text: string): Set<string> {
  const words = text.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? []
  return new Set(words.flatMap((word) => stem(word) ?? []))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
