import type { PlaceGuideTemplate } from '../place-guide.ts'

export const pisaGuide: PlaceGuideTemplate = (n) => ({
  title: 'Pisa VAT refund: Galileo Galilei Airport and city shops',
  description:
    'Pisa for tax-free shoppers: Borgo Stretto and Corso Italia, what is known of customs at Galileo Galilei Airport, and when Florence or Rome is better.',
  keywords: ['Pisa VAT refund', 'Pisa airport customs', 'Galileo Galilei tax free', 'Pisa shopping'],
  lead: 'Flying from Pisa straight out of the EU, to London for instance? Find customs before you drop your bag: no operator desk is recorded here.',
  sections: [
    {
      id: 'airport',
      title: 'What is known of the airport',
      blocks: [
        {
          kind: 'text',
          text: 'Galileo Galilei has a customs and refund point in our list, without hall, hours or operator. The company that runs it also runs [Florence](/italy/florence) airport, where a Global Blue counter is listed. Telephone or write before the day, and name your flight: customs at small airports follows the timetable.',
        },
      ],
    },
    {
      id: 'britain',
      title: 'Flights to Britain',
      blocks: [
        {
          kind: 'text',
          text: 'England, Scotland and Wales are outside the EU, so their residents may claim and this airport is their exit. People who live in Northern Ireland may not.',
        },
      ],
    },
  ],
  tips: [
    'Bags bought in Florence and flown from here are validated here. The city on the receipt does not matter.',
    'Souvenir stalls by the Leaning Tower rarely write electronic invoices; shops on Borgo Stretto may.',
    'If nobody is on duty, ask an airport officer to call customs, and keep the boarding pass afterward.',
  ],
  shoppingAreas: [
    {
      name: 'Borgo Stretto',
      text: 'Arcaded lane north of the Arno; Max Mara and Furla among local shops.',
      locationIds: ['it-pisa-borgo-stretto'],
    },
    {
      name: 'Corso Italia',
      text: 'The pedestrian street from Pisa Centrale to the river, mostly chains.',
      locationIds: ['it-pisa-corso-italia'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'Station to terminal', text: 'The Pisamover shuttle train from Pisa Centrale.' },
    { label: 'Outlets', text: 'The big ones are near Florence; see [its guide](/italy/florence).' },
    {
      label: 'Cruise port',
      text: 'Ships call at Livorno. Unless the next port is outside the EU, no stamp is due there.',
    },
    { label: 'Car', text: '[From Pisa or Lucca](/italy/pisa/book-chauffeur) to the terminal.' },
  ],
  timeline: [
    { when: 'Shop', text: 'Passport, coded invoice.' },
    { when: 'Day before', text: 'Call the airport about customs hours.' },
    { when: 'Flight day', text: `${n.arriveBeforeFlight} ahead: customs, then bag drop.` },
    { when: 'Afterward', text: `Post the papers as the form says; card money in ${n.refundWeeks}.` },
  ],
  questions: [
    {
      question: 'I fly Pisa–London–New York on two tickets. Where do I validate?',
      answer:
        'In Pisa, for everything. London is not in the EU, so Pisa is the last EU airport for both suitcase and cabin bag.',
    },
    {
      question: 'Can I get cash at this airport?',
      answer: 'We could not confirm a paying counter. Choose a card refund when the shop fills in the form.',
    },
    {
      question: 'Would Rome be easier?',
      answer:
        'With forms of several operators, yes: [Fiumicino](/italy/fiumicino) has desks that validate and pay.',
    },
  ],
  sources: [
    {
      name: 'Global Blue: Italy',
      url: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/italy',
    },
    { name: 'Pisa Airport', url: 'https://www.pisa-airport.com' },
    {
      name: 'European Commission: VAT refunds for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
    { name: 'Italian customs (ADM): OTELLO', url: 'https://www.adm.gov.it/portale/progetti-aida-otello' },
  ],
})
