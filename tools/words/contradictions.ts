import type { Spoken } from './all-texts.ts'
import { sentencesOf } from './sentences.ts'
import { countingChecks } from './wrong-counting.ts'
import { deadlineChecks } from './wrong-deadlines.ts'
import { figureChecks } from './wrong-figures.ts'

/**
 * What two texts may not say differently of one country: minimums with their comparison, standard rates, how long the
 * money takes, the deadline of the goods, the way back of a form, and which receipts count together. Each claim is held
 * against the one record that it comes from; a claim is told as "where: what it says".
 */
export function contradictionsIn(texts: readonly Spoken[]): string[] {
  const found = texts.flatMap(({ where, country, text }) =>
    sentencesOf(text, country).flatMap((sentence) =>
      checks
        .filter(({ isWrong }) => isWrong(sentence))
        .map(({ name }) => `${where}: ${name}: ${sentence.words}`),
    ),
  )
  return [...new Set(found)]
}

const checks = [...figureChecks, ...deadlineChecks, ...countingChecks]
