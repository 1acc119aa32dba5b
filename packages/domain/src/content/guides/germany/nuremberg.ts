import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Nuremberg: small receipts in the old town, and mostly connecting flights. */
export const nurembergGuide: PlaceGuideTemplate = (n) => ({
  title: 'Nuremberg VAT refund: old-town shops and NUE flights',
  description:
    'Kaiserstraße and Breuninger for larger purchases, market stalls for small ones, and what a connecting flight from Nuremberg means for your customs stamp.',
  keywords: [
    'Nuremberg tax-free shopping',
    'VAT refund Nuremberg',
    'Nuremberg Airport customs',
    'Kaiserstraße Nuremberg',
  ],
  lead: 'From Nuremberg you usually fly home with a change of plane. Pack what you bought in the suitcase and it is stamped at Nuremberg; carry it on board and it is stamped where you change.',
  sections: [
    {
      id: 'suitcase-or-cabin',
      title: 'Suitcase or cabin: decide in Nuremberg',
      blocks: [
        {
          kind: 'text',
          text: 'A suitcase tagged through to home leaves your hands here, so ask for the tag, take it to the Zoll office of Nuremberg Airport, and have it confirmed. Where that office is in the building, and whether it is staffed for your departure, only the airport can tell: telephone before the day.',
        },
        {
          kind: 'text',
          text: 'Changing in Istanbul or Zurich makes Nuremberg the exit for everything. Changing in Frankfurt, Amsterdam or Paris leaves the cabin goods for that airport.',
        },
      ],
    },
    {
      id: 'small-sums',
      title: 'When a form is worth asking for',
      blocks: [
        {
          kind: 'text',
          text: 'Gingerbread and stall goods from the Christmas market are food or small change, and a stall is unlikely to keep tax-free forms. Save the question for a watch on Kaiserstraße or clothes at Breuninger.',
        },
      ],
    },
  ],
  tips: [
    'One invoice, one form: have everything from one shop put on it, and do not split a purchase between two shops of a street.',
    'Toys carry the standard rate of VAT, gingerbread the lower one for food.',
    'If Nuremberg’s desk is closed at your hour, put the goods in the cabin bag and use the larger airport.',
  ],
  shoppingAreas: [
    {
      name: 'Kaiserstraße',
      text: 'Jewelers and boutiques by the river; Wempe and Montblanc are named for the city.',
      locationIds: ['de-nuremberg-kaiserstrasse'],
    },
    {
      name: 'Karolinenstraße and Breite Gasse',
      text: 'The pedestrian streets of the Lorenz side, with Breuninger at Karolinenstraße 34.',
      locationIds: ['de-nuremberg-breite-gasse', 'de-nuremberg-breuninger'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'Airport', text: 'Flughafenstraße 100; the underground runs there from Nürnberg Hauptbahnhof.' },
    { label: 'Driver', text: '[Car to NUE or on to Munich Airport](/germany/nuremberg/book-chauffeur).' },
    {
      label: 'Next stop',
      text: '[Ingolstadt](/germany/ingolstadt), with its outlet village, lies on the way to Munich.',
    },
  ],
  timeline: [
    { when: 'In the shop', text: 'Ask if the house offers tax-free, then for the form.' },
    { when: 'Packing', text: 'Suitcase for Nuremberg’s stamp, cabin for the next airport’s.' },
    { when: `${n.arriveBeforeFlight} before your first flight`, text: 'Tag, then Zoll.' },
    { when: 'At home', text: `Card credits take ${n.refundWeeks}.` },
  ],
  questions: [
    {
      question: 'Does Nuremberg Airport have customs?',
      answer:
        'Yes, by common knowledge, at the airport’s address. Its hall, hours and any refund counter are not confirmed, so call first.',
    },
    {
      question: 'I change in Munich. Which stamp do I need?',
      answer:
        'Nuremberg for the suitcase, [Munich](/germany/munich-airport) for the cabin bag. Two forms make that simple: one for each bag.',
    },
    {
      question: 'Can the Christmas market give me the VAT back?',
      answer: 'Hardly. Ask the single stall; without its form there is nothing for customs to stamp.',
    },
  ],
  sources: [
    { name: 'Nuremberg Airport', url: 'https://www.airport-nuernberg.de' },
    { name: 'Breuninger', url: 'https://www.breuninger.com' },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
