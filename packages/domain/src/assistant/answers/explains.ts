import type { Subject as Explainable } from '../tools/explain.ts'
import type { Answer } from '../subjects/subject.ts'
import { addFromGuide } from './add-from-guide.ts'

/** Returns an answer with one explanation, followed by what the named country's guide answers to the same question. */
export const explains =
  (explained: Explainable): Answer =>
  (inquiry, tools) => [tools.explain(explained).text, ...addFromGuide(inquiry.question, tools)]
