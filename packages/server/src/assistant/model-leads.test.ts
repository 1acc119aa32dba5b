import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readClosing, readLead } from './model-leads.ts'
import type { StatementKind } from './model-statements.ts'

const kinds: StatementKind[] = [
  'estimate',
  'rule',
  'desks',
  'locations',
  'deadline',
  'explain',
  'passage',
  'own',
  'question',
]

test.each<[string, StatementKind, string]>([
  ['Here is the estimate:', 'estimate', 'Here is the estimate:'],
  ['**Here is your estimate for this purchase:**', 'estimate', 'Here is your estimate for this purchase:'],
  ['HELLO! here’s what I found:', 'rule', 'Hello. Here’s what I found:'],
  ['\n\n- As for the desks -', 'desks', 'As for the desks:'],
  ['2) Also, about the deadline:', 'deadline', 'About the deadline:'],
  ['Our guides say:', 'passage', 'Our guides say:'],
  [' \n ', 'own', ''],
])('%j is read', (written, kind, lead) => expect(readLead(written, kind)).toBe(lead))

describe('60: the words of a model', () => {
  test('what is let through is our own spelling, whatever was written', () => {
    const written = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            'Here',
            'is',
            'the',
            'your',
            'refund',
            'estimate',
            'also',
            'no',
            ':',
            '\u200b',
            '*',
            '1',
          ),
        )
        .map((words) => words.join(' ')),
    )
    const property = fc.property(written, fc.constantFrom(...kinds), (text, kind) =>
      [readLead(text, kind), readClosing(text)].every((read) =>
        /^(?:[A-Z][a-zA-Z’ ]+[.:] ?)*$/.test(read ?? ''),
      ),
    )
    expect(fc.check(property).failed).toBe(false)
  })

  test('a lead with any other word fails', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/)
    fc.assert(
      fc.property(word, fc.nat(4), (other, at) => {
        const words = ['here', 'is', 'the', 'estimate']
        fc.pre(
          !['and', 'also', 'hi', 'hello', 'note', 'besides', 'welcome', 'thanks', 'your', 'this'].includes(
            other,
          ),
        )
        expect(readLead(words.toSpliced(at, 0, other).join(' '), 'estimate')).toBeNull()
      }),
    )
  })

  test.each(kinds)('a lead to a figure of another kind fails before %s', (kind) => {
    const leads = {
      estimate: 'refund',
      rule: 'minimum',
      desks: 'desks',
      deadline: 'deadline',
      own: 'dashboard',
    }
    for (const [fits, topic] of Object.entries(leads))
      expect(readLead(`About the ${topic}:`, kind) !== null).toBe(fits === kind)
  })
})
