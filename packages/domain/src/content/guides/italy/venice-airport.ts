import type { PlaceGuideTemplate } from '../place-guide.ts'

export const veniceAirportGuide: PlaceGuideTemplate = (n) => ({
  title: 'Venice Marco Polo VAT refund: office before check-in',
  description:
    'How to get VAT back at Venice Marco Polo Airport: the refund office in departures, which forms need customs, hand baggage, and the way from the boat.',
  keywords: [
    'Venice airport VAT refund',
    'Marco Polo tax refund',
    'VCE customs',
    'Venice airport tax free',
    'Marco Polo hand baggage VAT',
  ],
  lead: 'In the departures hall, before check-in and security, the Tax Refund office gives the customs stamp and the cash for its own forms. With any other form, ask for customs first.',
  sections: [
    {
      id: 'whose-form',
      title: 'Whose form is it',
      blocks: [
        {
          kind: 'text',
          text: 'Read the name at the top. **Tax Refund** states that its Marco Polo office validates and pays in one go, as at Rome and Milan. Global Blue and Planet also have desks in our list, but we found no statement that they validate here: bring their forms to customs before you check in, unless the desk tells you otherwise.',
        },
      ],
    },
    {
      id: 'not-known',
      title: 'What we could not find out',
      blocks: [
        {
          kind: 'list',
          items: [
            'Where hand-baggage goods are shown. Ask at the refund office before you go through security.',
            'Whether there is any self-service kiosk. Expect a person.',
            'Opening times. Airport information can tell you the hours for your flight day.',
          ],
        },
      ],
    },
  ],
  tips: [
    'Most long-haul tickets from here change planes in the EU. Look at the tag on your suitcase: tagged through, it is shown here, before you give it away; if you collect it on the way, where you check it in again.',
    'Glass in the hold must be seen before the belt takes it. Keep one side of the box uncovered by tape.',
    'The early morning is when hub flights leave. If no desk is staffed, get the customs validation and post the form.',
    'Bring the card you want credited; a photo of it is not enough at a counter.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: 'From the dock or the bus to departures',
      text: 'Boats stop at the water terminal, a covered walk from the building; buses stop in front.',
    },
    {
      title: `Be there ${n.arriveBeforeFlight} early`,
      text: 'One office serves everyone, and check-in for your flight must still be open afterward.',
    },
    {
      title: 'Refund office, bag in hand',
      text: 'Passport, form and ticket. For Tax Refund forms this ends with stamp and cash.',
    },
    {
      title: 'Customs for the rest',
      text: 'Other operators, shops that pay you directly, and forms from other EU countries.',
    },
    { title: 'Check in the suitcase', text: 'Only when every hold-bag form is done.' },
    {
      title: 'Carried goods',
      text: 'Flying straight out of the EU: ask customs here. Changing planes in the EU: show what you carry at the last airport there.',
    },
    {
      title: 'Red light or closed counter',
      text: 'A check in OTELLO means a walk to customs with the goods. If nobody is there, ask the airport desk to call an officer.',
    },
  ],
  local: [
    { label: 'By water', text: 'Water buses and taxis from the islands to the airport dock.' },
    {
      label: 'By road',
      text: 'Buses from Piazzale Roma and Mestre; more in the [Venice guide](/italy/venice).',
    },
    {
      label: 'Last outlet stop',
      text: 'Noventa di Piave, by the motorway east; hours in the [list](/map-locations/italy/venice-airport#list-view).',
    },
    {
      label: 'Private car',
      text: '[Request a ride](/italy/venice-airport/book-chauffeur) with room for boxes.',
    },
  ],
  timeline: [
    { when: 'Days before', text: 'Check that each Italian form has its code.' },
    { when: 'Arrival at departures', text: 'Office, customs if needed, then check-in.' },
    { when: 'On the same visit', text: 'Cash for Tax Refund forms.' },
    { when: `${n.refundWeeks} after`, text: 'Card money for the others.' },
  ],
  questions: [
    {
      question: 'Do I still need a customs stamp at Venice Airport?',
      answer:
        'Not with a Tax Refund form, according to the company. For other forms assume yes and ask customs before check-in.',
    },
    {
      question: 'I fly Venice–Munich–Tokyo with a checked suitcase. Where do I go?',
      answer:
        'Here for the suitcase, if it is tagged to Tokyo. For what you carry, go to customs at [Munich Airport](/germany/munich-airport).',
    },
    {
      question: 'Is the procedure the same at Treviso?',
      answer: 'No. Treviso is another airport with its own office, open when non-EU flights leave.',
    },
  ],
  sources: [
    { name: 'Tax Refund: how to get your refund', url: 'https://www.taxrefund.it/how-get-your-refund' },
    { name: 'Tax Refund: questions', url: 'https://www.taxrefund.it/faq.php' },
    {
      name: 'European Commission: VAT refunds for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
    { name: 'Venice Marco Polo Airport', url: 'https://www.veneziaairport.it' },
  ],
})
