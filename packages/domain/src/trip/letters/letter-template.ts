import type { RuleSource } from '../../vat/rule-source.ts'

/** The languages that addressees read. */
export type LetterLanguage = 'de' | 'es' | 'fr' | 'it'

/** A text in the recipient's language and in English; `{name}` is a placeholder for a value of the wallet. */
export interface Said {
  sent: string
  own: string
}

/** The condition on the form under which a sentence is used. */
export type LetterCase =
  | 'one-day'
  | 'several-days'
  | 'kiosk'
  | 'stamp'
  | 'validated'
  | 'handed-in'
  | 'not-handed-in'
  | 'unpaid'
  | 'refused'

/** A sentence that is used always, or under one condition. */
export interface Sentence extends Said {
  when?: LetterCase
}

/** The template of a letter. `sources` support its claims; empty if it makes no claim about the law. */
export interface LetterTemplate {
  language: LetterLanguage
  /** The lines of the addressee. */
  recipient: readonly string[]
  subject: Said
  greeting: Said
  paragraphs: readonly (readonly Sentence[])[]
  closing: Said
  sources: readonly RuleSource[]
  checkedOn: string | null
}

/** Data that may be missing in a letter. */
export type LetterValue =
  | 'name'
  | 'address'
  | 'shop'
  | 'city'
  | 'operator'
  | 'office'
  | 'code'
  | 'day'
  | 'lastDay'
  | 'issuedOn'
  | 'validatedOn'
  | 'handedInOn'
  | 'refusedOn'
  | 'total'
  | 'vat'
  | 'exitDay'
  | 'exitPlace'
  | 'reason'

/** The name of missing data, for the recipient and for the sender. */
export const blankNames: Record<
  Exclude<LetterValue, 'lastDay' | 'issuedOn' | 'validatedOn' | 'handedInOn' | 'refusedOn'>,
  Record<LetterLanguage | 'en', string>
> = {
  name: {
    en: 'your name as in the passport',
    es: 'nombre como en el pasaporte',
    fr: 'nom comme dans le passeport',
    it: 'nome come nel passaporto',
    de: 'Name wie im Reisepass',
  },
  address: {
    en: 'your address',
    es: 'dirección',
    fr: 'adresse',
    it: 'indirizzo',
    de: 'Anschrift',
  },
  shop: {
    en: 'the shop',
    es: 'establecimiento',
    fr: 'magasin',
    it: 'negozio',
    de: 'Geschäft',
  },
  city: { en: 'the town of the shop', es: 'ciudad', fr: 'ville', it: 'città', de: 'Ort' },
  operator: {
    en: 'the operator that the form names',
    es: 'operador',
    fr: 'opérateur de détaxe',
    it: 'operatore tax free',
    de: 'Tax-Free-Anbieter',
  },
  office: {
    en: 'the town of the consulate or embassy',
    es: 'ciudad',
    fr: 'ville',
    it: 'città',
    de: 'Ort',
  },
  code: {
    en: 'the number of the form',
    es: 'número del documento',
    fr: 'numéro du bordereau',
    it: 'numero della fattura',
    de: 'Nummer des Formulars',
  },
  day: {
    en: 'the day of the purchase',
    es: 'fecha de la compra',
    fr: 'date de l’achat',
    it: 'data dell’acquisto',
    de: 'Tag des Einkaufs',
  },
  total: {
    en: 'the amount on the form',
    es: 'importe',
    fr: 'montant',
    it: 'importo',
    de: 'Betrag',
  },
  vat: {
    en: 'the VAT on the form',
    es: 'importe del IVA',
    fr: 'montant de la TVA',
    it: 'importo dell’IVA',
    de: 'Betrag der Umsatzsteuer',
  },
  exitDay: {
    en: 'the day on which you left the EU',
    es: 'fecha de salida',
    fr: 'date de sortie',
    it: 'data di uscita',
    de: 'Tag der Ausreise',
  },
  exitPlace: {
    en: 'the place where you left the EU',
    es: 'lugar de salida',
    fr: 'lieu de sortie',
    it: 'luogo di uscita',
    de: 'Ort der Ausreise',
  },
  reason: {
    en: 'why customs did not validate the form',
    es: 'motivo',
    fr: 'raison',
    it: 'motivo',
    de: 'Grund',
  },
}
