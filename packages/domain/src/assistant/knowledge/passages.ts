import { articleTemplates } from '../../content/articles/articles.ts'
import type { Article } from '../../content/articles/article.ts'
import { countryGuide } from '../../content/guides/country-guides.ts'
import { placesWithGuides } from '../../content/guides/place-guides.ts'
import { airportQuestions } from '../../content/home/airport-questions.ts'
import { luxuryQuestions } from '../../content/home/luxury-questions.ts'
import { vatQuestions } from '../../content/home/vat-questions.ts'
import type { Question, Section } from '../../content/page-content.ts'
import { plainText } from '../../content/rich-text.ts'
import { ruleNumbers, type RuleNumbers } from '../../content/rule-numbers.ts'
import { countries, countryName, type Country } from '../../places/countries.ts'
import { countryFacts } from '../../places/place-facts.ts'
import type { RulesEditionId } from '../../vat/rules.ts'
import type { Citation } from '../citation.ts'
import { checkedPage, placePage } from '../tools/rule-citation.ts'
import { textOfBlock } from './text-of-block.ts'

/** A part of our pages that is an answer by itself. `slug` is null if it applies to the country or everywhere. */
export type Passage = {
  id: string
  kind: 'question' | 'section' | 'tip'
  heading: string
  text: string
  country: Country | null
  slug: string | null
  placeName: string
  citation: Citation
}

type Page = Pick<Passage, 'country' | 'slug' | 'placeName' | 'citation'>

/** Returns all texts of our pages, with the numbers of an edition, as passages for a search. About 2,000. */
export function knowledgePassages(edition: RulesEditionId): Passage[] {
  const numbers = ruleNumbers(edition)
  const pieces = [
    ...placePieces(numbers),
    ...countryPieces(numbers),
    ...articlePieces(numbers),
    ...homePieces(numbers),
  ]
  return pieces.filter(({ text }) => text !== '').map((piece, index) => ({ ...piece, id: String(index) }))
}

type Piece = Omit<Passage, 'id'>

function placePieces(numbers: RuleNumbers): Piece[] {
  return placesWithGuides().flatMap(({ place, words }) => {
    const guide = words(numbers)
    const { country, slug, name } = place
    const page: Page = {
      country,
      slug,
      placeName: name,
      citation: placePage(name, `/${country}/${slug}`, place),
    }
    return [
      tip(page, name, guide.lead),
      ...sections(page, guide.sections),
      ...questions(page, guide.questions),
      ...guide.tips.map((text) => tip(page, name, text)),
      ...guide.local.map(({ label, text }) => tip(page, label, text)),
      ...guide.shoppingAreas.map((area) => tip(page, area.name, area.text)),
      ...guide.wayThrough.map((step) => tip(page, step.title, step.text)),
    ]
  })
}

function countryPieces(numbers: RuleNumbers): Piece[] {
  return countries.flatMap((country) => {
    const guide = countryGuide(country, numbers)
    const name = countryName(country)
    const page = pageOf({ country, slug: null, placeName: name }, name, `/${country}`)
    return [
      ...sections(page, guide.sections),
      ...questions(page, guide.questions),
      ...guide.eligibility.map(({ label, value, note }) =>
        tip(page, label, `${label}: ${value}. ${note ?? ''}`),
      ),
      ...[...countryFacts(country).facts, ...countryFacts(country).validation].map(({ text }) =>
        tip(page, name, text),
      ),
    ]
  })
}

function articlePieces(numbers: RuleNumbers): Piece[] {
  return articleTemplates.flatMap((words) => {
    const article = words(numbers)
    const country = countryOfArticle(article)
    const page = pageOf({ country, slug: null, placeName: '' }, article.heading, article.path)
    return [
      tip(page, article.heading, article.answer),
      ...sections(page, article.sections),
      ...questions(page, article.questions),
      ...article.exceptions.map((text) => tip(page, article.heading, text)),
    ]
  })
}

function homePieces(numbers: RuleNumbers): Piece[] {
  const page = pageOf({ country: null, slug: null, placeName: '' }, 'Questions on the home page', '/')
  return [vatQuestions, luxuryQuestions, airportQuestions].flatMap((words) => questions(page, words(numbers)))
}

const countryOfArticle = ({ path }: Article): Country | null =>
  /france|paris|cdg/.test(path) ? 'france' : /spain/.test(path) ? 'spain' : null

const pageOf = (where: Omit<Page, 'citation'>, title: string, path: string): Page => ({
  ...where,
  citation: checkedPage(title, path),
})

const tip = (page: Page, heading: string, text: string): Piece => ({
  ...page,
  kind: 'tip',
  heading: plainText(heading),
  text: plainText(text),
})

const questions = (page: Page, list: readonly Question[]): Piece[] =>
  list.map(({ question, answer }) => ({
    ...page,
    kind: 'question',
    heading: question,
    text: plainText(answer),
  }))

const sections = (page: Page, list: readonly Section[]): Piece[] =>
  list.flatMap(({ title, blocks }) =>
    blocks.map((block): Piece => ({ ...page, kind: 'section', heading: title, text: textOfBlock(block) })),
  )
