import type { Country } from '../places/countries.ts'

/** What differs from country to country in the steps after a purchase. Facts: places/place-facts.json. */
export type CountrySteps = { form: string; validate: string; pay: string }

export const countrySteps: Record<Country, CountrySteps> = {
  france: {
    form: 'At the till, with your passport. Check your name, country and the amount before you leave the store.',
    validate:
      'Scan the form at a PABLO kiosk; a green screen confirms it. If the kiosk refuses, go to the customs desk beside it.',
    pay: 'On your card. Or the same day in cash, at an airport counter once the form is validated.',
  },
  spain: {
    form: 'At the till, with your passport, ask for a DIVA form. Check your name, country and the amount before you leave the store.',
    validate:
      'Scan the form at a DIVA screen in the check-in area, before you drop your bags. If it is refused, go to the Guardia Civil office beside the screens.',
    pay: 'On your card. Or the same day, at a refund desk in the boarding area.',
  },
  italy: {
    form: 'At the till, with your passport: the shop needs its data. Ask for the OTELLO code to be printed on your copy.',
    validate:
      'Show form, goods and passport where you leave the EU; customs confirms the form in OTELLO. At Rome Fiumicino and Milan Malpensa the refund operator’s desk does it for Italian forms.',
    pay: 'On your card, or at your refund operator’s counter once the form is validated.',
  },
  germany: {
    form: 'At the till, with your passport. Fill in your name and address in Latin letters before you queue at customs.',
    validate:
      'German customs stamps the form. Goods in a checked bag: get the bag tagged, then take it to customs. Hand luggage is normally cleared after security.',
    pay: 'On your card. Or at an operator’s counter at the airport after the stamp, minus a fee.',
  },
}
