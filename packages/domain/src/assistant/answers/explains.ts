import type { Subject as Explainable } from '../tools/explain.ts'
import type { Answer } from '../subjects/subject.ts'
import { addFromGuide } from './add-from-guide.ts'

/** Answers with one explained subject and, under it, what the guide of the named country says to the same question. */
export const explains =
  (explained: Explainable): Answer =>
  (inquiry, tools) => [tools.explain(explained).text, ...addFromGuide(inquiry.question, tools)]
