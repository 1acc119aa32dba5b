import type { Answer } from '../subjects/subject.ts'
import { describeOwnRows, type OwnKind } from './describe-own-rows.ts'
import { fixedSentences } from './fixed-sentences.ts'

/** The caller's own rows of a kind; asked for those of somebody else, that nobody else's are told. */
export const answerOwnRows =
  (kind: OwnKind): Answer =>
  async ({ question }, tools) => [
    question.whose === 'others' ? fixedSentences.refused : describeOwnRows(await tools.ownRows(), kind),
  ]
