import { missedStampRules } from '../../vat/missed-stamp-rules.ts'
import type { Country } from '../../places/countries.ts'
import type { LetterTemplate } from './letter-template.ts'

/** The letter to the authority that can still certify the export; null if there is none (`missedStampRules`). */
export const missedStamp: Record<Country, LetterTemplate | null> = {
  france: {
    language: 'fr',
    recipient: ['Consulat de France', '{office}'],
    subject: {
      sent: 'Attestation pour un bordereau de détaxe que la douane n’a pas validé',
      own: 'Statement for a tax free form that customs did not validate',
    },
    greeting: { sent: 'Madame, Monsieur,', own: 'Dear Sir or Madam,' },
    paragraphs: [
      [
        {
          sent: 'Le {issuedOn}, le magasin {shop} à {city} m’a remis le bordereau de détaxe {code} pour des achats de {total}, TVA comprise.',
          own: 'On {issuedOn} the shop {shop} in {city} gave me the tax free form {code} for purchases of {total}, VAT included.',
        },
        {
          sent: 'J’ai quitté l’Union européenne le {exitDay} ({exitPlace}) sans que la douane valide le bordereau, pour la raison suivante : {reason}.',
          own: 'I left the European Union on {exitDay} ({exitPlace}) without customs validating the form, for this reason: {reason}.',
        },
      ],
      [
        {
          sent: 'Je vous prie de me remettre une attestation que les marchandises se trouvent hors de l’Union européenne. Je la transmettrai, avec le bordereau, au bureau de douane du lieu de sortie.',
          own: 'Please give me a statement that the goods are outside the European Union. I will send it with the form to the customs office of the place where I left.',
        },
        {
          sent: 'Je peux vous présenter mon passeport, ma carte d’embarquement, la facture, le bordereau et les marchandises, à l’état neuf.',
          own: 'I can show you my passport, my boarding pass, the invoice, the form and the goods, as new.',
        },
      ],
    ],
    closing: {
      sent: 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
      own: 'Yours faithfully,',
    },
    sources: [
      ...(missedStampRules.france.source ? [missedStampRules.france.source] : []),
      {
        name: 'French embassy in Australia, what a consulate asks to see',
        url: 'https://www.ambafrance-au.org/Ventes-en-detaxe-PABLO',
        kind: 'official',
      },
    ],
    checkedOn: missedStampRules.france.checkedOn,
  },
  spain: null,
  italy: null,
  germany: {
    language: 'de',
    recipient: ['Deutsche Botschaft oder deutsches Konsulat', '{office}'],
    subject: {
      sent: 'Ausfuhrbescheinigung für Einkäufe in Deutschland',
      own: 'Export certificate for purchases in Germany',
    },
    greeting: { sent: 'Sehr geehrte Damen und Herren,', own: 'Dear Sir or Madam,' },
    paragraphs: [
      [
        {
          sent: 'Das Geschäft {shop} in {city} hat mir am {issuedOn} das Tax-Free-Formular {code} für Einkäufe von {total} ausgestellt, Umsatzsteuer inbegriffen.',
          own: 'On {issuedOn} the shop {shop} in {city} gave me the tax free form {code} for purchases of {total}, VAT included.',
        },
        {
          sent: 'Ich habe die Europäische Union am {exitDay} verlassen ({exitPlace}), ohne dass der Zoll die Ausfuhr bestätigt hat. Der Grund: {reason}.',
          own: 'I left the European Union on {exitDay} ({exitPlace}) without customs confirming the export. The reason: {reason}.',
        },
      ],
      [
        {
          sent: 'Ich bitte Sie, die Ausfuhr zu bescheinigen. Ware, Reisepass und Belege kann ich Ihnen vorlegen; die Gebühr für das Formular zahle ich.',
          own: 'Please certify the export. I can show you the goods, my passport and the receipts, and I pay the fee for the form.',
        },
      ],
    ],
    closing: { sent: 'Mit freundlichen Grüßen', own: 'Yours faithfully,' },
    sources: missedStampRules.germany.source ? [missedStampRules.germany.source] : [],
    checkedOn: missedStampRules.germany.checkedOn,
  },
}
