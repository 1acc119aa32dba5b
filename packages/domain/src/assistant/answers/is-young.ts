import type { Question } from '../reading/read-question.ts'
import { conceptsOf } from '../understanding/concepts.ts'

const adult = 18

/** Returns whether a question mentions somebody under 18. */
export const isYoung = ({ ages }: Pick<Question, 'ages'>): boolean => ages.some((age) => age < adult)

/** Returns whether a lower-case line mentions a child. */
export const namesChild = (line: string): boolean =>
  line.split(' ').some((word) => conceptsOf.get(word)?.includes('child') === true)
