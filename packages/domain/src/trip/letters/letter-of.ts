import type { IssuedSums } from '../issued-sums.ts'
import type { Purchase, RefundForm } from '../trip-records.ts'
import { claimToShop } from './claim-to-shop.ts'
import type { LetterKind } from './letter-kinds.ts'
import { letterCountry, letterDay, letterMoney } from './letter-format.ts'
import {
  blankNames,
  type LetterCase,
  type LetterLanguage,
  type LetterValue,
  type LetterTemplate,
  type Said,
} from './letter-template.ts'
import { missedStamp } from './missed-stamp.ts'
import { reminderToOperator } from './reminder-to-operator.ts'

/** One part of a letter: the text to send, and the same in English for the sender. */
export interface LetterPart extends Said {
  part: 'date' | 'subject' | 'greeting' | 'text' | 'closing'
}

/**
 * A letter with the data of the wallet. Missing data is in square brackets; `blanks` names it in English, each once, in
 * order. `sources` and `checkedOn` belong to the claims of the letter.
 */
export interface Letter {
  language: LetterLanguage
  sender: string[]
  recipient: string[]
  parts: LetterPart[]
  blanks: string[]
  sources: LetterTemplate['sources']
  checkedOn: string | null
}

export interface LetterQuestion {
  form: RefundForm
  /** The purchases on the form. */
  purchases: readonly Purchase[]
  sums: Pick<IssuedSums, 'totalCents' | 'vatCents'>
  /** As in the passport; '' if no traveler is chosen. */
  name: string
  /** ISO 3166-1 alpha-2. */
  homeCountry: string | null
  /** The day of the letter, YYYY-MM-DD. */
  today: string
}

/** Returns the letter of a kind about a form; null if there is no recipient. */
export function letterOf(kind: LetterKind, question: LetterQuestion): Letter | null {
  const words = letterTemplateOf(kind, question.form)
  return words && fill(words, question)
}

function letterTemplateOf(kind: LetterKind, { country }: RefundForm): LetterTemplate | null {
  if (kind === 'claim-to-shop') return country === 'spain' ? claimToShop : null
  return kind === 'missed-stamp' ? missedStamp[country] : reminderToOperator[country]
}

function fill(words: LetterTemplate, question: LetterQuestion): Letter {
  const { language } = words
  const blanks: string[] = []
  const values = valuesOf(question)
  const holds = casesOf(question)
  const filled = (text: string, into: LetterLanguage | 'en') =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: LetterValue) => {
      const value = values[name]?.(into)
      if (value) return value
      const names = blankNames[name as keyof typeof blankNames]
      if (!blanks.includes(names.en)) blanks.push(names.en)
      return `[${names[into]}]`
    })
  const said = ({ sent, own }: Said) => ({ sent: filled(sent, language), own: filled(own, 'en') })
  const { homeCountry, today } = question
  const home = homeCountry === null ? [] : [letterCountry(homeCountry, language)]
  const sender = [...['{name}', '{address}'].map((line) => filled(line, language)), ...home]
  const recipient = words.recipient.map((line) => filled(line, language))
  const texts = words.paragraphs.map((sentences) => {
    const spoken = sentences.filter(({ when }) => when === undefined || holds.has(when))
    const joined = (part: keyof Said) => spoken.map((sentence) => sentence[part]).join(' ')
    return { part: 'text' as const, ...said({ sent: joined('sent'), own: joined('own') }) }
  })
  const closing = said(words.closing)
  const signed = said({ sent: '{name}', own: '{name}' })
  return {
    language,
    sender,
    recipient,
    parts: [
      { part: 'date', sent: letterDay(today, language), own: letterDay(today, 'en') },
      { part: 'subject', ...said(words.subject) },
      { part: 'greeting', ...said(words.greeting) },
      ...texts,
      {
        part: 'closing',
        sent: `${closing.sent}\n${signed.sent}`,
        own: `${closing.own}\n${signed.own}`,
      },
    ],
    blanks,
    sources: words.sources,
    checkedOn: words.checkedOn,
  }
}

type Values = Partial<Record<LetterValue, (language: LetterLanguage | 'en') => string | null>>

function valuesOf({ form, purchases, sums, name }: LetterQuestion): Values {
  const plain = (text: string) => () => text.trim()
  const day = (on: string | null | undefined) => (language: LetterLanguage | 'en') =>
    on ? letterDay(on, language) : null
  const money = (cents: number | null) => (language: LetterLanguage | 'en') =>
    cents === null ? null : letterMoney(cents, language)
  const days = daysOf(purchases)
  return {
    name: plain(name),
    shop: plain(form.shop),
    city: plain(purchases.find(({ city }) => city.trim() !== '')?.city ?? ''),
    operator: plain(form.operator),
    code: plain(form.code),
    day: day(days[0]),
    lastDay: day(days.at(-1)),
    issuedOn: day(form.issuedOn),
    validatedOn: day(form.validatedOn),
    handedInOn: day(form.handedInOn),
    refusedOn: day(form.refusedOn),
    total: money(purchases.length > 0 ? sums.totalCents : null),
    vat: money(sums.vatCents),
  }
}

function casesOf({ form, purchases }: LetterQuestion): Set<LetterCase> {
  const { validatedOn, validatedBy, handedInOn, refusedOn } = form
  return new Set<LetterCase>([
    daysOf(purchases).length > 1 ? 'several-days' : 'one-day',
    ...(validatedOn === null ? [] : [validatedBy ?? ('validated' as const)]),
    handedInOn === null ? 'not-handed-in' : 'handed-in',
    refusedOn === null ? 'unpaid' : 'refused',
  ])
}

const daysOf = (purchases: readonly Purchase[]) => [
  ...new Set(purchases.map(({ boughtOn }) => boughtOn).toSorted()),
]
