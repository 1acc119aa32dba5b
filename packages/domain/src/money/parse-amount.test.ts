import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, type Currency } from './currencies.ts'
import { formatAmount } from './money.ts'
import { maxAmountLength, parseAmount } from './parse-amount.ts'

const read = (text: string, currency: Currency = 'EUR') => {
  const parsed = parseAmount(text, currency)
  return parsed.kind === 'read' ? parsed.cents : parsed
}

describe('an amount with one reading', () => {
  test.each([
    ['whole', '1250', 125_000],
    ['grouped by commas', '1,250.50', 125_050],
    ['grouped by points', '1.250,50', 125_050],
    ['grouped by points, no cents', '1.250,00', 125_000],
    ['a comma before the cents', '1250,50', 125_050],
    ['grouped by a blank', '1 250,50', 125_050],
    ['grouped by a no-break space', '1\u00A0250,50', 125_050],
    ['grouped by a narrow no-break space', '1\u202F250,50', 125_050],
    ['grouped by a thin space', '1\u2009250,50', 125_050],
    ['grouped by a blank, no cents', '12 500', 1_250_000],
    ['grouped by an apostrophe', "1'250.50", 125_050],
    ['grouped by a typographic apostrophe', '1’250.50', 125_050],
    ['an apostrophe and three digits', "1'250", 125_000],
    ['an apostrophe before the cents', "12'50", 1_250],
    ['grouped as in India', '1,25,000.00', 12_500_000],
    ['grouped as in India, no cents', '12,50,000', 125_000_000],
    ['grouped twice', '1.250.000', 125_000_000],
    ['grouped twice with cents', '1,234,567.89', 123_456_789],
    ['Arabic-Indic digits', '١٢٥٠', 125_000],
    ['Arabic-Indic digits and signs', '١٬٢٥٠٫٥٠', 125_050],
    ['only the Arabic sign of thousands', '١٬٢٥٠', 125_000],
    ['three digits behind the Arabic decimal sign', '١٫٢٥٠', 125],
    ['Persian digits and signs', '۱٬۲۵۰٫۵۰', 125_050],
    ['an Arabic comma before the cents', '١٢٥٠،٥٠', 125_050],
    ['Devanagari digits', '१,२५०.५०', 125_050],
    ['full-width digits and signs', '１，２５０．５０', 125_050],
    ['one decimal', '1,5', 150],
    ['two decimals', '1.25', 125],
    ['three decimals that can be no cents', '1.255', 125_500],
    ['three digits behind four', '1250.000', 125_000],
    ['three digits behind a zero', '0.500', 50],
    ['with spaces around it', '  80 ', 8_000],
    ['the smallest, one cent', '0,01', 1],
    ['leading zeros', '007', 700],
    ['the largest, one cent below a billion', '999999999.99', 99_999_999_999],
  ])('%s is read', (_edge, text, cents) => {
    expect(read(text)).toBe(cents)
  })

  test.each([
    ['a sign before', '€1250', 'EUR', 125_000],
    ['a sign behind', '1250 €', 'EUR', 125_000],
    ['a no-break space before the sign', '1\u202F250,50\u00A0€', 'EUR', 125_050],
    ['a code and no cents', 'EUR 1.250,-', 'EUR', 125_000],
    ['a long dash for no cents', "CHF 1'250.–", 'CHF', 125_000],
    ['a dash for no cents and a sign behind', '1250,- €', 'EUR', 125_000],
    ['the sign between euros and cents', '12€50', 'EUR', 1_250],
    ['sign and code', '€ 80,00 EUR', 'EUR', 8_000],
    ['a word', '80 euros', 'EUR', 8_000],
    ['a dollar sign of any dollar', '$1,250.50', 'SGD', 125_050],
    ['whose dollars', 'US $1250', 'USD', 125_000],
    ['pounds', '£99.99', 'GBP', 9_999],
    ['francs', 'Fr. 80.–', 'CHF', 8_000],
    ['yen', '¥12,000', 'JPY', 1_200_000],
    ['full-width yen', '￥１２，０００', 'JPY', 1_200_000],
    ['yuan', '1,250.50元', 'CNY', 125_050],
    ['marks of direction', '\u200F١٢٥٠\u200E €', 'EUR', 125_000],
    ['euros in Arabic', '١٢٥٠ يورو', 'EUR', 125_000],
    ['euros in Persian', '۱۲۵۰ یورو', 'EUR', 125_000],
    ['euros in Hindi', '१२५० यूरो', 'EUR', 125_000],
    ['euros in Marathi', '१२५० युरो', 'EUR', 125_000],
    ['euros in Bengali, as a phone may write it', '১২৫০ ইউরো'.normalize('NFD'), 'EUR', 125_000],
    ['euros in Bengali', '১২৫০ ইউরো', 'EUR', 125_000],
    ['euros in Thai, without a blank', '๑๒๕๐ยูโร', 'EUR', 125_000],
    ['euros in Russian', '1 250,50 евро', 'EUR', 125_050],
    ['euros in Ukrainian', '1250 Євро', 'EUR', 125_000],
    ['euros in Greek', '1250 ευρώ', 'EUR', 125_000],
    ['euros in Hebrew', '1250 אירו', 'EUR', 125_000],
    ['euros in Chinese', '1250欧元', 'EUR', 125_000],
  ] as const)('%s is read', (_edge, text, currency, cents) => {
    expect(read(text, currency)).toBe(cents)
  })
})

