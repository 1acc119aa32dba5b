import { describe, expect, test } from 'vitest'
import { countedMinimum } from '../content/counting-text.ts'
import { fallbackRates } from '../money/exchange.ts'
import { toMoney } from '../money/to-money.ts'
import { compareWithLaw } from './compare-with-law.ts'
import type { EditionRules } from './edition-record.ts'
import { isDeskEditionId, registerEdition, type DeskEditionId } from './known-editions.ts'
import { lawNote } from './law-note.ts'
import { findEdition, findLaw, findRule, isEditionId, isLawEdition, rulesEditions } from './rules.ts'
import type { VatRule } from './vat-rule.ts'

const guide = rulesEditions['guide-2025-05'].rules
const law = rulesEditions['law-2026-11'].rules
const germanyAt = (minimumPurchase: number, checkedOn: string): VatRule => ({
  ...law.germany,
  minimumPurchase,
  checkedOn,
})
const learn = (number: number, rules: EditionRules): DeskEditionId => {
  const id = `desk-${number}` as const
  registerEdition({ id, name: `Number ${number}`, rules })
  return id
}

describe('an edition of the desk', () => {
  test('is none until it is learned, and then the same for good', () => {
    expect(isEditionId('desk-900001')).toBe(false)
    expect(() => findEdition('desk-900001')).toThrow(RangeError)
    const id = learn(900_001, { ...law, germany: germanyAt(75, '2027-02-23') })
    learn(900_001, law)
    expect([isEditionId(id), findRule(id, 'germany').minimumPurchase]).toEqual([true, 75])
  })

  test.each(['desk-0', 'desk-01', 'desk-1.5', 'desk-', 'desk-1 ', 'law-2026-11', 7, null])(
    '%j has no such id',
    (id) => {
      expect(isDeskEditionId(id)).toBe(false)
    },
  )

  test('is the law where somebody has read it later than the shipped one, and only there', () => {
    const id = learn(900_002, { ...guide, germany: germanyAt(75, '2027-02-23') })
    expect(findLaw(id, 'germany').minimumPurchase).toBe(75)
    expect(findLaw(id, 'italy')).toBe(law.italy)
    expect(lawNote('germany', id)).toBeNull()
    expect(lawNote('italy', id)?.text).toContain('EUR 70')
    const question = { purchase: toMoney('60', 'EUR'), editionId: id, rates: fallbackRates }
    expect(compareWithLaw({ ...question, country: 'germany' }).isDecidedDifferently).toBe(false)
    const older = learn(900_003, { ...guide, germany: germanyAt(75, '2026-01-01') })
    expect(findLaw(older, 'germany')).toBe(law.germany)
    expect(compareWithLaw({ ...question, editionId: older, country: 'germany' }).isDecidedDifferently).toBe(
      true,
    )
  })

  test('counts receipts as the law does once no country rests on the product guide', () => {
    const mixed = learn(900_004, { ...guide, germany: germanyAt(75, '2027-02-23') })
    const whole = learn(900_005, { ...law, germany: germanyAt(75, '2027-02-23') })
    expect([isLawEdition(mixed), isLawEdition(whole)]).toEqual([false, true])
    expect(countedMinimum('germany', mixed)).toBe('over EUR 75 in one store on one day')
    expect(countedMinimum('germany', whole)).toBe('over EUR 75 on one invoice')
  })
})
