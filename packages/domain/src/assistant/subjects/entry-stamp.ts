import { describePage } from '../answers/describe-page.ts'
import { examples } from './entry-stamp.examples.ts'
import type { Subject } from './subject.ts'

export const entryStamp: Subject = {
  id: 'entry-stamp',
  title: 'Do I need an entry stamp in my passport?',
  needs: [],
  answer: (_, tools) =>
    describePage(tools, 'borders: no stamp to show', 'passport entry stamp advice out of date'),
  examples,
}
