import type { Country } from '../../places/countries.ts'
import type { LetterTemplate, Said, Sentence } from './letter-template.ts'

/** The English text, the same for all four countries. */
const own = {
  subject: 'VAT refund, tax free form {code}',
  greeting: 'Dear Sir or Madam,',
  form: 'On {issuedOn} the shop {shop} in {city} gave me the tax free form {code} for purchases of {total}, VAT included.',
  kiosk: 'Customs validated it electronically on {validatedOn}.',
  stamp: 'Customs stamped it on {validatedOn}.',
  validated: 'Customs validated it on {validatedOn}.',
  'handed-in': 'I sent it to you on {handedInOn}.',
  'not-handed-in': 'A copy is enclosed.',
  unpaid:
    'I have not received the refund so far. Please pay it in the way named on the form, and tell me the date.',
  refused:
    'On {refusedOn} the refund was refused to me. Please tell me the reason in writing, and look at the case again.',
  closing: 'Yours faithfully,',
} as const

type ReminderLetterText = Record<keyof typeof own, string>

/** Asks for the refund of the form; makes no claim about the law. */
function reminder(language: LetterTemplate['language'], words: ReminderLetterText): LetterTemplate {
  const said = (part: keyof ReminderLetterText): Said => ({ sent: words[part], own: own[part] })
  const cases = (...list: (keyof ReminderLetterText & NonNullable<Sentence['when']>)[]): Sentence[] =>
    list.map((when) => ({ ...said(when), when }))
  return {
    language,
    recipient: ['{operator}'],
    subject: said('subject'),
    greeting: said('greeting'),
    paragraphs: [
      [said('form'), ...cases('kiosk', 'stamp', 'validated', 'handed-in', 'not-handed-in')],
      cases('unpaid', 'refused'),
    ],
    closing: said('closing'),
    sources: [],
    checkedOn: null,
  }
}

/** The letter to the operator, in the language of the form's country. */
export const reminderToOperator: Record<Country, LetterTemplate> = {
  spain: reminder('es', {
    subject: 'Devolución del IVA, documento de reembolso {code}',
    greeting: 'Estimados señores:',
    form: 'El {issuedOn}, el establecimiento {shop} de {city} me entregó el documento de reembolso (DER) {code} por compras de {total}, IVA incluido.',
    kiosk: 'La aduana lo validó electrónicamente el {validatedOn}.',
    stamp: 'La aduana lo selló el {validatedOn}.',
    validated: 'La aduana lo validó el {validatedOn}.',
    'handed-in': 'Se lo envié el {handedInOn}.',
    'not-handed-in': 'Adjunto una copia.',
    unpaid:
      'Hasta hoy no he recibido el reembolso. Les ruego que lo abonen por el medio indicado en el documento y que me comuniquen la fecha.',
    refused:
      'El {refusedOn} se me denegó el reembolso. Les ruego que me comuniquen el motivo por escrito y que revisen el caso.',
    closing: 'Atentamente,',
  }),
  france: reminder('fr', {
    subject: 'Remboursement de la TVA, bordereau de détaxe {code}',
    greeting: 'Madame, Monsieur,',
    form: 'Le {issuedOn}, le magasin {shop} à {city} m’a remis le bordereau de détaxe {code} pour des achats de {total}, TVA comprise.',
    kiosk: 'La douane l’a validé par voie électronique le {validatedOn}.',
    stamp: 'La douane y a apposé son cachet le {validatedOn}.',
    validated: 'La douane l’a validé le {validatedOn}.',
    'handed-in': 'Je vous l’ai envoyé le {handedInOn}.',
    'not-handed-in': 'Une copie est jointe.',
    unpaid:
      'À ce jour, je n’ai pas reçu le remboursement. Je vous prie de le verser selon le mode indiqué sur le bordereau et de m’en indiquer la date.',
    refused:
      'Le {refusedOn}, le remboursement m’a été refusé. Je vous prie de m’en indiquer la raison par écrit et de réexaminer le dossier.',
    closing: 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
  }),
  italy: reminder('it', {
    subject: 'Rimborso dell’IVA, fattura tax free {code}',
    greeting: 'Gentili Signore e Signori,',
    form: 'In data {issuedOn} il negozio {shop} di {city} mi ha rilasciato la fattura tax free {code} per acquisti di {total}, IVA inclusa.',
    kiosk: 'La dogana l’ha convalidata elettronicamente in data {validatedOn}.',
    stamp: 'La dogana l’ha timbrata in data {validatedOn}.',
    validated: 'La dogana l’ha convalidata in data {validatedOn}.',
    'handed-in': 'Ve l’ho inviata in data {handedInOn}.',
    'not-handed-in': 'Ne allego una copia.',
    unpaid:
      'A oggi non ho ricevuto il rimborso. Vi prego di versarlo nel modo indicato sulla fattura e di comunicarmi la data.',
    refused:
      'In data {refusedOn} il rimborso mi è stato negato. Vi prego di comunicarmene il motivo per iscritto e di riesaminare la pratica.',
    closing: 'Distinti saluti,',
  }),
  germany: reminder('de', {
    subject: 'Erstattung der Umsatzsteuer, Tax-Free-Formular {code}',
    greeting: 'Sehr geehrte Damen und Herren,',
    form: 'Das Geschäft {shop} in {city} hat mir am {issuedOn} das Tax-Free-Formular {code} für Einkäufe von {total} ausgestellt, Umsatzsteuer inbegriffen.',
    kiosk: 'Der Zoll hat es am {validatedOn} elektronisch bestätigt.',
    stamp: 'Der Zoll hat es am {validatedOn} abgestempelt.',
    validated: 'Der Zoll hat es am {validatedOn} bestätigt.',
    'handed-in': 'Ich habe es Ihnen am {handedInOn} geschickt.',
    'not-handed-in': 'Eine Kopie liegt bei.',
    unpaid:
      'Bis heute ist keine Erstattung eingegangen. Bitte zahlen Sie sie auf dem Weg aus, den das Formular nennt, und teilen Sie mir das Datum mit.',
    refused:
      'Am {refusedOn} wurde mir die Erstattung verweigert. Bitte nennen Sie mir den Grund schriftlich und prüfen Sie den Vorgang erneut.',
    closing: 'Mit freundlichen Grüßen',
  }),
}
