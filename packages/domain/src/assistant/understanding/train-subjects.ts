import { readQuestion } from '../reading/read-question.ts'
import type { Subject } from '../subjects/subject.ts'
import type { UnderstandingModel } from './model.ts'
import { phrasingOf } from './phrasing.ts'
import { trainModel } from './train.ts'

/** No example names a relative day. */
const anyDay = '2026-01-15'
/** Titles count three times, because buttons send them and they must be understood. */
const titleCounts = 3

/**
 * Trains a model on the examples and titles of subjects, in all languages. The order of subjects does not matter. Takes
 * about a second.
 */
export function trainSubjects(subjects: readonly Subject[]): UnderstandingModel {
  return trainModel(
    subjects.flatMap(({ id, title, examples }) =>
      [...Array<string>(titleCounts).fill(title), ...Object.values(examples).flat()].map((text) => ({
        subject: id,
        words: phrasingOf(readQuestion(text, anyDay)),
      })),
    ),
  )
}