describe('an amount with two readings', () => {
  test.each([
    ['a point', '1.250', [125_000, 125]],
    ['a comma', '1,250', [125_000, 125]],
    ['two digits before it', '12.500', [1_250_000, 1_250]],
    ['three digits before it', '125,000', [12_500_000, 12_500]],
    ['a sign beside it', '€ 1.250', [125_000, 125]],
  ])('%s: both are told', (_edge, text, readings) => {
    expect(parseAmount(text, 'EUR')).toEqual({ kind: 'ambiguous', readings })
  })

  test.each(['1.250', '1,250'])('%s yen has one: yen have no decimals', (text) => {
    expect(read(text, 'JPY')).toBe(125_000)
  })
})

describe('a sign of another currency', () => {
  test.each([
    ['dollars, of four countries', '$1250', '$', ['USD', 'CAD', 'AUD', 'SGD']],
    ['pounds', '1250 £', '£', ['GBP']],
    ['yen or yuan', '¥12000', '¥', ['JPY', 'CNY']],
    ['a code', 'CHF 80', 'CHF', ['CHF']],
    ['a small code', '80 chf', 'chf', ['CHF']],
    ['yuan', '80元', '元', ['CNY']],
    ['one right and one wrong', '€80 USD', 'USD', ['USD']],
    ['wrong, between units and hundredths', '12£50', '£', ['GBP']],
    ['one that is not offered', '₹80', '₹', []],
    ['a word that is none', '80 crowns', 'crowns', []],
  ])('%s is told, and nothing is read', (_edge, text, sign, ofSign) => {
    expect(parseAmount(text, 'EUR')).toEqual({ kind: 'other-currency', sign, currencies: ofSign })
  })
})

