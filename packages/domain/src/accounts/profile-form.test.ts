import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { phoneMessage, profileSchema } from './profile-form.ts'

const filled = { fullName: ' Mei Tanaka ', phone: ' +33 1 23 ', country: 'spain', preferredCurrency: 'JPY' }
const read = (change: object) => z.safeParse(profileSchema, { ...filled, ...change })

describe('personal information', () => {
  test('is given trimmed', () => {
    expect(read({}).data).toEqual({
      fullName: 'Mei Tanaka',
      phone: '+33 1 23',
      country: 'spain',
      preferredCurrency: 'JPY',
    })
  })
  test('an empty phone number or country is none', () => {
    expect(read({ phone: '  ', country: '' }).data).toMatchObject({ phone: null, country: null })
  })
  test('a phone number of 40 characters is taken, one of 41 or of two lines is not', () => {
    expect(read({ phone: '1'.repeat(40) }).success).toBe(true)
    for (const phone of ['1'.repeat(41), '1\n2', '1\u20282'])
      expect(read({ phone }).error?.issues.map(({ message }) => message)).toEqual([phoneMessage])
  })
  test('a name of one letter is refused with the sentence of the sign-up', () => {
    expect(read({ fullName: ' M ' }).error?.issues[0]?.message).toBe('Full name is required')
  })
  test('a currency that is not offered but stands in a profile is taken; one that is none is not', () => {
    expect(read({ preferredCurrency: 'CHF' }).success).toBe(true)
    expect(read({ preferredCurrency: 'XXX' }).success).toBe(false)
  })
})
