import { describe, expect, test } from 'vitest'
import { countries } from '../../places/countries.ts'
import { rulesEditionIds } from '../../vat/rules.ts'
import { ruleNumbers } from '../rule-numbers.ts'
import { spelledOut } from '../testing/spelled-out.ts'
import { textsIn } from '../testing/texts-in.ts'
import { bookletTemplate } from './booklet-text.ts'
import { guideFile } from './guide-file.ts'

describe.each(countries)('the printable guide of %s', (country) => {
  test('takes every number from the rules', () => {
    expect(spelledOut(bookletTemplate(country))).toEqual([])
  })

  test.each(rulesEditionIds)(
    '%s: the check list begins with the minimum, and says where the law differs',
    (id) => {
      const { minimumText, lawMinimumText } = ruleNumbers(id)[country]
      const first = bookletTemplate(country)(ruleNumbers(id)).checkLists[0]?.items[0] ?? ''
      expect(first).toContain(minimumText)
      expect(first.includes(`${lawMinimumText} in law`)).toBe(minimumText !== lawMinimumText)
    },
  )

  test('names its own way of validation', () => {
    const words = textsIn(bookletTemplate(country)(ruleNumbers('guide-2025-05'))).join(' ')
    const systems = ['PABLO', 'DIVA', 'OTELLO', 'stamped']
    expect(systems.filter((system) => words.includes(system))).toEqual([systems[countries.indexOf(country)]])
  })

  test('file, title and description fit the library', () => {
    const { path, title, description } = guideFile(country)
    expect(path).toMatch(/^\/guides\/[a-z-]+\.pdf$/)
    expect(title.length).toBeLessThanOrEqual(200)
    expect(description.length).toBeLessThanOrEqual(1000)
  })
})
