import { conceptsOf } from './concepts.ts'

const minPieceLength = 3
const maxPieceLength = 4
/** The number of words that are read. Pairs of concepts grow with its square. */
const wordsRead = 60

const isSign = (word: string) => /^[@#¤+]/.test(word)
const isMark = (word: string) => word.startsWith('+')

/**
 * Returns the features of a question, each once: words, pairs of neighbors, parts of words of three and four letters
 * (which tolerate typos), concepts, and pairs of concepts.
 */
export function featuresOf(phrased: readonly string[]): string[] {
  const spoken = phrased.filter((word) => !isMark(word)).slice(0, wordsRead)
  const words = [...spoken, ...phrased.filter(isMark)]
  const features = new Set<string>()
  const framed = ['^', ...spoken, '$']
  for (const word of spoken) features.add(`w:${word}`)
  for (let at = 0; at + 1 < framed.length; at += 1) features.add(`b:${framed[at]} ${framed[at + 1]}`)
  for (const word of words) if (!isSign(word)) for (const piece of piecesOf(word)) features.add(`c:${piece}`)
  const concepts = [
    ...new Set(words.flatMap((word) => (isSign(word) ? [word] : (conceptsOf.get(word) ?? [])))),
  ]
  concepts.sort()
  for (const [at, concept] of concepts.entries()) {
    features.add(`k:${concept}`)
    for (const other of concepts.slice(at + 1)) features.add(`k:${concept}+${other}`)
  }
  return [...features]
}

function piecesOf(word: string): string[] {
  const framed = `_${word}_`
  const pieces: string[] = []
  for (let length = minPieceLength; length <= maxPieceLength; length += 1)
    for (let at = 0; at + length <= framed.length; at += 1) pieces.push(framed.slice(at, at + length))
  return pieces
}

const unknownCounted = 3

/**
 * Returns features for unknown words: how many there are, up to three, and whether none is known. Questions outside the
 * scope have many.
 */
export function unknownWords(features: readonly string[], isKnown: (feature: string) => boolean): string[] {
  const words = features.filter((feature) => feature.startsWith('w:'))
  const unknown = words.filter((word) => !isKnown(word)).length
  if (unknown === 0) return []
  return [`u:${Math.min(unknown, unknownCounted)}`, ...(unknown === words.length ? ['u:all'] : [])]
}
