import { formatAmount, toMoney } from '@retour/domain/money/money'
import { countries, countryName, type Country } from '@retour/domain/places/countries'
import { datedRecords } from '@retour/domain/vat/dated-records'
import { goodsRules } from '@retour/domain/vat/goods-rules'
import { defaultEditionId, findRule, newestLawEditionId } from '@retour/domain/vat/rules'
import type { Spoken } from './all-texts.ts'

/**
 * What two texts may not say differently of one country: minimums with their comparison, standard rates, the deadline of
 * the goods, the way back of a form, and which receipts count together. Each claim is held against the one record that it
 * comes from; a claim is told as "where: what it says".
 */
export function contradictionsIn(texts: readonly Spoken[]): string[] {
  const found = texts.flatMap(({ where, country, text }) =>
    sentencesOf(text, country).flatMap((sentence) =>
      checks
        .filter(({ isWrong }) => isWrong(sentence))
        .map(({ name }) => `${where}: ${name}: ${sentence.words}`),
    ),
  )
  return [...new Set(found)]
}

/** `country` is the one that the sentence names last, or else that of its page. */
type Sentence = { words: string; country: Country | null }
type Check = { name: string; isWrong: (sentence: Sentence) => boolean }

/** Whole sentences of records: lower rates of some goods stand there, and what is only reported. */
const ofRecords = new Set<string>(
  [
    ...Object.values(datedRecords),
    ...Object.values(goodsRules).flatMap((rules) => Object.values(rules).flatMap((rule) => rule ?? [])),
  ].flatMap(({ text }) => splitSentences(text)),
)

function sentencesOf(text: string, ofPage: Country | null): Sentence[] {
  let named: Country | null = null
  return splitSentences(text).flatMap((words) => {
    const here = countriesIn(words)
    // "France: …" holds until another country is named; a sentence that names several is read part by part.
    named = here.length === 1 ? (here[0] ?? null) : here.length > 1 ? null : named
    if (ofRecords.has(words)) return []
    return here.length > 1 ? partsOf(words) : [{ words, country: named ?? ofPage }]
  })
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!:])\s+(?=[A-Z“–-])|\n/).map((one) => one.trim())
}

const names = countries.map((country) => [country, countryName(country)] as const)
const adjectives: Record<Country, string> = {
  france: 'French',
  spain: 'Spanish',
  italy: 'Italian',
  germany: 'German',
}

function countriesIn(words: string): Country[] {
  return names
    .filter(([country, name]) => new RegExp(String.raw`\b(?:${name}|${adjectives[country]})\b`).test(words))
    .map(([country]) => country)
}

/** "from EUR 100 in France, from EUR 90.16 in Spain": each part ends with its country, or begins with it. */
function partsOf(words: string): Sentence[] {
  return words.split(/[,;:]\s+|\s+and\s+/).flatMap((part) => {
    const [country, ...others] = countriesIn(part)
    return country !== undefined && others.length === 0 ? [{ words: part, country }] : []
  })
}

const ofCountry = (country: Country | null): readonly Country[] => (country ? [country] : countries)

// Minimums -----------------------------------------------------------------------------------------------------------

const figure = String.raw`EUR (?<amount>\d[\d,]*(?:\.\d+)?)`
const demand = new RegExp(String.raw`\b(?<word>from|at least|over|more than|exceed) ${figure}`, 'gi')
const isHistory = (words: string) => /^Before|older than this|still quote|used to|until 20\d\d/.test(words)

/** "at-least 100.00" and "more-than 70.00": what an edition computes, and the "exceed" of the fixed sentence. */
function demandsOf(country: Country): Set<string> {
  const guide = findRule(defaultEditionId, country)
  const law = findRule(newestLawEditionId, country)
  const amount = (rule: typeof guide) =>
    formatAmount(toMoney(rule.minimumPurchase, 'EUR')).replaceAll(',', '')
  return new Set([
    `${guide.comparison} ${amount(guide)}`,
    `${law.comparison} ${amount(law)}`,
    `exceed ${amount(guide)}`,
    `exceed ${amount(law)}`,
  ])
}

function hasWrongMinimum({ words, country }: Sentence): boolean {
  if (
    !/minimum|invoice|form|purchase|count|receipt|ask(?:s|ed) for|law|enough|line|must exceed|eligible/i.test(
      words,
    )
  )
    return false
  if (isHistory(words)) return false
  return [...words.matchAll(demand)].some(({ groups }) => {
    const word = groups?.word?.toLowerCase() ?? ''
    const kind = word === 'exceed' ? 'exceed' : /from|at least/.test(word) ? 'at-least' : 'more-than'
    const claim = `${kind} ${formatAmount(toMoney(groups?.amount?.replaceAll(',', '') ?? '', 'EUR')).replaceAll(',', '')}`
    return !ofCountry(country).some((one) => demandsOf(one).has(claim))
  })
}

// Rates --------------------------------------------------------------------------------------------------------------

