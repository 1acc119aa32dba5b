import { describe, expect, test } from 'vitest'
import { newestLawEditionId } from '../vat/rules.ts'
import { sourcesLine } from './citation.ts'
import { checkedPage, ruleCitation } from './tools/rule-citation.ts'

const young = '2027-11-21'
const old = '2027-11-22'

describe('the line of sources', () => {
  test('says checked while the check is at most a year old, and that it is not afterward', () => {
    const page = checkedPage('Italy', '/italy')
    expect(sourcesLine([page], young)).toBe('Sources: [Italy](/italy), law checked 21 November 2026')
    expect(sourcesLine([page], old)).toBe('Sources: [Italy](/italy), law not checked since 21 November 2026')
  })

  test('an edition of the law says so too, the product guide is of its month for good', () => {
    const law = ruleCitation(newestLawEditionId)
    expect(sourcesLine([law], young)).toContain('Law in force, November 2026')
    expect(sourcesLine([law], old)).toContain(
      'Law in force, November 2026, not checked since 21 November 2026',
    )
    const guide = ruleCitation('guide-2025-05')
    expect(sourcesLine([guide], old)).toBe(sourcesLine([guide], young))
    expect(sourcesLine([guide], old)).not.toContain('checked')
  })

  test('names each page once, and nothing where there is none', () => {
    const page = { title: 'Nice', path: '/france/nice', dated: 'sources without dates' }
    expect(sourcesLine([page, page], young)).toBe('Sources: [Nice](/france/nice), sources without dates')
    expect(sourcesLine([], young)).toBe('')
  })
})
