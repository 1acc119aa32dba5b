import type { PlaceGuideTemplate } from '../place-guide.ts'

export const bolognaGuide: PlaceGuideTemplate = (n) => ({
  title: 'Bologna tax refund: Galleria Cavour and Marconi Airport',
  description:
    'VAT refund in Bologna: Galleria Cavour and Via Farini, Castel Guelfo outlet, and the two counters at Marconi Airport, customs first and cash second.',
  keywords: [
    'Bologna tax refund',
    'Bologna VAT refund',
    'Marconi airport customs',
    'Galleria Cavour',
    'Castel Guelfo',
  ],
  lead: 'At Bologna Airport the order is customs first, money second: get the digital validation from the customs office, then go to the exchange counter that pays.',
  sections: [
    {
      id: 'two-counters',
      title: 'Two counters at Marconi',
      blocks: [
        {
          kind: 'text',
          text: 'A copy of the airport’s own refund page, undated and older than 2024, puts the customs office near arrivals or in the check-in area, and the payers at the Forexchange shops: first floor in departures, ground floor in arrivals. A form can also be dropped there in a box for a card refund. An older Travelex page lists several operators at the departures counter. Signs on the day beat all three.',
        },
      ],
    },
    {
      id: 'food',
      title: 'If you came for the food',
      blocks: [
        {
          kind: 'text',
          text: 'Ham, cheese and pasta carry reduced VAT, so little comes back, and many countries do not let meat in. Fashion, leather and kitchen machines carry the full rate, and those are the invoices worth asking for.',
        },
      ],
    },
  ],
  tips: [
    'Marconi’s page wants goods whole, new and unworn, and reserves the right to look.',
    'Trade-fair weeks fill hotels, shops and flights together. Add time at customs.',
    'Ask Galleria Cavour boutiques one by one: the gallery is a building, not a seller.',
  ],
  shoppingAreas: [
    {
      name: 'Galleria Cavour and Via Farini',
      text: 'Louis Vuitton, Gucci, Prada, Hermès and Moncler under one arcade and in the street beside it.',
      locationIds: ['it-bologna-galleria-cavour', 'it-bologna-via-farini'],
    },
    {
      name: 'Via dell’Indipendenza',
      text: 'Porticoed street from the station to Piazza Maggiore, with chain stores all along.',
      locationIds: ['it-bologna-via-indipendenza'],
    },
    {
      name: 'Castel Guelfo The Style Outlets',
      text: 'East of the city near the motorway; our map point is approximate.',
      locationIds: ['it-bologna-castel-guelfo-outlet'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'To the airport', text: 'Marconi Express monorail from Bologna Centrale.' },
    {
      label: 'Fast trains',
      text: 'To [Florence](/italy/florence), [Venice](/italy/venice), Milan and Rome.',
    },
    { label: 'Customs', text: 'Agenzia delle Dogane at Via Triumvirato 84, inside the terminal.' },
    { label: 'Outlet and airport', text: '[One car for both](/italy/bologna/book-chauffeur).' },
  ],
  timeline: [
    { when: 'At the shop', text: `Invoice ${n.italy.lawMinimumText} by law, passport data, code.` },
    { when: `Airport, ${n.arriveBeforeFlight} early`, text: 'Customs, with suitcase unlocked.' },
    { when: 'Next counter', text: 'Cash or drop box.' },
    { when: 'Card route', text: `Allow ${n.refundWeeks}.` },
  ],
  questions: [
    {
      question: 'Can the Forexchange counter skip customs, as desks do at Malpensa?',
      answer: 'The airport’s page describes customs as the first step for everybody, so assume not.',
    },
    {
      question: 'My flight from Bologna goes to an EU hub. What do I show here?',
      answer:
        'The suitcase, when it is tagged to a city outside the EU. Things you carry are shown at the hub.',
    },
    {
      question: 'Is there a refund desk in town?',
      answer: 'We know of none. The outlet’s information point can tell you whether one has opened there.',
    },
  ],
  sources: [
    { name: 'Bologna Marconi Airport', url: 'https://www.bologna-airport.it' },
    { name: 'Travelex Italy: VAT refund', url: 'https://www.travelex.it/IT/For-Individuals/Rimborso-IVA/' },
    { name: 'Castel Guelfo The Style Outlets', url: 'https://castel-guelfo.thestyleoutlets.it/en' },
  ],
})
