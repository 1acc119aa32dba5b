import { describe, expect, test } from 'vitest'
import { form, purchase } from '../testing/sample-trip.ts'
import type { Purchase, RefundForm } from '../trip-records.ts'
import type { LetterKind } from './letter-kinds.ts'
import { type Letter, letterOf, type LetterQuestion } from './letter-of.ts'

const loewe: Partial<RefundForm> = {
  country: 'spain',
  shop: 'Loewe',
  operator: 'Global Blue',
  code: 'A1B2C3',
  issuedOn: '2026-11-19',
  validatedOn: '2026-11-29',
  validatedBy: 'kiosk',
  handedInOn: '2026-12-01',
  way: 'shop-itself',
}
const bought = (parts: Partial<Purchase> = {}) =>
  purchase('p', { amount: '1450', shop: 'Loewe', country: 'spain', city: 'Barcelona', ...parts })

function write(kind: LetterKind, parts: Partial<RefundForm>, change: Partial<LetterQuestion> = {}): Letter {
  const letter = letterOf(kind, {
    form: form('f', parts),
    purchases: [bought({ boughtOn: '2026-11-19' })],
    sums: { totalCents: 145_000, vatCents: 25_165 },
    name: 'Mei Tanaka',
    homeCountry: 'JP',
    today: '2027-02-01',
    ...change,
  })
  if (!letter) throw new Error('nobody to write to')
  return letter
}

const texts = ({ parts }: Letter, as: 'sent' | 'own' = 'sent') =>
  parts.filter(({ part }) => part === 'text').map((part) => part[as])

describe('claim to a Spanish shop', () => {
  test('whole, in Spanish, with the same in English', () => {
    expect(write('claim-to-shop', loewe)).toEqual({
      language: 'es',
      sender: ['Mei Tanaka', '[dirección]', 'Japón'],
      recipient: ['Loewe', 'Barcelona'],
      parts: [
        { part: 'date', sent: '1 de febrero de 2027', own: '1 February 2027' },
        {
          part: 'subject',
          sent: 'Devolución del IVA, régimen de viajeros',
          own: 'VAT refund, travelers’ scheme',
        },
        { part: 'greeting', sent: 'Estimados señores:', own: 'Dear Sir or Madam,' },
        {
          part: 'text',
          sent: 'El 19 de noviembre de 2026 compré en su establecimiento artículos por 1.450,00 EUR, IVA incluido. La aduana validó electrónicamente el documento de reembolso (DER) con el código A1B2C3 el 29 de noviembre de 2026. Se lo envié el 1 de diciembre de 2026.',
          own: 'On 19 November 2026 I bought goods for EUR 1,450.00, VAT included, in your shop. Customs validated the refund form (DER) with the code A1B2C3 electronically on 29 November 2026. I sent it to you on 1 December 2026.',
        },
        {
          part: 'text',
          sent: 'Todavía no he recibido el reembolso. Según la Agencia Tributaria, el establecimiento debe reembolsar la totalidad del IVA en los quince días siguientes a la recepción del documento validado. Les ruego que abonen el IVA íntegro, 251,65 EUR, por el medio indicado en el documento.',
          own: 'I have not yet received the refund. According to the Spanish tax agency, the shop must repay the whole VAT within 15 days of getting the validated form. Please pay the whole VAT, EUR 251.65, in the way named on the form.',
        },
        { part: 'closing', sent: 'Atentamente,\nMei Tanaka', own: 'Yours faithfully,\nMei Tanaka' },
      ],
      blanks: ['your address'],
      sources: [expect.objectContaining({ kind: 'official' })],
      checkedOn: '2026-11-22',
    })
  })

  test.each<[string, Partial<RefundForm>, Purchase[], says: string]>([
    ['stamped', { validatedBy: 'stamp' }, [bought()], 'La aduana selló el documento'],
    ['validated, nobody noted how', { validatedBy: null }, [bought()], 'La aduana validó el documento'],
    ['not sent yet', { handedInOn: null }, [bought()], 'Lo adjunto a esta carta.'],
    ['refused', { refusedOn: '2027-01-15' }, [bought()], 'El 15 de enero de 2027 se me denegó el reembolso.'],
    [
      'two days',
      {},
      [bought({ boughtOn: '2026-11-20' }), bought({ boughtOn: '2026-11-18' })],
      'Entre el 18 de noviembre de 2026 y el 20 de noviembre de 2026 compré',
    ],
  ])('%s', (_, parts, purchases, says) => {
    expect(texts(write('claim-to-shop', { ...loewe, ...parts }, { purchases })).join(' ')).toContain(says)
  })
})

