import { hasLeftUnstamped } from '../answers/left-unstamped.ts'
import { describeMissedStamp } from '../answers/describe-missed-stamp.ts'
import { examples } from './forgot-validation.examples.ts'
import type { Subject } from './subject.ts'

export const forgotValidation: Subject = {
  id: 'forgot-validation',
  title: 'What if I forgot the customs stamp?',
  needs: [],
  isPlainIn: (_question, way) => hasLeftUnstamped(way.line),
  answer: describeMissedStamp,
  examples,
}
