import { defaultEditionId } from '../../vat/rules.ts'
import type { Template } from '../page-content.ts'
import { ruleNumbers, type RuleNumbers } from '../rule-numbers.ts'
import { textsIn } from './texts-in.ts'

const blanked = (value: unknown, called = ''): unknown => {
  if (typeof value === 'string') return '…'
  if (typeof value === 'function')
    return () => (called === 'example' ? { price: '…', vat: '…', refund: '…' } : '…')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blanked(inner, name)]))
}

/** The numbers of the rules, each of them "…". */
export const blankNumbers = () => blanked(ruleNumbers(defaultEditionId)) as RuleNumbers

const amount = /\d+(?:[.,]\d+)? ?(?:%|percent\b)|(?:EUR|€) ?\d|\d ?(?:euros?\b|€)/i

/**
 * The texts that spell out a rate, a share or an amount of euros instead of taking it from the rules: found by
 * filling the words with numbers that are all blank. Names and addresses of sources are left out.
 */
export function spelledOut<T extends object>(words: Template<T>): string[] {
  const { sources, ...filled } = words(blankNumbers()) as T & { sources?: unknown }
  return textsIn(filled).filter((text) => amount.test(text))
}
