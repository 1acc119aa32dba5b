import type { EvaluationQuestion } from './evaluation-question.ts'

/** Examples that an assistant is trained on, by language or any other heading. */
export type ExampleSubject = { id: string; examples: Record<string, readonly string[]> }
/** `likeness` is the share of words that both have, 0 to 1; 1 for the same words in the same order. */
export type TooNear = { text: string; example: string; subject: string; likeness: number }

const nearFrom = 0.8
/** Shorter texts are near to each other by chance; of these only the same words in the same order count. */
const wordsCompared = 4

/**
 * The texts of a set that an assistant's examples give away: the same words, or for four words and more a Jaccard
 * likeness of the word sets of 0.8. Case, accents and signs do not count. Of a talk, each message of four words or more.
 */
export function tooNear(
  questions: readonly Pick<EvaluationQuestion, 'ask' | 'earlier'>[],
  subjects: readonly ExampleSubject[],
): TooNear[] {
  const known = subjects.flatMap(({ id, examples }) =>
    Object.values(examples)
      .flat()
      .map((example) => ({ example, subject: id, words: wordsOf(example) })),
  )
  return questions.flatMap(textsOf).flatMap((text) => {
    const words = wordsOf(text)
    return known.flatMap(({ example, subject, words: others }) => {
      const likeness = likenessOf(words, others)
      return likeness >= nearFrom ? [{ text, example, subject, likeness }] : []
    })
  })
}

function textsOf({ ask, earlier = [] }: Pick<EvaluationQuestion, 'ask' | 'earlier'>): string[] {
  if (earlier.length === 0) return [ask]
  return [...earlier, ask].filter((text) => wordsOf(text).length >= wordsCompared)
}

function likenessOf(one: readonly string[], other: readonly string[]): number {
  if (one.join(' ') === other.join(' ')) return 1
  if (one.length < wordsCompared) return 0
  const [mine, theirs] = [new Set(one), new Set(other)]
  const shared = [...mine].filter((word) => theirs.has(word)).length
  return shared / (mine.size + theirs.size - shared)
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
