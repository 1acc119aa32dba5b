import type { Question } from '../reading/read-question.ts'
import { conceptsOf } from '../understanding/concepts.ts'

const adult = 18

/** Does a question tell of somebody under 18? */
export const isYoung = ({ ages }: Pick<Question, 'ages'>): boolean => ages.some((age) => age < adult)

/** Does a line of lower-case words speak of a child? */
export const namesChild = (line: string): boolean =>
  line.split(' ').some((word) => conceptsOf.get(word)?.includes('child') === true)