describe('what is no amount', () => {
  test.each([
    ['empty', '', 'empty'],
    ['only spaces', ' \u00A0 ', 'empty'],
    ['zero', '0', 'zero'],
    ['zero with cents', '0,00', 'zero'],
    ['negative', '-1', 'negative'],
    ['negative with a sign', '€ −1', 'negative'],
    ['with a plus', '+1', 'unreadable'],
    ['a range', '5-10', 'unreadable'],
    ['a blank before two digits', '12 50', 'unreadable'],
    ['groups of two', '1.25.000', 'unreadable'],
    ['groups of two and decimals', '1 25,50', 'unreadable'],
    ['a group that begins with zero', '0.250.000', 'unreadable'],
    ['a comma at the front', ',125', 'unreadable'],
    ['a point at the end', '12.', 'unreadable'],
    ['a point at the front', '.5', 'unreadable'],
    ['two kinds of grouping', "1'250 000", 'unreadable'],
    ['three signs', "1'250.000,5", 'unreadable'],
    ['a decimal sign twice', '1.250,50,50', 'unreadable'],
    ['decimals and a dash', '1,50,-', 'unreadable'],
    ['half a cent', '0.005', 'decimals'],
    ['four decimals', '12.3456', 'decimals'],
    ['three decimals behind groups', '1,250.505', 'decimals'],
    ['three Arabic decimals', '١٫٢٥٥', 'decimals'],
    ['exactly a billion', '1000000000', 'too-large'],
    ['a billion in groups', '1.000.000.000,00', 'too-large'],
    ['twenty digits', '12345678901234567890', 'too-large'],
    ['an exponent', '1e3', 'unreadable'],
    ['NUL inside', '12\u00000', 'unreadable'],
    ['raised digits', '12⁵⁰', 'unreadable'],
    ['a percentage', '20%', 'unreadable'],
    ['a time', '12:30', 'unreadable'],
    ['hexadecimal', '0x10', 'unreadable'],
    ['letters alone', 'Infinity', 'unreadable'],
    ['longer than a tab remembers', '0'.repeat(maxAmountLength) + '1', 'unreadable'],
  ])('%s is refused', (_edge, text, reason) => {
    expect(parseAmount(text, 'EUR')).toEqual({ kind: 'refused', reason })
  })
})

describe('every amount', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999_999 })
  const western = (sign: string) => (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign)
  const indian = (whole: string) => whole.replace(/\B(?=(\d\d)+\d$)/g, ',')
  const plain = (whole: string) => whole
  const styles: [name: string, group: (whole: string) => string, decimalSign: string][] = [
    ['English', western(','), '.'],
    ['Indian', indian, '.'],
    ['German', western('.'), ','],
    ['French', western('\u202F'), ','],
    ['French, thin space', western('\u2009'), ','],
    ['Polish', western('\u00A0'), ','],
    ['Swiss', western('’'), '.'],
    ['Swiss, typed', western("'"), ','],
    ['plain', plain, '.'],
    ['plain, comma', plain, ','],
    ['Arabic', western('٬'), '٫'],
  ]
  const zeros = ['0', '٠', '۰', '०', '０']
  const inDigits = (text: string, zero: string) =>
    text.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))

  test.each(styles)('%s style: what is printed is read back', (_name, group, decimalSign) => {
    const around = fc.constantFrom<[string, string]>(['', ''], ['€', ''], ['', '\u00A0€'], ['EUR ', ''])
    fc.assert(
      fc.property(cents, around, fc.constantFrom(...zeros), (amount, [before, after], zero) => {
        const [whole = '', fraction = ''] = (amount / 100).toFixed(2).split('.')
        const printed = `${before}${inDigits(group(whole) + decimalSign + fraction, zero)}${after}`
        expect(read(printed)).toBe(amount)
      }),
    )
  })

  test.each(styles)('%s style without cents: read back, or both readings told', (_name, group) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (whole) => {
        const parsed = parseAmount(group(String(whole)), 'EUR')
        expect(parsed).toEqual(
          parsed.kind === 'ambiguous'
            ? { kind: 'ambiguous', readings: [whole * 100, whole / 10] }
            : { kind: 'read', cents: whole * 100 },
        )
        expect(read(`${group(String(whole))},-`)).toBe(whole * 100)
      }),
    )
  })

  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double().map(String),
    fc.stringMatching(/^[\d,. '€$-]{0,20}$/),
  )

  test('no text throws; what is read is a whole number of cents in range, and reads the same as it is shown', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...currencies), (text, currency) => {
        const parsed = parseAmount(text, currency)
        const found =
          parsed.kind === 'read' ? [parsed.cents] : parsed.kind === 'ambiguous' ? parsed.readings : []
        for (const one of found) {
          expect(Number.isSafeInteger(one) && one > 0 && one < 1e11).toBe(true)
          expect(read(formatAmount({ currency, cents: one }), currency)).toBe(one)
        }
        expect(new Set(found).size).toBe(found.length)
      }),
      { numRuns: 1000 },
    )
  })
})
