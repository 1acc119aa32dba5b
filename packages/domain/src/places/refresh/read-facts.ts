import type { Country } from '../countries.ts'
import { readOpeningRules } from '../opening-rules.ts'

/**
 * Converts a data set's opening hours to the subset of OpenStreetMap's syntax that our records use; null if the subset
 * cannot express them, or without hours.
 */
export function usualHours(text: string): string | null {
  const trimmed = text
    .trim()
    .replaceAll(/\s*;\s*/g, '; ')
    .replaceAll(/\s*,\s*/g, ',')
    .replaceAll(/(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)/g, '$1-$2')
    .replaceAll(/\b(\d):(\d\d)\b/g, '0$1:$2')
    .replaceAll(/\bclosed\b/gi, 'off')
    // "Mo-Sa 10:00-20:00,Su 11:00-19:00": days after a comma start a new rule if a time precedes it.
    .replaceAll(/(\d\d:\d\d),(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH))/g, '$1; ')
    .replaceAll(/;\s*$/g, '')
  const whole = /^\d\d:\d\d-/.test(trimmed) ? `Mo-Su ${trimmed}` : trimmed
  return readOpeningRules(whole) ? whole : null
}

/** Returns whether two sentences of the subset mean the same. */
export const isSameHours = (one: string, other: string): boolean =>
  JSON.stringify(readOpeningRules(one)) === JSON.stringify(readOpeningRules(other))

const dialCodes: Record<Country, string> = { france: '33', spain: '34', italy: '39', germany: '49' }
/** In these countries the leading zero of a national number is dropped abroad. */
const dropsZero: readonly Country[] = ['france', 'germany']

/** Returns the first phone number of a text in the form of our records, "+33 1 42 82 34 56"; null if there is none. */
export function usualPhone(text: string, country: Country): string | null {
  const [first = ''] = text.split(/[;/]| or /)
  const spaced = first
    .replaceAll(/\(0\)/g, '')
    .replaceAll(/[^\d+]+/g, ' ')
    .trim()
    .replace(/^00/, '+')
  const national = dropsZero.includes(country) ? spaced.replace(/^0/, '') : spaced
  const whole = spaced.startsWith('+') ? spaced : `+${dialCodes[country]} ${national}`
  const digits = whole.replaceAll(/\D/g, '')
  return /^\+\d[\d ]{6,}$/.test(whole) && digits.length >= 9 && digits.length <= 15 ? whole : null
}

/** Returns whether two numbers are the same phone. */
export const isSamePhone = (one: string, other: string): boolean =>
  one.replaceAll(/\D/g, '') === other.replaceAll(/\D/g, '')