const rate =
  /(?<before>\d+(?:\.\d+)?)% (?:of )?VAT\b|\bVAT(?: there)?(?: is|, called IVA,| inside it,)?(?: at)? (?<after>\d+(?:\.\d+)?)%|at a rate of (?<named>\d+(?:\.\d+)?)%|standard rates?(?: \w+)? (?:is|of) (?<standard>\d+(?:\.\d+)?)%/gi

function hasWrongRate({ words, country }: Sentence): boolean {
  if (country === null || /reduced|fell|lower|Netherlands|Portugal|Greece|art\b/i.test(words)) return false
  const right = String(Math.round(findRule(newestLawEditionId, country).rate * 1000) / 10)
  return [...words.matchAll(rate)].some(({ groups = {} }) => {
    const { before, after, named, standard } = groups
    return [before, after, named, standard].some((said) => said !== undefined && said !== right)
  })
}

// Deadlines ----------------------------------------------------------------------------------------------------------

const number = String.raw`(?<count>\d+|one|two|three|four|five|six|twelve)`
const goodsOut = new RegExp(
  String.raw`(?:leave|left|out of|exit|export|go out|goods (?:must |have )?(?:be )?out|are out)\b[^.]*?\b${number} (?<unit>months?|weeks|days|years?)\b|\b${number.replace('count', 'first')} (?<firstUnit>months?|weeks|days|years?)\b[^.]*?(?:leave|out of) the EU`,
  'i',
)
const isStay = (words: string) => /\b(?:stay|visit|permit|visa)/i.test(words)

function hasWrongDeadline({ words }: Sentence): boolean {
  if (isWayBack(words)) return false
  // The law's reading has one wording: the month of purchase, and its end.
  if (/(?:th|rd|nd|st) month after|months? after the month|month of purchase/i.test(words))
    return !/until the end of the third month after the month of purchase|spans two months/.test(words)
  const { count, unit, first, firstUnit } = goodsOut.exec(words)?.groups ?? {}
  const said = count ? `${count} ${unit}` : first ? `${first} ${firstUnit}` : null
  if (said === null || isStay(words)) return false
  return !/^(?:3|three) months?$/i.test(said)
}

const wayBack: Record<Country, RegExp> = {
  france: /six months.*five years|6 months on paper, 5 years/,
  spain: /four years|4 years/,
  italy: /sixth month|three months from the month of issue/,
  germany: /four years|4 years/,
}
const isWayBack = (words: string) =>
  /(?:validated|stamped) (?:form|invoice)|reach(?:es)? the (?:Italian )?seller|back with the (?:seller|shop)|seller needs it/.test(
    words,
  ) && /\b(?:\d+|two|three|four|five|six|ten) (?:months|years)|\b\w+th month|third month/.test(words)

function hasWrongWayBack({ words, country }: Sentence): boolean {
  if (country === null || !isWayBack(words) || /leave the EU|out of the EU/.test(words)) return false
  return !wayBack[country].test(words)
}

// Which receipts count together --------------------------------------------------------------------------------------

const isAboutAdding = (words: string) =>
  /\b(?:receipts?|purchases?|invoices?)\b/i.test(words) &&
  /\b(?:add(?:ed|s)? up|count(?:s|ed)? (?:together|as one)|join(?:s|ed|ing)?|combine[sd]?|group(?:s|ed)|on one (?:form|invoice))\b/i.test(
    words,
  )
const isDenied = (words: string) =>
  /\b(?:not?|never|cannot|nothing|neither|unless|alone|may not)\b/i.test(words)
const isGuides = (words: string) =>
  /\b(?:this|our|the) (?:guide|site)|^Counted|minimum is counted|^Its page/i.test(words)
const isQuestion = (words: string) => words.endsWith('?') || words.endsWith('?”') || /^ask /i.test(words)
const days = /\b(?<count>\d+|one|two|three|four|five|seven) (?:consecutive )?days\b/i

function hasWrongCounting({ words, country }: Sentence): boolean {
  if (country === null || isQuestion(words)) return false
  const isByOneDay = /\b(?:one|same|single|of the) day\b|of that day/i.test(words)
  if (isAboutAdding(words)) {
    const count = days.exec(words)?.groups?.count?.toLowerCase()
    if (count !== undefined && (country !== 'france' || !/^(?:3|three)$/.test(count))) return true
    if (country === 'germany') return !isDenied(words) && !/invoice/.test(words)
    if (country === 'italy') return isByOneDay && !isDenied(words) && !/operator|one invoice/i.test(words)
  }
  if (!/\b(?:minimum|counts?|counted)\b/i.test(words) || !isByOneDay) return false
  return !isGuides(words) && !/Customs’ own|operator|one document|goods of one invoice/i.test(words)
}

const checks: readonly Check[] = [
  { name: 'minimum', isWrong: hasWrongMinimum },
  { name: 'rate', isWrong: hasWrongRate },
  { name: 'deadline of the goods', isWrong: hasWrongDeadline },
  { name: 'way back of the form', isWrong: hasWrongWayBack },
  { name: 'which receipts count together', isWrong: hasWrongCounting },
]
