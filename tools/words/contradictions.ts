import type { Spoken } from './all-texts.ts'
import { sentencesOf } from './sentences.ts'
import { countingChecks } from './wrong-counting.ts'
import { deadlineChecks } from './wrong-deadlines.ts'
import { figureChecks } from './wrong-figures.ts'

/**
 * Finds contradictions between texts about a country: minimums with their comparison, standard rates, durations of a
 * refund, the deadline of the goods, the return of a form, and which receipts are added up. Each claim is compared with
 * the record it comes from. Returns lines of the form "where: check: sentence".
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
