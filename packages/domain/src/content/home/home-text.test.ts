import { describe, expect, test } from 'vitest'
import { defaultEditionId, rulesEditionIds } from '../../vat/rules.ts'
import { articleTemplates } from '../articles/articles.ts'
import { plainText } from '../rich-text.ts'
import { ruleNumbers } from '../rule-numbers.ts'
import { brokenLinksIn, isOurPath } from '../testing/our-paths.ts'
import { sharedSentences } from '../testing/shared-sentences.ts'
import { spelledOut } from '../testing/spelled-out.ts'
import { textsIn } from '../testing/texts-in.ts'
import { homeQuestionTabs } from './home-page.ts'
import { homePageTemplate } from './home-text.ts'

const numbers = ruleNumbers(defaultEditionId)
const home = homePageTemplate(numbers)

describe('the words of the home page', () => {
  test('title and description have a useful length', () => {
    expect(home.title.length).toBeLessThanOrEqual(60)
    expect(home.description.length).toBeGreaterThanOrEqual(110)
    expect(home.description.length).toBeLessThanOrEqual(160)
  })

  test('questions stand in the three tabs of the product, six to eight in each, none twice', () => {
    expect(home.questions.tabs.map(({ title }) => title)).toEqual([
      'VAT Refund FAQ',
      'Luxury Shopping FAQ',
      'Airport Services FAQ',
    ])
    expect(homeQuestionTabs).toEqual(home.questions.tabs.map(({ title }) => title))
    for (const { questions } of home.questions.tabs) {
      expect(questions.length).toBeGreaterThanOrEqual(6)
      expect(questions.length).toBeLessThanOrEqual(8)
    }
    const allQuestions = home.questions.tabs.flatMap(({ questions }) =>
      questions.map(({ question }) => question),
    )
    expect(new Set(allQuestions).size).toBe(allQuestions.length)
  })

  test('an answer is short enough to read at a counter', () => {
    const answers = home.questions.tabs.flatMap(({ questions }) => questions.map(({ answer }) => answer))
    expect(answers.filter((answer) => plainText(answer).split(/\s+/).length > 60)).toEqual([])
  })

  test('the buttons lead to the map and the booking page, every link to a page that exists', () => {
    expect(home.intro.button.to).toBe('/map-locations')
    expect(home.book).toEqual({ label: 'Book', to: '/france/paris/book-chauffeur' })
    const links = [home.intro.button, home.book, home.concierge.book, home.concierge.more, home.insider.link]
    expect(links.filter(({ to }) => !isOurPath(to))).toEqual([])
    expect(brokenLinksIn(home)).toEqual([])
  })

  test('the concierge says that a request is none of it booked, and the network promises nothing', () => {
    expect(home.concierge.note).toContain('nothing is booked or charged before you agree')
    expect(home.insider.paragraphs.join(' ')).toContain('promise no discount or stock')
  })

  test('takes its rates, shares and amounts from the rules', () => {
    expect(spelledOut(homePageTemplate)).toEqual([])
  })

  test.each(rulesEditionIds)('edition %s fills every word', (editionId) => {
    const texts = textsIn(homePageTemplate(ruleNumbers(editionId)))
    expect(texts.filter((text) => /undefined|NaN|null/.test(text))).toEqual([])
  })

  test('no sentence stands in an article, too', () => {
    const articles = articleTemplates.map((words) => {
      const { path, ...rest } = words(numbers)
      return { name: path, words: rest }
    })
    const shared = sharedSentences([...articles, { name: 'home', words: home }])
    expect(shared.filter((text) => text.includes('home'))).toEqual([])
  })
})
