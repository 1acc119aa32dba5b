import type { PlaceGuideTemplate } from '../place-guide.ts'

export const lyonAirportGuide: PlaceGuideTemplate = (n) => ({
  title: 'Lyon Airport tax refund: kiosks in Terminal 1 arrivals',
  description:
    'At Lyon–Saint-Exupéry the PABLO kiosks are on the arrivals level of Terminal 1. What happens when no officer is at the desk, and where cash is paid.',
  keywords: [
    'Lyon Airport tax refund',
    'Saint-Exupéry détaxe',
    'LYS VAT refund',
    'Global Cash Lyon Airport',
    'PABLO Lyon',
  ],
  lead: 'One spot is named for the whole airport: the arrivals level of Terminal 1. Scan there before you check in, even if your gate is somewhere else.',
  sections: [
    {
      id: 'kiosk-always-officer-not',
      title: 'The kiosk is always on, the officer is not',
      blocks: [
        {
          kind: 'text',
          text: 'The airport lists its tax-free service as open around the clock, and warns that a customs officer may not always be at the desk. Both matter. A clean French form with a barcode needs only the machine. A red screen, a form from another country or a handwritten slip needs the person.',
        },
        {
          kind: 'text',
          text: 'So check your forms the evening before: legible barcode, right name, right passport number. An error found at night in an empty hall is hard to mend.',
        },
      ],
    },
    {
      id: 'cash-and-cabin',
      title: 'Cash and cabin bags',
      blocks: [
        {
          kind: 'text',
          text: 'Global Cash pays out in the arrivals hall or in the departure lounge. Ask in arrivals first, as you are there anyway for the kiosk. For hand luggage no separate point was found, so treat it like the suitcase.',
        },
      ],
    },
  ],
  tips: [
    'Connecting in Frankfurt or Paris with a through-tagged bag? Scan the hold goods here, and plan the cabin goods for the [hub](/germany/frankfurt-airport).',
    'Coming from Grenoble or Annecy by coach, get off at Terminal 1.',
    'The airport’s page is undated. Check it once more in the week you fly.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: `Come ${n.arriveBeforeFlight} before takeoff`,
      text: 'By tram, TGV or car you reach Terminal 1 on foot.',
    },
    { title: 'Down to the arrivals level', text: 'Customs and PABLO are there, in the public hall.' },
    {
      title: 'Scan with the goods beside you',
      text: 'Green means done. Keep the slip with your boarding pass.',
    },
    {
      title: 'If the scan is refused',
      text: 'Present the articles at the customs desk next to it. Empty desk: use the phone or ask airport information.',
    },
    {
      title: 'Cash form? Global Cash',
      text: 'In arrivals now, or in the lounge later if that counter is open.',
    },
    { title: 'Check-in and security', text: 'From here the goods may go in the hold.' },
  ],
  local: [
    { label: 'From Lyon', text: 'Rhônexpress from Part-Dieu; see [Lyon](/france/lyon) for the shops.' },
    { label: 'By TGV', text: 'The station is inside the airport complex.' },
    {
      label: 'Outlet on the way',
      text: 'The Village at Villefontaine lies off the A43, the same side of the city.',
    },
    { label: 'Map', text: '[Points at the airport](/map-locations/france/lyon-airport)' },
  ],
  timeline: [
    { when: 'Outlet or city', text: 'One grouped form from a mall reception saves scans here.' },
    { when: 'Departure', text: 'Arrivals level, machine, then upstairs.' },
    { when: 'Cash', text: 'At once, less the operator’s charge.' },
    {
      when: `Card, ${n.refundWeeks}`,
      text: 'Counted from the scan. The export itself must fall within ' + n.exportWithin + '.',
    },
  ],
  questions: [
    {
      question: 'I leave from Terminal 2. Do I still go to Terminal 1?',
      answer: 'Yes. The kiosks are on the Terminal 1 arrivals level; the airport’s page names no others.',
    },
    {
      question: 'Is the tax refund open for early charters?',
      answer:
        'The machines are listed as always on. A person at the desk is not promised, so avoid anything that needs one.',
    },
    {
      question: 'Where do I get cash at Lyon Airport?',
      answer:
        'At Global Cash, if your form’s operator uses it. [Marseille](/france/marseille-airport) has no such counter that we know of.',
    },
  ],
  sources: [
    {
      name: 'Lyon Airport, tax-free shopping',
      url: 'https://www.lyonaeroports.com/en/services/tax-free-shopping',
    },
    {
      name: 'European Commission, guide for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
