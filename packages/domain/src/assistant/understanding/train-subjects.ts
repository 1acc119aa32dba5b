import { readQuestion } from '../reading/read-question.ts'
import type { Subject } from '../subjects/subject.ts'
import type { UnderstandingModel } from './model.ts'
import { phrasingOf } from './phrasing.ts'
import { trainModel } from './train.ts'

/** No example names a day from which another one would have to be counted. */
const anyDay = '2026-01-15'
/** A title is what a button sends: it must be understood. */
const titleCounts = 3

/** Trains on the examples and the title of each subject, in all languages; their order changes nothing. About a second. */
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
