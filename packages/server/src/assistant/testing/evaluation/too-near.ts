import type { EvaluationQuestion } from './evaluation-question.ts'

/** Examples for training, by language or another key. */
export type ExampleSubject = { id: string; examples: Record<string, readonly string[]> }
/**
 * A text that is too similar to an example. `likeness` is the share of words in both, 0 to 1; 1 for the same words in
 * the same order.
 */
export type TooNear = { text: string; example: string; subject: string; likeness: number }

const nearFrom = 0.8
/** Shorter texts are similar by chance. For them, only the same words in the same order count. */
const wordsCompared = 4

/**
 * Returns the texts of a set that the assistant's examples reveal: the same words in the same order or, with four or
 * more words, a Jaccard similarity of 0.8. Case, accents and punctuation are ignored. Of a conversation, each message
 * with four or more words is compared.
 */
export function tooNear(
  questions: readonly Pick<EvaluationQuestion, 'ask' | 'earlier'>[],
  subjects: readonly ExampleSubject[],
): TooNear[] {
  const known = subjects.flatMap(({ id, examples }) =>
    Object.values(examples)
      .flat()
      .map((example) => ({ example, subject: id, said: saidIn(example) })),
  )
  return questions.flatMap(textsOf).flatMap((text) => {
    const said = saidIn(text)
    return known.flatMap(({ example, subject, said: other }) => {
      const likeness = likenessOf(said, other)
      return likeness >= nearFrom ? [{ text, example, subject, likeness }] : []
    })
  })
}

function textsOf({ ask, earlier = [] }: Pick<EvaluationQuestion, 'ask' | 'earlier'>): string[] {
  if (earlier.length === 0) return [ask]
  return [...earlier, ask].filter((text) => wordsOf(text).length >= wordsCompared)
}

/** The words of a text: in order, and as a set. */
type Said = { line: string; count: number; words: ReadonlySet<string> }

function saidIn(text: string): Said {
  const words = wordsOf(text)
  return { line: words.join(' '), count: words.length, words: new Set(words) }
}

function likenessOf(one: Said, other: Said): number {
  if (one.line === other.line) return 1
  if (one.count < wordsCompared) return 0
  const [few, many] = one.words.size < other.words.size ? [one.words, other.words] : [other.words, one.words]
  // The similarity cannot exceed the ratio of the sizes.
  if (few.size / many.size < nearFrom) return 0
  const shared = [...few].filter((word) => many.has(word)).length
  return shared / (few.size + many.size - shared)
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
