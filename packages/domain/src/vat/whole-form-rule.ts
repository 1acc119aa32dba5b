import type { Confidence, RuleSource } from './rule-source.ts'

/** Spain validates a form (DER) as a whole or not at all. */
export const wholeFormRule = {
  country: 'spain',
  text: 'Do not use any of it yet. In Spain one missing or used article spoils the whole form.',
  confidence: 'reported',
  source: {
    name: 'Pratsglas, DIVA',
    url: 'https://pratsglas.com/es/blog/diva',
    kind: 'secondary',
  },
  checkedOn: '2026-11-22',
} as const satisfies {
  country: 'spain'
  text: string
  confidence: Confidence
  source: RuleSource
  checkedOn: string
}
