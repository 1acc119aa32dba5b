import { plainText } from '../rich-text.ts'

/** A word or figure of a sentence that somebody must be able to check, and what kind of thing it claims. */
export type Claim = { kind: ClaimKind; token: string; sentence: string }

export type ClaimKind = 'time' | 'phone' | 'year' | 'amount' | 'measure' | 'count' | 'service' | 'right'

const number =
  '(?:\\d+(?:[.,]\\d+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty)'
const things = 'kiosks|desks|offices|counters|machines|screens|brands|branches|lounges|operators'

const patterns: Record<ClaimKind, RegExp> = {
  time: new RegExp(
    `\\b\\d{1,2}:\\d{2}\\b|\\b(?:at|before|until|past) ${number} (?:in the morning|o’clock)`,
    'g',
  ),
  phone: /\+\d[\d ]{7,}\d/g,
  year: /\b(?:19|20)\d\d\b/g,
  amount: /(?:EUR|€) ?\d(?:[\d.,]*\d)?|\d+(?:[.,]\d+)?%/g,
  measure: new RegExp(
    `\\b${number}[ -](?:km|kilometers?|minutes?|hours?|days?|weeks?|months?|years?)\\b|\\bof one day\\b|\\bsingle day\\b`,
    'g',
  ),
  count: new RegExp(`\\b${number} (?:[A-Z]\\w+ |refund |customs |metro )*(?:${things})\\b`, 'g'),
  service:
    /Global Blue|Planet\b|Cash Paris|Western Union|GoTaxFree|ChangeGroup|Travelex|ReiseBank|Forexchange|Maccorp|Skiptax|Global Exchange|Travel Tax Free|Innova|Alipay|Interchange|Global Cash|Fair Tax Free|LeShuttle|Eurotunnel|Tax Free Lounge|ZappTax|Wevat|Pie VAT|Vatfree|NL Customs VAT/g,
  right:
    /\b(?:eligible|refundable|entitled|owes|rules (?:let|allow)|the law|(?:may|can|cannot|may not) claim|must repay|has? the right|left out)\b/g,
}

/**
 * Returns the claims in the sentences of a text: hours, phone numbers, years, measures, counts, names of services,
 * rights. Questions claim nothing. A right in a sentence with a number of the rules (blanked as "…") counts as covered
 * by it.
 */
export function claimsIn(text: string): Claim[] {
  return plainText(text)
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap((sentence) =>
      Object.entries(patterns).flatMap(([kind, pattern]) =>
        [...sentence.matchAll(pattern)].map(([token]) => ({ kind: kind as ClaimKind, token, sentence })),
      ),
    )
    .filter(({ kind, sentence }) => kind !== 'right' || !sentence.includes('…'))
}
