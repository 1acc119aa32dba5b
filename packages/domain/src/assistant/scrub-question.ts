import { maxOpenQuestionLength } from '../wire/questions.ts'

const streets =
  'rue|avenue|av|boulevard|blvd|bd|place|quai|impasse|via|viale|piazza|corso|calle|plaza|paseo|carrer|street|st|road|rd|lane|drive|platz|allee|weg'
/** Matches a street's name, with short words before it. Words end only at blanks, so that long texts are fast. */
const namedBy = (most: number) =>
  String.raw`(?:\s+(?:d[eu]|del|della|des|di|la|le|les))*(?:\s+[\p{L}'’.-]+){1,${most}}`
/** Characters that are read: far more than is stored, so that longer texts cost no more. */
const maxReadLength = 1000

/**
 * Removes what could identify a person from a question: email addresses, URLs, street addresses, introduced names, and
 * all words with a digit (phones, cards, passports, prices), which become "#". Returns one line of at most 200
 * characters; '' if nothing is left.
 */
export function scrubQuestion(text: string): string {
  const scrubbed = text
    .slice(0, maxReadLength)
    .normalize('NFKC')
    .replaceAll(/\S*[@＠]\S*/gu, '[address]')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S*/giu, '[address]')
    .replaceAll(/\b[\p{L}\d-]+\.(?:com|net|org|eu|fr|de|es|it|io|co)\b\S*/giu, '[address]')
    // "+33 (0)6 12-34 56" is one number.
    .replaceAll(/[+(]*[\p{L}]*\p{N}[\p{L}\p{N}]*(?:[\s().,:/-]*\p{N}[\p{L}\p{N}]*)*/gu, '#')
    .replaceAll(new RegExp(String.raw`#,?\s*(?:${streets})\b\.?${namedBy(1)}`, 'giu'), '[street]')
    .replaceAll(new RegExp(String.raw`\b(?:${streets})\b\.?${namedBy(3)}\s*,?\s*#`, 'giu'), '[street]')
    .replaceAll(/[\p{L}-]+(?:straße|strasse|weg|platz|allee|gasse)\s*#/giu, '[street]')
    .replaceAll(
      /(?<=\b(?:my name is|my name['’]s|je m['’]appelle|me llamo|mi chiamo|ich heiße|ich heisse)\s+)[\p{L}'’.-]+(?:\s+\p{Lu}[\p{L}'’.-]*){0,3}/giu,
      '[name]',
    )
    .replaceAll(
      /(?<=\b(?:[Ii] am|[Ii]['’]m|[Mm]rs?\.?|[Mm]s\.?)\s+)\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)+/gu,
      '[name]',
    )
    .replaceAll(/\p{C}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return Array.from(scrubbed).slice(0, maxOpenQuestionLength).join('').trim()
}

/** Words that do not change what a question asks. */
const little = new Set(
  'a an the is are was do does did i my me we our you your can could please to of in on at for and or it be'.split(
    ' ',
  ),
)

/** Returns the key of questions with the same words: without case, accents and short words, sorted. */
export function wordsOfQuestion(scrubbed: string): string {
  const words = scrubbed
    // Removed parts do not distinguish questions.
    .replaceAll(/\[(?:address|street|name)\]|#/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !little.has(word))
  const sorted = [...new Set(telling.length > 0 ? telling : words)].toSorted()
  return Array.from(sorted.join(' ')).slice(0, maxOpenQuestionLength).join('')
}
