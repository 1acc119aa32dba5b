import { currencyOf, dollarsOf, type SaidCurrency } from './currency-words.ts'
import { scaleOf } from './number-words.ts'
import type { Word } from './words.ts'
import { capitalize } from '../../content/capitalize.ts'

/** The currency beside a figure, and the index of the last word that belongs to both. */
export type CurrencyBeside = { said: SaidCurrency | null; last: number }

const isDollar = (word: string | undefined) => /^(?:dollars?|\$|bucks)$/.test(word ?? '')
const ofOtherPounds = /^(?:egyptian|lebanese|syrian|sudanese)$/
const adjective =
  /^(?:british|english|swiss|japanese|chinese|indian|mexican|turkish|korean|thai|saudi|\p{L}+(?:ish|ese|ian))$/u

/**
 * Returns the currency beside the words from `at` to `last`, which are a figure and what belongs to it. `attached` are
 * letters that follow the figure without a blank. A currency before the figure counts if no other figure stands before
 * it ("EUR 500 USD 300"), else the one after.
 */
export function currencyBeside(
  words: readonly Word[],
  at: number,
  last: number,
  attached: string,
): CurrencyBeside {
  if (attached === 'e' && isEuros(words, at)) return { said: 'EUR', last }
  if (attached) return { said: currencyOf(attached, attached, false), last }
  const before = currencyBefore(words, at)
  const isSecond = before !== null && /^\d/.test(words[at - 2]?.text ?? '')
  if (before && !isSecond) {
    const isAnyDollar = before === 'USD' && words[at - 1]?.text === '$'
    const whose = isAnyDollar ? dollarsBehind(words, last) : null
    return whose ? { said: whose, last: last + 1 } : { said: before, last: skipSame(words, last, before) }
  }
  const after = currencyBehind(words, last)
  // "900 euro + 2 wallets": the currency before belongs to the other figure, unless that has another one ("EUR 40, EUR
  // 50").
  const isOthers = isSecond && !currencyBefore(words, at - 2)
  return after.said || isOthers ? after : { said: before, last }
}

/** "2150e" is in euros; "2e" and "16e arrondissement" are a hall and a district. */
const isEuros = (words: readonly Word[], at: number) =>
  /^\d{2}/.test(words[at]?.text ?? '') &&
  !/^(?:arrondissement|etage|anniversaire)/.test(words[at + 1]?.text ?? '')

/** Skips a repeated currency: "€ 80,00 EUR". */
function skipSame(words: readonly Word[], last: number, said: SaidCurrency): number {
  const next = words[last + 1]
  return next && currencyOf(next.text, next.raw, false) === said && !/^\d/.test(words[last + 2]?.text ?? '')
    ? last + 1
    : last
}

function currencyBefore(words: readonly Word[], at: number): SaidCurrency | null {
  const word = words[at - 1]
  if (!word || /^\d/.test(word.text)) return null
  // "zl 4000": only here "zl" is a currency before a figure.
  if (word.text === 'zl') return currencyOf(word.text, word.raw, false)
  if (word.text !== '$') return currencyOf(word.text, word.raw, true)
  const owner = words[at - 2]
  return (owner && isOwner(owner, word) ? whoseDollars(owner) : null) ?? 'USD'
}

/** Returns the kind of dollars after a figure: "$1000 CAD", "$1000 canadian", "1000 $ US". */
function dollarsBehind(words: readonly Word[], last: number): SaidCurrency | null {
  const next = words[last + 1]
  const isSure = next && (next.text.length > 2 || /^[A-Z]{2}$/.test(next.raw))
  return isSure && !/^\d/.test(words[last + 2]?.text ?? '') ? whoseDollars(next) : null
}

const whoseDollars = ({ text, raw }: Word): SaidCurrency | null =>
  dollarsOf(text) ??
  (/^(?:usd|cad|aud|sgd|nzd|hkd|twd|mxn|bnd)$/.test(text) ? currencyOf(text, raw.toUpperCase(), false) : null)

/**
 * Returns whether a word says whose dollars these are: "NZ$", "US $", "canadian $". The "a" of "a $500 bag" does not.
 */
const isOwner = (owner: Word, sign: Word) =>
  owner.end === sign.start ||
  owner.text.length > 2 ||
  (owner.text.length === 2 && owner.raw === owner.raw.toUpperCase())

function currencyBehind(words: readonly Word[], last: number): CurrencyBeside {
  const [next, second, third] = [words[last + 1], words[last + 2], words[last + 3]]
  if (!next) return { said: null, last }
  if (second && isDollar(second.text) && (second.text !== '$' || isOwner(next, second))) {
    const owned = next.text === 'a' && second.text !== '$' ? null : dollarsOf(next.text)
    if (owned) return { said: owned, last: last + 2 }
  }
  if (third && second && isDollar(third.text) && /^(?:new|hong)$/.test(next.text))
    return { said: dollarsOf(second.text), last: last + 3 }
  if (second && ofOtherPounds.test(next.text) && /^pounds?$/.test(second.text))
    return { said: { name: `${capitalize(next.text)} pounds` }, last: last + 2 }
  if (/^(?:francs?|fr)$/.test(next.text) && /^(?:swiss|suisses?)$/.test(second?.text ?? ''))
    return { said: 'CHF', last: last + 2 }
  if (next.text === 'cfa') return { said: { name: 'CFA francs' }, last: last + 2 }
  // "1050 eu r", "500 eu": euros with a typo, unless the EU is meant.
  if (
    next.text === 'eu' &&
    !/^(?:countr|citizen|state|resident|national|tourist|member|airport)/.test(second?.text ?? '')
  )
    return { said: 'EUR', last: /^(?:r|ro|ros)$/.test(second?.text ?? '') ? last + 2 : last + 1 }
  const said = currencyOf(next.text, next.raw, false)
  const whose = next.text === '$' ? dollarsBehind(words, last + 1) : null
  if (whose) return { said: whose, last: last + 2 }
  if (said) return { said, last: last + 1 }
  const further = second && adjective.test(next.text) && currencyOf(second.text, second.raw, false)
  return further ? { said: further, last: last + 2 } : { said: null, last }
}

/**
 * Returns the factor of the word after a figure, and the rest of that word: "1.2 thousand", "5 k", "1 million", "5万円".
 */
export function scaleBehind(
  words: readonly Word[],
  at: number,
  suffix: string,
): { scale: number | null; last: number; attached: string } {
  if (suffix === 'ish') return { scale: null, last: at, attached: '' }
  const glued = /^(?<k>k)(?=$|\p{Sc}|eur|usd)|^(?<ten>[万萬만])|^(?<m>mio|m(?=$))/u.exec(suffix)
  if (glued) {
    const scale = glued.groups?.ten ? 10_000 : glued.groups?.k ? 1000 : 1_000_000
    return { scale, last: at, attached: suffix.slice(glued[0].length) }
  }
  const next =
    suffix === '' ? (foreignScales.get(words[at + 1]?.text ?? '') ?? scaleOf(words[at + 1]?.text)) : null
  return next ? { scale: next, last: at + 1, attached: '' } : { scale: null, last: at, attached: suffix }
}

const foreignScales: ReadonlyMap<string, number> = new Map([
  ['tausend', 1000],
  ['mille', 1000],
  ['mila', 1000],
  ['тысяч', 1000],
  ['тыс', 1000],
])
