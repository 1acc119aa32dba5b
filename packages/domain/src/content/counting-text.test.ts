import { describe, expect, test } from 'vitest'
import { countries, type Country } from '../places/countries.ts'
import { countingRules } from '../vat/counting-rules.ts'
import { newestLawEditionId } from '../vat/rules.ts'
import {
  allCountings,
  bothCountings,
  bothCountingsShort,
  editionCounting,
  minimumsOf,
  ownCounting,
} from './counting-text.ts'
import { whatCanStillWork } from './eligibility.ts'

const guide = 'guide-2025-05'
const bothIn = (words: string, law: string) =>
  words.includes('in one store on one day') && words.includes(law)

describe('how receipts add up, in words', () => {
  test.each(countries)('%s: the guide’s rule and the law’s are both said', (country: Country) => {
    const { text, short } = countingRules[country]
    expect(bothIn(bothCountings(country, guide), text)).toBe(true)
    expect(bothIn(bothCountingsShort(country, guide).toLowerCase(), short.toLowerCase())).toBe(true)
    expect(allCountings(guide).toLowerCase()).toContain(short.toLowerCase())
  })

  test.each(countries)('%s: the law’s alone where it is what is computed', (country) => {
    for (const words of [bothCountings(country, newestLawEditionId), allCountings(newestLawEditionId)])
      expect(words).not.toContain('in one store on one day')
    expect(editionCounting(country, newestLawEditionId)).toBe(countingRules[country].counted)
    expect(editionCounting(country, guide)).toBe('in one store on one day')
    expect([ownCounting(newestLawEditionId), ownCounting(guide)]).toEqual([
      '',
      'This site counts what you buy in one store on one day.',
    ])
  })

  test('a minimum stands with what it is counted of, said once where it is the same', () => {
    expect(minimumsOf(['france', 'spain'], guide)).toBe(
      'The minimum is counted in one store on one day: from EUR 100 in France and from EUR 90.16 in Spain.',
    )
    expect(minimumsOf(countries, newestLawEditionId)).toBe(
      'The least for a form: over EUR 100 with one seller within three days in France, no minimum in Spain, over EUR 70 on one invoice in Italy, and over EUR 50 on one invoice in Germany.',
    )
  })

  test('below the minimum: the law’s rule, who says otherwise, and what to do', () => {
    expect(whatCanStillWork('italy')).toBe(
      'One document of one shop counts: the tax-free invoice. An operator reports that it adds up several receipts of one shop and one day. Ask for one invoice before you pay.',
    )
    expect(whatCanStillWork('germany')).toContain(
      'Joining several receipts to reach the limit is not allowed.',
    )
  })
})
