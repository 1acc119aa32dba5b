import { payoutPractices } from '../../vat/law-changes.ts'
import type { LetterTemplate } from './letter-template.ts'

/** The letter to a shop in Spain: claims the whole VAT within the period that the tax agency states. */
export const claimToShop: LetterTemplate = {
  language: 'es',
  recipient: ['{shop}', '{city}'],
  subject: {
    sent: 'Devolución del IVA, régimen de viajeros',
    own: 'VAT refund, travelers’ scheme',
  },
  greeting: { sent: 'Estimados señores:', own: 'Dear Sir or Madam,' },
  paragraphs: [
    [
      {
        when: 'one-day',
        sent: 'El {day} compré en su establecimiento artículos por {total}, IVA incluido.',
        own: 'On {day} I bought goods for {total}, VAT included, in your shop.',
      },
      {
        when: 'several-days',
        sent: 'Entre el {day} y el {lastDay} compré en su establecimiento artículos por {total}, IVA incluido.',
        own: 'Between {day} and {lastDay} I bought goods for {total}, VAT included, in your shop.',
      },
      {
        when: 'stamp',
        sent: 'La aduana selló el documento de reembolso (DER) con el código {code} el {validatedOn}.',
        own: 'Customs stamped the refund form (DER) with the code {code} on {validatedOn}.',
      },
      {
        when: 'kiosk',
        sent: 'La aduana validó electrónicamente el documento de reembolso (DER) con el código {code} el {validatedOn}.',
        own: 'Customs validated the refund form (DER) with the code {code} electronically on {validatedOn}.',
      },
      {
        when: 'validated',
        sent: 'La aduana validó el documento de reembolso (DER) con el código {code} el {validatedOn}.',
        own: 'Customs validated the refund form (DER) with the code {code} on {validatedOn}.',
      },
      { when: 'handed-in', sent: 'Se lo envié el {handedInOn}.', own: 'I sent it to you on {handedInOn}.' },
      { when: 'not-handed-in', sent: 'Lo adjunto a esta carta.', own: 'I enclose it with this letter.' },
    ],
    [
      {
        when: 'unpaid',
        sent: 'Todavía no he recibido el reembolso.',
        own: 'I have not yet received the refund.',
      },
      {
        when: 'refused',
        sent: 'El {refusedOn} se me denegó el reembolso.',
        own: 'On {refusedOn} the refund was refused to me.',
      },
      {
        sent: 'Según la Agencia Tributaria, el establecimiento debe reembolsar la totalidad del IVA en los quince días siguientes a la recepción del documento validado.',
        own: 'According to the Spanish tax agency, the shop must repay the whole VAT within 15 days of getting the validated form.',
      },
      {
        sent: 'Les ruego que abonen el IVA íntegro, {vat}, por el medio indicado en el documento.',
        own: 'Please pay the whole VAT, {vat}, in the way named on the form.',
      },
    ],
  ],
  closing: { sent: 'Atentamente,', own: 'Yours faithfully,' },
  sources: [
    {
      name: 'Spanish tax agency, VAT refund to travelers',
      url: payoutPractices.spainShopDirect.source,
      kind: 'official',
    },
  ],
  checkedOn: '2026-11-22',
}
