import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { dictated } from './dictated.ts'
import { idioms } from './idioms.ts'
import { last } from './last.ts'
import { later } from './later.ts'
import { mixed } from './mixed.ts'
import { tales } from './tales.ts'
import { terse } from './terse.ts'

/**
 * Questions in four styles and three lists of all of them, written from rules and pages and run once before anybody
 * read the answers. Failures were fixed by kind.
 */
export const voicesSet: Record<string, EvaluationQuestion[]> = {
  'with a thumb': terse,
  dictated,
  'thought in another language': idioms,
  'long tales and talks': tales,
  'all of these, mixed': mixed,
  'and later': later,
  'and last': last,
}