describe('reminder to the operator', () => {
  const stamped = { validatedOn: '2026-11-29', validatedBy: 'stamp', handedInOn: '2026-12-01' } as const
  test.each<[string, Partial<RefundForm>, greeting: string, text: string]>([
    [
      'spain',
      loewe,
      'Estimados señores:',
      'El 19 de noviembre de 2026, el establecimiento Loewe de Barcelona me entregó el documento de reembolso (DER) A1B2C3 por compras de 1.450,00 EUR, IVA incluido. La aduana lo validó electrónicamente el 29 de noviembre de 2026. Se lo envié el 1 de diciembre de 2026.',
    ],
    [
      'france',
      { ...loewe, ...stamped, country: 'france' },
      'Madame, Monsieur,',
      'Le 19 novembre 2026, le magasin Loewe à Barcelona m’a remis le bordereau de détaxe A1B2C3 pour des achats de 1\u202f450,00 EUR, TVA comprise. La douane y a apposé son cachet le 29 novembre 2026. Je vous l’ai envoyé le 1er décembre 2026.',
    ],
    [
      'italy',
      { ...loewe, country: 'italy' },
      'Gentili Signore e Signori,',
      'In data 19 novembre 2026 il negozio Loewe di Barcelona mi ha rilasciato la fattura tax free A1B2C3 per acquisti di 1.450,00 EUR, IVA inclusa. La dogana l’ha convalidata elettronicamente in data 29 novembre 2026. Ve l’ho inviata in data 1º dicembre 2026.',
    ],
    [
      'germany',
      { ...loewe, ...stamped, country: 'germany' },
      'Sehr geehrte Damen und Herren,',
      'Das Geschäft Loewe in Barcelona hat mir am 19. November 2026 das Tax-Free-Formular A1B2C3 für Einkäufe von 1.450,00 EUR ausgestellt, Umsatzsteuer inbegriffen. Der Zoll hat es am 29. November 2026 abgestempelt. Ich habe es Ihnen am 1. Dezember 2026 geschickt.',
    ],
  ])('%s: in the language of its country', (_, parts, greeting, text) => {
    const letter = write('reminder-to-operator', parts)
    expect(letter.recipient).toEqual(['Global Blue'])
    expect(letter.parts[2]?.sent).toBe(greeting)
    expect(texts(letter)[0]).toBe(text)
    expect(letter.blanks).toEqual(['your address'])
  })

  test('its English is the same in all four', () => {
    const english = (['spain', 'france', 'italy', 'germany'] as const).map((country) =>
      texts(write('reminder-to-operator', { ...loewe, country }), 'own'),
    )
    expect(new Set(english.map((one) => one.join('\n')))).toHaveLength(1)
  })

  test('refused: asks for the reason', () => {
    const letter = write('reminder-to-operator', { ...loewe, country: 'germany', refusedOn: '2027-01-02' })
    expect(texts(letter)[1]).toBe(
      'Am 2. Januar 2027 wurde mir die Erstattung verweigert. Bitte nennen Sie mir den Grund schriftlich und prüfen Sie den Vorgang erneut.',
    )
  })
})

describe('a stamp that was missed', () => {
  const unstamped = { ...loewe, validatedOn: null, handedInOn: null }
  test.each([
    ['france', 'Consulat de France', 'à l’état neuf'],
    ['germany', 'Deutsche Botschaft oder deutsches Konsulat', 'Ich bitte Sie, die Ausfuhr zu bescheinigen.'],
  ] as const)('%s: what the wallet does not know is a blank', (country, office, says) => {
    const letter = write('missed-stamp', { ...unstamped, country })
    expect(letter.recipient[0]).toBe(office)
    expect(texts(letter).join(' ')).toContain(says)
    expect(letter.blanks).toEqual([
      'your address',
      'the town of the consulate or embassy',
      'the day on which you left the EU',
      'the place where you left the EU',
      'why customs did not validate the form',
    ])
    expect(letter.checkedOn).toMatch(/^2026-11-2/)
  })

  test.each(['spain', 'italy'] as const)('%s: there is nobody to write to', (country) => {
    const question = {
      form: form('f', { country }),
      purchases: [],
      sums: { totalCents: 0, vatCents: null },
      name: '',
      homeCountry: null,
      today: '2027-02-01',
    }
    expect(letterOf('missed-stamp', question)).toBeNull()
    expect(letterOf('claim-to-shop', { ...question, form: form('f', { country: 'italy' }) })).toBeNull()
  })
})

describe('each missing field is a blank in both languages, and is said once', () => {
  const none = { purchases: [], sums: { totalCents: 0, vatCents: null } }
  test.each<[string, LetterKind, Partial<RefundForm>, Partial<LetterQuestion>, string, string]>([
    [
      'name',
      'claim-to-shop',
      {},
      { name: ' ' },
      '[nombre como en el pasaporte]',
      'your name as in the passport',
    ],
    ['town', 'claim-to-shop', {}, { purchases: [bought({ city: '' })] }, '[ciudad]', 'the town of the shop'],
    ['code', 'claim-to-shop', { code: '' }, {}, '[número del documento]', 'the number of the form'],
    ['shop', 'reminder-to-operator', { shop: ' ' }, {}, '[establecimiento]', 'the shop'],
    [
      'operator',
      'reminder-to-operator',
      { operator: '' },
      {},
      '[operador]',
      'the operator that the form names',
    ],
    ['amount', 'reminder-to-operator', {}, none, '[importe]', 'the amount on the form'],
    ['VAT', 'claim-to-shop', {}, none, '[importe del IVA]', 'the VAT on the form'],
    ['day', 'claim-to-shop', {}, none, '[fecha de la compra]', 'the day of the purchase'],
  ])('%s', (_, kind, parts, change, sent, own) => {
    const letter = write(kind, { ...loewe, ...parts }, change)
    const whole = [...letter.sender, ...letter.recipient, ...letter.parts.map((part) => part.sent)].join('\n')
    expect(whole).toContain(sent)
    expect(letter.blanks.filter((name) => name === own)).toHaveLength(1)
  })

  test('no home country, no line for it', () => {
    expect(write('claim-to-shop', loewe, { homeCountry: null }).sender).toEqual(['Mei Tanaka', '[dirección]'])
  })
})
