import { changingPlanesWith } from '../../exit/where-to-show-goods.ts'
import type { Country } from '../../places/countries.ts'
import type { RichText, Template } from '../page-content.ts'
import type { CountryNumbers } from '../rule-numbers.ts'

/** What the printable guide of a country adds to the text of the country's page. */
export type BookletText = {
  /** Lines to tick off, in the order in which one needs them. */
  checkLists: { title: string; lead: string; items: RichText[] }[]
  /** Contacts: for what, and whom. */
  help: { label: string; text: RichText }[]
  /** What the phrases are for, and how to use them. */
  phrasesLead: string
  locationsLead: string
  estimate: string
}

/** Returns the text of the printable guide; every number in it comes from the rules. */
export function bookletTemplate(country: Country): Template<BookletText> {
  const { form, validation, refused, authority } = countryParts[country]
  return (n) => ({
    checkLists: [
      {
        title: 'Before you leave the shop',
        lead: 'Only the seller can correct a form, so read it at the till.',
        items: [
          minimumLine(n[country]),
          `You know what makes one purchase. ${n[country].countingShort}.`,
          'The seller has seen the passport of the person who pays.',
          'Name, passport number and country of residence are right, letter for letter.',
          form,
          'Goods and prices on the form are those on the receipt.',
          'The form states the amount you will receive, and you know the fee.',
          'You have chosen how to be paid. Money in town is an advance on your card.',
          'Receipt and form are together, and you have a photo of both.',
        ],
      },
      {
        title: 'Before you leave the EU',
        lead: 'Do this on the day you leave, before you check your bags.',
        items: [
          `You know where each bag is shown. ${changingPlanesWith(country)}`,
          `You leave within ${n.exportWithin} of the purchase. ${n.clockNote}`,
          'The goods are unused and in a bag that you can open for an officer.',
          'Passport, forms, receipts and boarding pass or ticket are in your hand.',
          `You are there ${n.arriveBeforeFlight} before a flight or ${n.arriveBeforeTrain} before a train.`,
          validation,
          refused,
          `You keep the form until the money is there. On a card that takes ${n.refundWeeks}.`,
        ],
      },
    ],
    help: [
      {
        label: 'An error on the form',
        text: 'The shop that made it out. Nobody else can change it; go back before you travel.',
      },
      {
        label: 'The form is refused',
        text: `${authority} at the exit, on the spot, with goods and passport.`,
      },
      {
        label: 'The money does not come',
        text: 'The operator named on the form, or the shop if it repays you itself. Have the number of the form and a photo of it ready.',
      },
      {
        label: 'A rule is unclear',
        text: 'The authorities listed under Sources. Their word counts, not ours.',
      },
    ],
    phrasesLead: 'Say the line, or show it.',
    locationsLead:
      'Doors and counters move. Hours are printed only where a recent source gives them; for all others ask the day before. Beside each name stands how old its source is. “Checked” is said only of a dated source that was younger than a year when this was printed.',
    estimate: `Amounts in this guide are estimates that count with ${n.refundShare} of the VAT. The operator’s fee decides; the form states the amount.`,
  })
}

function minimumLine({ minimum, minimumText, lawMinimumText }: CountryNumbers): string {
  if (minimumText !== lawMinimumText)
    return `The purchase reaches the minimum: ${minimumText} in this guide, ${lawMinimumText} in law.`
  return minimum === 'no minimum'
    ? 'The shop writes a form for this sum. The law has no minimum, a shop may.'
    : `The purchase reaches the minimum: ${minimumText}.`
}

type CountryParts = { form: string; validation: string; refused: string; authority: string }

const countryParts: Record<Country, CountryParts> = {
  france: {
    form: 'The form has a barcode. If you have other receipts, you have asked whether they can be grouped.',
    validation: 'You scan the barcode at a PABLO kiosk, and the screen turns green.',
    refused: 'If it turns red, you go to the customs desk with the goods. Now, not later.',
    authority: 'French customs',
  },
  spain: {
    form: 'The form says DIVA and has a barcode. You have it on paper if you fly on through another EU airport.',
    validation: 'You scan the barcode at a DIVA screen, and it says that the form is validated.',
    refused: 'If it is refused, you go to the Guardia Civil office beside the screens with the goods.',
    authority: 'The Guardia Civil',
  },
  italy: {
    form: 'The OTELLO code is printed on your copy.',
    validation: 'Customs, or the operator’s desk where it may, confirms the form in OTELLO.',
    refused: 'If customs wants to see the goods, you show them at once.',
    authority: 'Italian customs',
  },
  germany: {
    form: 'Your name and home address stand on the form, in Latin letters.',
    validation:
      'Customs has stamped every form. A bag for the hold gets its tag first, then you take it to customs.',
    refused: 'If the office is closed, you ask at the information desk who stamps now.',
    authority: 'German customs',
  },
}
