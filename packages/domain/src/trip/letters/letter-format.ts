import { formatLongDay } from '../../content/format-day.ts'
import { formatAmount, formatMoney } from '../../money/money.ts'
import type { LetterLanguage } from './letter-template.ts'

/** Formats a day (YYYY-MM-DD) for a letter: "19 de noviembre de 2026", "1er décembre 2026". */
export function letterDay(day: string, language: LetterLanguage | 'en'): string {
  if (language === 'en') return formatLongDay(day)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  )
  if (language === 'de') return `${date}. ${name} ${year}`
  if (language === 'es') return `${date} de ${name} de ${year}`
  const first = language === 'fr' ? '1er' : '1º'
  return `${date === 1 ? first : date} ${name} ${year}`
}

/** Formats EUR cents for a language: "1.450,00 EUR", in French "1 450,00 EUR", in English "EUR 1,450.00". */
export function letterMoney(cents: number, language: LetterLanguage | 'en'): string {
  if (language === 'en') return formatMoney({ currency: 'EUR', cents })
  const group = language === 'fr' ? '\u202f' : '.'
  const [whole = '', fraction = ''] = formatAmount({ currency: 'EUR', cents }).split('.')
  return `${whole.replaceAll(',', group)},${fraction} EUR`
}

/** Returns the name of a country (ISO 3166-1 alpha-2) in a language. */
export const letterCountry = (code: string, language: LetterLanguage): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
