import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countryRule } from '@retour/domain/assistant/tools/country-rule'
import { estimatePurchase } from '@retour/domain/assistant/tools/estimate-purchase'
import { explanations } from '@retour/domain/assistant/tools/explanations'
import { articleTemplates } from '@retour/domain/content/articles/articles'
import { bookletTemplate } from '@retour/domain/content/guides/booklet-text'
import { countryGuide } from '@retour/domain/content/guides/country-guides'
import { placesWithGuides } from '@retour/domain/content/guides/place-guides'
import { homePageTemplate } from '@retour/domain/content/home/home-text'
import { legalPageTemplates } from '@retour/domain/content/legal/legal-pages'
import { refundSteps } from '@retour/domain/content/refund-steps'
import { plainText } from '@retour/domain/content/rich-text'
import { type RuleNumbers, ruleNumbers } from '@retour/domain/content/rule-numbers'
import { fallbackRates } from '@retour/domain/money/exchange'
import { toMoney } from '@retour/domain/money/to-money'
import { places } from '@retour/domain/places/catalogue'
import { countries, type Country } from '@retour/domain/places/countries'
import { countryFacts, placeFacts } from '@retour/domain/places/place-facts'
import { lawChanges, payoutPractices } from '@retour/domain/vat/law-changes'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { exitTextsOf } from './exit-texts.ts'
import { tripTextsOf } from './trip-texts.ts'
import { guideContent } from '../../packages/server/src/mail/guide-content.ts'

/** A text for visitors: where it is, and the country of its page. */
export type Spoken = { where: string; country: Country | null; text: string }

const amounts = ['0.50', '49.99', '50.00', '60.00', '100.00', '154.94', '1250.00']
const messagesFolder = join(import.meta.dirname, '..', '..', 'packages', 'web', 'messages', 'en')

/**
 * Returns every text of an edition: pages, records of places, messages, mails, printable guides, and answers of the
 * assistant's tools. `numbers` are the figures that pages show.
 */
export function allTexts(edition: RulesEditionId, numbers: RuleNumbers = ruleNumbers(edition)): Spoken[] {
  return [
    ...articleTemplates.flatMap((words) => {
      const article = words(numbers)
      return spoken(article.path, countryOfPath(article.path), article)
    }),
    ...countries.flatMap((country) => [
      ...spoken(`/${country}`, country, countryGuide(country, numbers)),
      ...spoken(`facts, ${country}`, country, countryFacts(country)),
      ...spoken(`PDF ${country}`, country, bookletTemplate(country)(numbers)),
      ...spoken(`assistant, rule of ${country}`, country, countryRule(country, { editionId: edition })),
      ...amounts.flatMap((amount) => [
        ...spoken(`mail, ${country} ${amount}`, country, mail(country, amount, edition)),
        ...spoken(`assistant, ${country} ${amount}`, country, estimate(country, amount, edition)),
      ]),
    ]),
    ...placesWithGuides().flatMap(({ place, words }) =>
      spoken(`/${place.country}/${place.slug}`, place.country, words(numbers)),
    ),
    ...places.flatMap(({ country, slug }) =>
      spoken(`facts, ${country}/${slug}`, country, placeFacts(country, slug)),
    ),
    ...spoken('/', null, homePageTemplate(numbers)),
    ...spoken('/', null, refundSteps),
    ...legalPageTemplates.flatMap((words) => spoken(words({}).path, null, words({}))),
    ...Object.entries(explanations(numbers)).flatMap(([name, words]) =>
      spoken(`assistant, ${name}`, null, words),
    ),
    ...[...Object.values(lawChanges), ...Object.values(payoutPractices)].flatMap(({ country, text }) =>
      spoken('changes of the law', countryNamed(country), text),
    ),
    ...tripTextsOf(edition),
    ...exitTextsOf(),
    ...globSync('*.json', { cwd: messagesFolder }).flatMap((file) =>
      spoken(file, null, JSON.parse(readFileSync(join(messagesFolder, file), 'utf8'))),
    ),
  ]
}

function mail(country: Country, amount: string, rulesEdition: RulesEditionId) {
  const { vat, refund, isEligible } = estimate(country, amount, rulesEdition)
  const decimal = (money: string | null) => money?.replace('EUR ', '').replaceAll(',', '') ?? '0.00'
  return guideContent(
    {
      fullName: 'Ada Example',
      purchaseAmount: amount,
      vatAmount: decimal(vat),
      refundAmount: decimal(refund),
      isEligible,
      currency: 'EUR',
      country,
      rulesEdition,
      calculatedOn: '2026-11-24',
    },
    {
      siteUrl: 'https://retour.example',
      operatorEmail: null,
      rulesEdition,
      unsubscribeUrl: 'https://retour.example/u',
    },
  )
}

function estimate(country: Country, amount: string, editionId: RulesEditionId) {
  return estimatePurchase(toMoney(amount, 'EUR'), country, { editionId, rates: fallbackRates })
}

/** Returns the texts inside a value as plain text; names and URLs of sources are left out. */
function spoken(where: string, country: Country | null, value: unknown): Spoken[] {
  if (typeof value === 'string')
    return value.includes(' ') ? [{ where, country, text: plainText(value) }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'sources' || key === 'citations' || key === 'keywords' ? [] : spoken(where, country, inner),
  )
}

const countryOfPath = (path: string): Country | null =>
  /spain/.test(path) ? 'spain' : /france|paris|cdg/.test(path) ? 'france' : null

const countryNamed = (name: string): Country | null =>
  countries.find((country) => country === name.toLowerCase()) ?? null
