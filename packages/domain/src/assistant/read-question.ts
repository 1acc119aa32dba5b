import { currencies, type Currency } from '../money/currencies.ts'
import type { Money } from '../money/money.ts'
import { parseAmount } from '../money/parse-amount.ts'
import { places, type Place } from '../places/catalogue.ts'
import { countries, type Country } from '../places/countries.ts'

/** What a question speaks of; null = not said, or not clearly. */
export type Question = { purchase: Money | null; country: Country | null; place: Place | null }

const currencyWords: Record<string, Currency> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  yen: 'JPY',
  yuan: 'CNY',
  ...Object.fromEntries(currencies.map((code) => [code.toLowerCase(), code])),
}
const countryWords: Record<string, Country> = {
  ...Object.fromEntries(countries.map((country) => [country, country])),
  french: 'france',
  spanish: 'spain',
  italian: 'italy',
  german: 'germany',
}

/**
 * Reads a question in English. A purchase counts only with its currency beside it ("€1,250", "800 dollars"), a place
 * by a name or slug of the catalogue; of several places the one named first. Linear in the text.
 */
export function readQuestion(text: string): Question {
  const words = splitWords(text)
  const place = findNamedPlace(words)
  const country = words.map((word) => countryWords[word]).find((found) => found !== undefined) ?? null
  return { purchase: findPurchase(words), country: place?.country ?? country, place }
}

/** Lower-case words, figures and signs of currencies, accents removed. */
function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/\d[\d.,]*(?:e\d+)?|[€$£]|\p{L}+/gu) ?? []
}

function findPurchase(words: string[]): Money | null {
  for (const [index, word] of words.entries()) {
    if (!/^\d/.test(word)) continue
    const currency = currencyWords[words[index - 1] ?? ''] ?? currencyWords[words[index + 1] ?? '']
    const amount = parseAmount(word.replace(/[.,]$/, ''))
    if (currency && amount.ok) return { currency, cents: amount.cents }
  }
  return null
}

const namesOfPlaces: [name: string, place: Place][] = places.flatMap((place) =>
  [place.name, place.slug, ...place.aliases].map((name): [string, Place] => [
    ` ${splitWords(name).join(' ')} `,
    place,
  ]),
)

function findNamedPlace(words: string[]): Place | null {
  const line = ` ${words.join(' ')} `
  let best: { at: number; length: number; place: Place } | null = null
  for (const [name, place] of namesOfPlaces) {
    const at = line.indexOf(name)
    if (at < 0 || (best && (at > best.at || (at === best.at && name.length <= best.length)))) continue
    best = { at, length: name.length, place }
  }
  return best?.place ?? null
}
