import type { Answer } from '../subjects/subject.ts'
import { describeOwnRows, type OwnKind } from './describe-own-rows.ts'
import { fixedSentences } from './fixed-sentences.ts'

/** Returns an answer with the caller's own rows of a kind. It refuses rows of other people. */
export const answerOwnRows =
  (kind: OwnKind): Answer =>
  async ({ question }, tools) => [
    question.whose === 'others' ? fixedSentences.refused : describeOwnRows(await tools.ownRows(), kind),
  ]
