import { conceptsOf } from '../understanding/concepts.ts'

/** Does a line of lower-case words speak of a child? */
export const namesChild = (line: string): boolean =>
  line.split(' ').some((word) => conceptsOf.get(word)?.includes('child') === true)
