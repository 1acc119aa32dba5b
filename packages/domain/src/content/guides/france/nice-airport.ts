import type { PlaceGuideTemplate } from '../place-guide.ts'

export const niceAirportGuide: PlaceGuideTemplate = (n) => ({
  title: 'Nice Airport tax refund: Terminals 1 and 2, step by step',
  description:
    'PABLO kiosks at Nice Côte d’Azur are on the arrivals level, not at check-in. How to pass both terminals, suitcases, hand bags and flights through a hub.',
  keywords: [
    'Nice Airport tax refund',
    'détaxe aéroport Nice',
    'PABLO Nice Terminal 2',
    'NCE VAT refund',
    'Nice Côte d’Azur customs',
  ],
  lead: 'Walk past check-in at first: at Nice the détaxe kiosks are down on the arrivals level of Terminal 1 and of Terminal 2, and they come before the suitcase.',
  sections: [
    {
      id: 'arrivals-not-departures',
      title: 'Arrivals, not departures',
      blocks: [
        {
          kind: 'text',
          text: 'The airport’s own page puts PABLO stations in the arrivals of each terminal. That surprises people who come in by the departures door and see only airlines. Each terminal has its set, so use the one you fly from.',
        },
        {
          kind: 'text',
          text: 'The regional tourism site counts four refund offices, two per terminal, and the airport has named an exchange office, Interchange, for questions about payment. Both pages are undated and partly old. Treat cash at Nice as possible, not promised, and pick the card if it matters.',
        },
      ],
    },
    {
      id: 'what-goes-where',
      title: 'What goes into which bag',
      blocks: [
        {
          kind: 'text',
          text: 'Hold luggage: scan first with the goods still beside you, then hand it over. Hand luggage: no source says whether anything waits behind security, so we assume nothing does. Do both on the arrivals level.',
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'Flying home through Paris, Frankfurt or Munich? Purchases inside a suitcase tagged to the end are a matter for Nice. Purchases in your cabin bag are a matter for the last EU airport; read the page for [CDG](/france/cdg) or [Frankfurt Airport](/germany/frankfurt-airport) before a short connection.',
        },
      ],
    },
  ],
  tips: [
    'The tram stops at both terminals. If you scanned in the wrong one it still counts; you only lose time.',
    'Forms from Monaco are French forms here. Forms from Sanremo or Milan are not, and need an officer.',
    'Last-minute shopping at CAP3000 next door works only if the goods still pass the kiosk with you.',
    'Keep liquids over the cabin limit for the hold bag, but after the scan, not before.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: `Reach your terminal ${n.arriveBeforeFlight} ahead`,
      text: 'Traffic along the Promenade des Anglais is slow in summer; the tram is not affected.',
    },
    {
      title: 'Go to arrivals',
      text: 'Look for “Détaxe” and the customs sign. Stay outside the baggage hall.',
    },
    {
      title: 'Scan at the PABLO station',
      text: 'All slips with a barcode and the PABLO logo, one after the other. Wait each time for the green answer.',
    },
    {
      title: 'Not green, not French, or out of order',
      text: 'Find the customs officers with your passport, your ticket and the goods. If the desk is empty, ask airport information to call them, and note the time and a name.',
    },
    { title: 'Up to check-in', text: 'Only now give away the bag with the purchases.' },
    {
      title: 'Payment',
      text: 'A cash form goes to an exchange counter that serves your operator, if it is open. Card forms need nothing more.',
    },
  ],
  local: [
    {
      label: 'From Nice',
      text: 'Tram line 2; from [the shopping streets](/france/nice) count your walk to the stop as well.',
    },
    {
      label: 'From Cannes, Antibes, Monaco',
      text: 'Airport coaches or a train to Nice and then the tram. Check times on the day.',
    },
    {
      label: 'By chauffeur',
      text: '[Book a ride](/france/nice/book-chauffeur) and give the terminal number with the flight.',
    },
    {
      label: 'Also serves',
      text: '[Saint-Tropez](/france/saint-tropez), which has no refund office of its own.',
    },
    { label: 'Map', text: '[Nice Airport refund points](/map-locations/france/nice-airport)' },
  ],
  timeline: [
    {
      when: 'On the Riviera',
      text: 'Shops from Menton to Saint-Tropez hand you forms; put them in one envelope.',
    },
    { when: 'Check-in day', text: 'Terminal, arrivals level, green screens, check-in. In that order.' },
    { when: 'By the deadline', text: `The goods must go out within ${n.exportWithin} of the purchase.` },
    {
      when: 'Back home',
      text: `Expect ${n.refundWeeks} for a card; the operator’s tracking page knows your form number.`,
    },
  ],
  questions: [
    {
      question: 'Which terminal at Nice has the tax refund kiosk?',
      answer: 'Both. Terminal 1 and Terminal 2 each have PABLO stations on their arrivals level.',
    },
    {
      question: 'Are the Nice desks open for a six o’clock flight?',
      answer:
        'No source gives their hours. Ask the airport the day before, and do not count on a staffed desk at dawn.',
    },
    {
      question: 'Can I hand in forms after security?',
      answer: 'Nothing of that kind was found at this airport. Finish on the arrivals level.',
    },
    {
      question: 'I leave on a private jet. Who validates?',
      answer:
        'Ask your handling agent in advance; business aviation has its own building, and customs there is arranged.',
    },
  ],
  sources: [
    {
      name: 'Nice Côte d’Azur Airport, customs and tax refunds',
      url: 'https://www.nice.aeroport.fr/en/guide/tax-refunds-customs',
    },
    {
      name: 'Côte d’Azur France, détaxe',
      url: 'https://cotedazurfrance.com/stays/practical-information/duty-free/',
    },
    {
      name: 'European Commission, guide for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
