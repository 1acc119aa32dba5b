import type { Country } from '../countries.ts'
import { readOpeningRules } from '../opening-rules.ts'

/**
 * Opening hours of a data set in the part of OpenStreetMap's syntax that our records use; null when they say more than that part
 * can, or nothing.
 */
export function usualHours(text: string): string | null {
  const trimmed = text
    .trim()
    .replaceAll(/\s*;\s*/g, '; ')
    .replaceAll(/\s*,\s*/g, ',')
    .replaceAll(/(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)/g, '$1-$2')
    .replaceAll(/\b(\d):(\d\d)\b/g, '0$1:$2')
    .replaceAll(/\bclosed\b/gi, 'off')
    // "Mo-Sa 10:00-20:00,Su 11:00-19:00": days after a comma begin a rule of their own where a time stands before it.
    .replaceAll(/(\d\d:\d\d),(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH))/g, '$1; ')
    .replaceAll(/;\s*$/g, '')
  const whole = /^\d\d:\d\d-/.test(trimmed) ? `Mo-Su ${trimmed}` : trimmed
  return readOpeningRules(whole) ? whole : null
}

/** Do two sentences of that part say the same? */
export const isSameHours = (one: string, other: string): boolean =>
  JSON.stringify(readOpeningRules(one)) === JSON.stringify(readOpeningRules(other))

const dialCodes: Record<Country, string> = { france: '33', spain: '34', italy: '39', germany: '49' }
/** In these a national number loses its zero abroad. */
const dropsZero: readonly Country[] = ['france', 'germany']

/** The first telephone number of a text as our records have it, "+33 1 42 82 34 56"; null when there is none. */
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

/** Do two numbers ring at the same telephone? */
export const isSamePhone = (one: string, other: string): boolean =>
  one.replaceAll(/\D/g, '') === other.replaceAll(/\D/g, '')
