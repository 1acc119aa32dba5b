import { describe, expect, test } from 'vitest'
import { lawChanges, payoutPractices } from '../../vat/law-changes.ts'
import { defaultEditionId, findRule, newestLawEditionId, rulesEditionIds } from '../../vat/rules.ts'
import { countries } from '../../places/countries.ts'
import { plainText } from '../rich-text.ts'
import { ruleNumbers } from '../rule-numbers.ts'
import { brokenLinksIn, isOurPath } from '../testing/our-paths.ts'
import { sharedSentences } from '../testing/shared-sentences.ts'
import { spelledOut } from '../testing/spelled-out.ts'
import { textsIn } from '../testing/texts-in.ts'
import type { Article } from './article.ts'
import { articlePaths } from './article-paths.ts'
import { articleTemplates } from './articles.ts'

const numbers = ruleNumbers(defaultEditionId)
const articles = articleTemplates.map((words) => ({ words, article: words(numbers) }))
const named = articles.map((one) => [one.article.path, one] as const)

/** Sentences of the dated data, which pages print as they stand, figures and all. */
const dated: string[] = [...Object.values(lawChanges), ...Object.values(payoutPractices)].map(
  ({ text }) => text,
)

/** What a reader reads of an article: no listing, no names of sources, nothing of the dated data. */
const readable = ({ title, description, keywords, sources, related, path, ...words }: Article) =>
  textsIn(words).filter((text) => !dated.includes(text))

const wordCount = (article: Article) =>
  textsIn(readable(article)).flatMap((text) => plainText(text).split(/\s+/)).length

describe('articles', () => {
  test('stand in the order of their paths', () => {
    expect(articles.map(({ article }) => article.path)).toEqual([...articlePaths])
  })

  test.each(named)('%s has a title and description of useful length', (_, { article }) => {
    expect(article.title.length).toBeLessThanOrEqual(60)
    expect(article.description.length).toBeGreaterThanOrEqual(110)
    expect(article.description.length).toBeLessThanOrEqual(160)
    expect(article.keywords.length).toBeGreaterThanOrEqual(4)
  })

  test.each(named)('%s answers first, then goes through numbers, steps and exceptions', (_, { article }) => {
    const sentences = plainText(article.answer).split(/(?<=[.?!])\s+/)
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(4)
    expect(article.numbers.rows.length).toBeGreaterThanOrEqual(4)
    expect(article.steps.length).toBeGreaterThanOrEqual(4)
    expect(article.sections.length).toBeGreaterThanOrEqual(4)
    expect(article.exceptions.length).toBeGreaterThanOrEqual(4)
    expect(article.questions.length).toBeGreaterThanOrEqual(5)
  })

  test.each(named)('%s is worth reading and no book', (_, { article }) => {
    const words = wordCount(article)
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1500)
  })

  test.each(named)('%s: every row of a table has a cell for each heading', (_, { article }) => {
    const tables = [
      article.numbers,
      ...article.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : [])),
      ),
    ]
    for (const { head, rows } of tables)
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length))
  })

  test.each(named)('%s has anchors that are its own', (_, { article }) => {
    const ids = article.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test.each(named)(
    '%s takes its rates, shares and amounts from the rules or the dated data',
    (_, { words }) => {
      expect(spelledOut(words).filter((text) => !dated.includes(text))).toEqual([])
    },
  )

  test.each(named)('%s links to pages that exist', (_, { article }) => {
    expect(brokenLinksIn(article)).toEqual([])
  })

  test.each(named)('%s leads on to three other pages of ours or more', (_, { article }) => {
    const paths = article.related.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.length).toBeGreaterThanOrEqual(3)
    expect(paths).not.toContain(article.path)
    expect(paths.filter((path) => !isOurPath(path))).toEqual([])
  })

  test.each(named)('%s names sources that can be opened', (_, { article }) => {
    const urls = article.sources.map(({ url }) => url)
    expect(urls.length).toBeGreaterThanOrEqual(4)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.filter((url) => !/^https:\/\/\S+$/.test(url))).toEqual([])
    const months = article.sources.flatMap(({ readOn }) => readOn ?? [])
    expect(months.filter((month) => !/^20\d\d-(0[1-9]|1[0-2])$/.test(month))).toEqual([])
  })

  test.each(named)('%s was looked at after the newest check of a rule', (_, { article }) => {
    for (const country of countries)
      expect(article.updated >= findRule(newestLawEditionId, country).checkedOn).toBe(true)
    expect(article.published <= article.updated).toBe(true)
  })

  test('no sentence stands in two articles', () => {
    expect(
      sharedSentences(articles.map(({ article }) => ({ name: article.path, words: readable(article) }))),
    ).toEqual([])
  })

  test('no two share a title, a description, a heading or an answer', () => {
    for (const field of ['title', 'description', 'heading', 'answer'] as const)
      expect(new Set(articles.map(({ article }) => article[field])).size).toBe(articles.length)
  })

  test.each(rulesEditionIds)('edition %s: every word can be filled, nothing is undefined', (editionId) => {
    for (const { words } of articles)
      expect(
        textsIn(words(ruleNumbers(editionId))).filter((text) => /undefined|NaN|null/.test(text)),
      ).toEqual([])
  })
})
