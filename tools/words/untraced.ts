import { type Claim, claimsIn } from '@retour/domain/content/testing/claims-in'
import { guideFigures } from '@retour/domain/vat/guide-figures'
import { textsIn } from '@retour/domain/content/testing/texts-in'
import { type Country } from '@retour/domain/places/countries'
import type { Spoken } from './all-texts.ts'
import { placeRecords, ruleRecords } from './record-texts.ts'

/** A sentence with a claim that no record contains: where it is, the claim, and the sentence. */
export type Untraced = { where: string; token: string; sentence: string }

/**
 * Returns the claims in texts without a record: hours, phone numbers, years, measures, counts, names of services,
 * rights. A whole sentence of a record is traced. A service, hour, phone number or count is traced by the records of
 * its country, a year by the day or month in a record of a rule, a measure by the guide's own figures. Days that are
 * calculated from input are left out.
 */
export function untracedIn(texts: readonly Spoken[]): Untraced[] {
  const found = new Map<string, Untraced>()
  for (const { where, country, text } of texts)
    for (const claim of claimsIn(text.replaceAll(enteredDays, '…')))
      if (!(claim.kind === 'amount' && worksOut.test(where)) && !isTraced(claim, country))
        found.set(`${where} ${claim.sentence}`, { where, token: claim.token, sentence: claim.sentence })
  return [...found.values()]
}

/** Texts with amounts calculated from input; the figures of the rules in them come from the edition. */
const worksOut = /^(?:mail|trip|exit day|assistant, (?:rule of )?(?:france|spain|italy|germany))\b/

/** Full dates calculated from a trip, and the times in a log. */
const enteredDays =
  /\(?\b20\d\d-\d\d-\d\d(?: \d\d:\d\d)?\)?|\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* 20\d\d\b/g

const own = textsIn(guideFigures)
const recordsOf = new Map<Country | null, string>()

function recordsFor(country: Country | null): string {
  const known = recordsOf.get(country) ?? `${placeRecords(country)}\n${ruleRecords}`
  recordsOf.set(country, known)
  return known
}

function isTraced({ kind, token, sentence }: Claim, country: Country | null): boolean {
  if (isOfRecord(plain(sentence))) return true
  if (kind === 'right' || kind === 'amount') return false
  if (kind === 'measure') return own.some((figure) => figure.endsWith(token))
  if (kind === 'year') return isDated(token, sentence)
  return isWhole(recordsFor(country), token.toLowerCase())
}

const recordLines = new Set(ruleRecords.split('\n'))

/** Short texts such as "30 days" are in many records, so they must equal a whole line. */
function isOfRecord(words: string): boolean {
  return recordLines.has(words) || (words.split(' ').length > 4 && ruleRecords.includes(words))
}

/** Removes the name of a country at the start and the full stop at the end. */
const plain = (sentence: string) =>
  sentence
    .replace(/^[A-Z][\w ]{1,30}: /, '')
    .replace(/[.:]$/, '')
    .toLowerCase()

/** "since July 2018", "Law 6/2018": the month or the act of a record. */
function isDated(year: string, sentence: string): boolean {
  const months = [...sentence.matchAll(new RegExp(String.raw`\b(?:[A-Z][a-z]+ |Law \d+/)${year}\b`, 'g'))]
  return months.length > 0 && months.every(([month]) => isWhole(ruleRecords, month.toLowerCase()))
}

const isWhole = (text: string, token: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])${token.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\d])`,
    'u',
  ).test(text)
