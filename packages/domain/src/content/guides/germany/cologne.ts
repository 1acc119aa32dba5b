import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Cologne: shops at the station door, and three ways out of the EU. */
export const cologneGuide: PlaceGuideTemplate = (n) => ({
  title: 'Cologne tax-free shopping, from the cathedral to your exit',
  description:
    'Louis Vuitton beside Cologne cathedral, Mittelstraße for boutiques, and which airport or station confirms the form: Cologne Bonn, Düsseldorf or Frankfurt.',
  keywords: [
    'Cologne tax-free shopping',
    'VAT refund Cologne',
    'Cologne Bonn airport customs',
    'Domkloster luxury shops',
  ],
  lead: 'Cologne’s shops begin at the station door, but few long-haul flights begin at Cologne Bonn. Find out first where your suitcase is tagged to: that decides which airport stamps what you buy by the cathedral. What you carry waits for the last EU airport.',
  sections: [
    {
      id: 'exits',
      title: 'Four common exits from Cologne',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Cologne Bonn Airport:** for flights that leave the EU from here, to Türkiye for instance. The customs hall is not in our sources; ask the airport.',
            '**Düsseldorf Airport:** its refund steps are published; read them on [the Düsseldorf page](/germany/dusseldorf).',
            '**Frankfurt Airport:** ICE trains run from Köln Hauptbahnhof or Messe/Deutz to the long-distance station there. Customs is in [Hall C](/germany/frankfurt-airport).',
            '**Rail to London:** the train to Brussels is an EU trip, so the Eurostar station is where to ask for customs.',
          ],
        },
      ],
    },
    {
      id: 'lease',
      title: 'A store to check before you walk there',
      blocks: [
        {
          kind: 'text',
          text: 'In March 2026 GALERIA was renegotiating the lease of its Hohe Straße house and closing it was possible. Look it up before you plan a department-store afternoon around it.',
        },
      ],
    },
  ],
  tips: [
    'Hohe Straße and Schildergasse are chain-store streets: receipts there can stay too small for a form.',
    'Eau de Cologne in the cabin bag must obey the liquids rule, so pack it in the hold and have it confirmed there.',
    'Shops close on Sundays, and many close early or stay shut during Carnival.',
  ],
  shoppingAreas: [
    {
      name: 'Domkloster and Wallrafplatz',
      text: 'Louis Vuitton and other houses on the cathedral square.',
      locationIds: ['de-cologne-domkloster'],
    },
    {
      name: 'Hohe Straße and Schildergasse',
      text: 'Two pedestrian streets that run on from each other, with GALERIA at number 41 to 53 if it is still open.',
      locationIds: ['de-cologne-hohe-strasse', 'de-cologne-schildergasse', 'de-cologne-galeria-hohe-strasse'],
    },
    {
      name: 'Mittelstraße and Pfeilstraße',
      text: 'Designer boutiques toward Rudolfplatz, calmer than the center.',
      locationIds: ['de-cologne-mittelstrasse'],
    },
    {
      name: 'City Outlet Bad Münstereifel',
      text: 'Outlet shops inside an old town southwest of Cologne. A day trip; ask each shop about its forms.',
      locationIds: ['de-cologne-bad-muenstereifel-outlet'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'Trains',
      text: 'Köln Hauptbahnhof beside the cathedral; some ICE trains use Messe/Deutz across the river.',
    },
    {
      label: 'Car',
      text: '[Ask for a driver](/germany/cologne/book-chauffeur) to Cologne Bonn, Düsseldorf or Frankfurt Airport.',
    },
    { label: 'Customs', text: 'Cologne Bonn Airport, Kennedystraße; no customs is recorded at the station.' },
  ],
  timeline: [
    {
      when: 'Before paying',
      text: 'Ask the boutique whether it offers tax-free at all: it is a service, not a duty.',
    },
    { when: 'Before the train', text: 'Know your exit airport and keep the goods unworn until then.' },
    { when: `${n.arriveBeforeFlight} ahead of the flight`, text: 'At that airport: tag, customs, counter.' },
    { when: 'If you posted the form', text: `Reckon with ${n.refundWeeks}.` },
  ],
  questions: [
    {
      question: 'Is there a VAT refund desk at Cologne station or the cathedral?',
      answer: 'None is recorded. Shops issue forms; customs at your exit confirms them.',
    },
    {
      question: 'I take the train to Paris and fly home from CDG. Is my German form good there?',
      answer:
        'Yes. Go to the customs desk at [CDG](/france/cdg): a German form has no code for the French kiosk.',
    },
    {
      question: 'Which of the three airports is easiest for the stamp?',
      answer:
        'Düsseldorf publishes its steps and Frankfurt its hall. For Cologne Bonn we have only the address. Do not change a flight for that: call the airport instead.',
    },
  ],
  sources: [
    {
      name: 'finanzen.at: GALERIA lease talks',
      url: 'https://www.finanzen.at/nachrichten/aktien/roundup-2-galeria-verhandelt-ueber-mieten-filialschliessungen-moeglich-1035915050',
      readOn: '2026-03',
    },
    { name: 'Cologne Bonn Airport', url: 'https://www.koeln-bonn-airport.de' },
    { name: 'City Outlet Bad Münstereifel', url: 'https://www.cityoutletbadmuenstereifel.com' },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
