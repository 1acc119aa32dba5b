import { expect, test } from 'vitest'
import { refundsCsv, writeCell } from './refunds-csv.ts'

const calculation = {
  id: 'one',
  key: null,
  calculatedOn: '2026-11-21',
  country: 'france' as const,
  purchase: { currency: 'USD' as const, cents: 125_050_00 },
  refund: { currency: 'USD' as const, cents: 17_715_42 },
  status: 'processing',
}

test('50: figures have a point and no grouping, lines end as RFC 4180 asks', () => {
  expect(refundsCsv([calculation])).toBe(
    '"Date","Country","Currency","Purchase","Estimated refund","Status"\r\n' +
      '"2026-11-21","France","USD","125050.00","17715.42","Processing"\r\n',
  )
})

test('50: a status that is a formula is words in the file', () => {
  const csv = refundsCsv([{ ...calculation, status: '=HYPERLINK("https://evil.example","Pay")' }])
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"",""Pay"")"`)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\n1', '＝1', '＠a'])(
  '50: %j begins like a formula and gets an apostrophe',
  (text) => {
    expect(writeCell(text)).toBe(`"'${text}"`)
  },
)

test.each(['2026-11-21', 'France', '12.00', '', 'a=b'])('%j stays as it is', (text) => {
  expect(writeCell(text)).toBe(`"${text}"`)
})
