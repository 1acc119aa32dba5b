import { leadSchema } from '@retour/domain/leads/lead'
import { fallbackRates } from '@retour/domain/money/exchange'
import { estimateRefund } from '@retour/domain/vat/refund'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { leadRow } from './save-lead.ts'

const contact = { email: 'mei@example.com', fullName: 'Mei Tanaka', marketingConsent: false }
const subject = (cents: number) => ({
  calculationId: 'one',
  estimate: estimateRefund({
    purchase: { currency: 'USD', cents },
    country: 'spain',
    editionId: 'guide-2025-05',
    rates: fallbackRates,
  }),
})

test('a lead carries decimal amounts in the entered currency, and no consent that was not given', () => {
  const row = leadRow(contact, subject(125_000))
  expect(row).toEqual({
    email: 'mei@example.com',
    full_name: 'Mei Tanaka',
    purchase_amount: 1250,
    vat_amount: 216.94,
    refund_amount: 184.4,
    is_eligible: true,
    currency: 'USD',
    country: 'spain',
    marketing_consent: false,
  })
  expect(z.safeParse(leadSchema, row).success).toBe(true)
})

test('a purchase below the minimum is a lead as well, with a refund of 0', () => {
  expect(leadRow(contact, subject(2_000))).toMatchObject({ is_eligible: false, refund_amount: 0 })
})
