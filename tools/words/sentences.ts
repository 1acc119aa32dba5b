import { countries, countryName, type Country } from '@retour/domain/places/countries'
import { datedRecords } from '@retour/domain/vat/dated-records'
import { goodsRules } from '@retour/domain/vat/goods-rules'

/** `country` is the last country that the sentence names, otherwise that of its page. */
export type Sentence = { words: string; country: Country | null }
/** A check for contradictions, and whether a sentence fails it. */
export type Check = { name: string; isWrong: (sentence: Sentence) => boolean }

/** Whole sentences of records, such as reduced rates of some goods and statements that are only reported. */
const ofRecords = new Set<string>(
  [
    ...Object.values(datedRecords),
    ...Object.values(goodsRules).flatMap((rules) => Object.values(rules).flatMap((rule) => rule ?? [])),
  ].flatMap(({ text }) => splitSentences(text)),
)

/** Splits a text into sentences, each with its country. */
export function sentencesOf(text: string, ofPage: Country | null): Sentence[] {
  let named: Country | null = null
  return splitSentences(text).flatMap((words) => {
    const here = countriesIn(words)
    // "France: …" applies until another country is named. A sentence that names several is split into parts.
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

/** "from EUR 100 in France, from EUR 90.16 in Spain": each part starts or ends with its country. */
function partsOf(words: string): Sentence[] {
  return words.split(/[,;:]\s+|\s+and\s+/).flatMap((part) => {
    const [country, ...others] = countriesIn(part)
    return country !== undefined && others.length === 0 ? [{ words: part, country }] : []
  })
}
