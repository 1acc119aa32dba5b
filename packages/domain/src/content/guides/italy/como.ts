import type { PlaceGuideTemplate } from '../place-guide.ts'

export const comoGuide: PlaceGuideTemplate = (n) => ({
  title: 'Como VAT refund at the Swiss border: Brogeda, Chiasso',
  description:
    'Shopping in Como and crossing to Switzerland: stop at Italian customs first, Brogeda or Ponte Chiasso, then the Swiss side. Trains and day trips too.',
  keywords: [
    'Como VAT refund',
    'Brogeda customs',
    'Ponte Chiasso tax free',
    'Swiss border tax free',
    'Como silk tax free',
  ],
  lead: 'Driving from Como to Switzerland is an EU exit. Stop on the Italian side, at Brogeda on the motorway or Ponte Chiasso in town; once you have crossed, it is too late.',
  sections: [
    {
      id: 'order',
      title: 'Italy first, Switzerland second',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Pull in at Italian customs',
              text: 'Goods, passport or identity document, invoices with their codes.',
            },
            {
              title: 'Get the validation',
              text: 'It is digital, so check that the officer found every invoice.',
            },
            {
              title: 'Declare in Switzerland',
              text: 'Since January 2025 the limit is CHF 150 for each person; above it Swiss VAT is due.',
            },
          ],
        },
      ],
    },
    {
      id: 'day-trips',
      title: 'Lugano for the day',
      blocks: [
        {
          kind: 'text',
          text: 'If you return to Italy the same evening with the goods, do not validate in the morning. Claim once, on the day they leave the EU for good. If Zurich is your airport, the border near Como is your only chance.',
        },
      ],
    },
  ],
  tips: [
    'Ponte Chiasso was overloaded in 2025, a customs officers’ union said, after the Italian minimum fell. Avoid Saturdays if you can.',
    'Silk from a factory shop still needs the electronic invoice. Ask before cutting or hemming.',
    'On the train nobody waits for your stamp. Use the road, or ask customs at the station in Chiasso beforehand.',
  ],
  shoppingAreas: [
    {
      name: 'Via Vittorio Emanuele II',
      text: 'The walk from the walls to the cathedral: Tessabit’s multi-brand shops, Max Mara, Furla.',
      locationIds: ['it-como-via-vittorio-emanuele'],
    },
    {
      name: 'Piazza Duomo and Via Plinio',
      text: 'Silk, ties and scarves between the cathedral and the lake.',
      locationIds: ['it-como-piazza-duomo'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'By motorway', text: 'A9 to Como Brogeda. The pin on our map is approximate; follow “Dogana”.' },
    { label: 'By town road', text: 'Ponte Chiasso, Piazzale Anna Frank.' },
    { label: 'By rail', text: 'Como San Giovanni, on the [Milan](/italy/milan)–Chiasso line.' },
    { label: 'Flying instead', text: 'From [Malpensa](/italy/malpensa), reached by car or via Saronno.' },
    {
      label: 'With a driver',
      text: '[Book the ride](/italy/como/book-chauffeur) and ask for a stop at customs.',
    },
  ],
  timeline: [
    {
      when: 'In the shop',
      text: `Ask for the form when the bill is ${n.italy.lawMinimumText}, the legal line since ${n.italy.lawSince}.`,
    },
    { when: 'At the border', text: 'Italian post, then Swiss post.' },
    { when: 'Same week', text: 'Post the papers if the operator wants them.' },
    { when: 'Card', text: `Credit in ${n.refundWeeks}.` },
  ],
  questions: [
    {
      question: 'I live in Switzerland. May I claim on a Saturday shopping trip?',
      answer:
        'Yes, residents of Switzerland may. Italy’s form carries one name; the Swiss limit is counted for each person in the car.',
    },
    {
      question: 'Do I have to leave the car?',
      answer:
        'Usually yes: park at the Italian office and bring what you bought. Hours of both posts should be checked before a late drive.',
    },
    {
      question: 'Can the Swiss officer stamp the Italian invoice?',
      answer: 'No. The proof of export comes from the EU side.',
    },
  ],
  sources: [
    {
      name: 'Corriere del Ticino: shopping tourism and Ponte Chiasso',
      url: 'https://www.cdt.ch/news/ticino/tax-free-a-70-euro-esplode-il-turismo-degli-acquisti-in-italia-a-ponte-chiasso-la-situazione-e-insostenibile-395008',
    },
    {
      name: 'ComoZero: shops and the lower Swiss limit',
      url: 'https://comozero.it/economia/tassa-piu-alta-al-confine-per-lo-shopping-in-italia-cara-svizzera-como-non-ti-teme-qui-risparmio-e-qualita-al-top/',
      readOn: '2024-12',
    },
    { name: 'Italian customs (ADM): OTELLO', url: 'https://www.adm.gov.it/portale/progetti-aida-otello' },
  ],
})
