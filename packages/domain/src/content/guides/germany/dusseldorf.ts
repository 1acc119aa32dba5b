import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Düsseldorf: the Kö, and an airport whose steps are published. */
export const dusseldorfGuide: PlaceGuideTemplate = (n) => ({
  title: 'Düsseldorf VAT refund: Königsallee and DUS counter 190',
  description:
    'Shop on Düsseldorf’s Kö, then show hold-bag goods at customs next to check-in counter 190 and cabin goods at Gates B. Change Group desks pay the refund.',
  keywords: [
    'Düsseldorf tax-free shopping',
    'Königsallee VAT refund',
    'DUS airport tax refund',
    'Düsseldorf customs counter 190',
    'Change Group Düsseldorf',
  ],
  lead: 'Düsseldorf Airport says plainly how it works: bag tag at check-in, customs next to counter 190, money at a Change Group desk. Put the Kö’s purchases in one bag and follow that order.',
  sections: [
    {
      id: 'dus',
      title: 'At DUS, in the airport’s own order',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Airline desk',
              text: 'Say which bags hold tax-free goods. They are weighed, tagged and returned to you; the others stay.',
            },
            {
              title: 'Customs beside counter 190',
              text: 'Go there at once with the tagged bag. After the stamp the bag is sent on to your plane from there.',
            },
            {
              title: 'Valuables in the cabin bag',
              text: 'Customs sees these only in the security area at Gates B, not at counter 190.',
            },
            {
              title: 'Change Group',
              text: 'Desks in departures and behind security pay against the stamped voucher.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Three conditions: your flight is on the same day, your passport shows a home outside the EU, and every voucher carries name and address before you reach the officer.',
        },
      ],
    },
    {
      id: 'rhine-neighbors',
      title: 'Purchases from across the Dutch border',
      blocks: [
        {
          kind: 'text',
          text: 'The Netherlands replaced its stamp by an app in January 2026. If you also shopped in Roermond or Amsterdam, ask the Dutch store how its refund is confirmed when you fly from Germany. Düsseldorf’s stamp is sure to serve German vouchers only.',
        },
      ],
    },
  ],
  tips: [
    'All tax-free articles in one bag: the airport asks for it, and you queue once.',
    'If your gate is not at Gates B, ask at check-in how to get to customs there and back.',
    'On Carnival Monday shops on the Kö may stay shut, although it is not a legal holiday.',
  ],
  shoppingAreas: [
    {
      name: 'Königsallee',
      text: 'The Kö: luxury houses along a canal, from Corneliusplatz southward.',
      locationIds: ['de-dusseldorf-koenigsallee'],
    },
    {
      name: 'Kö-Bogen and Breuninger',
      text: 'The department store at the north end. One service desk for many brands, so ask there about one invoice for all of it.',
      locationIds: ['de-dusseldorf-koe-bogen-breuninger'],
    },
    {
      name: 'Kö-Galerie and Schadow Arkaden',
      text: 'Two malls beside the avenue; shops inside decide one by one about tax-free sales.',
      locationIds: ['de-dusseldorf-koe-galerie', 'de-dusseldorf-schadow-arkaden'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'To DUS',
      text: 'S-Bahn from Düsseldorf Hauptbahnhof, or a [driver from the Kö](/germany/dusseldorf/book-chauffeur).',
    },
    {
      label: 'Customs',
      text: 'Departures, next to counter 190; second point at Gates B. Another page of the airport, undated too, says counter 192 in area B, 04:00–20:00, and arrivals exit 4B at other times.',
    },
    { label: 'Nearby', text: '[Cologne](/germany/cologne) is the next large city up the Rhine.' },
  ],
  timeline: [
    { when: 'On the Kö', text: 'Voucher filled in at the till, so nothing is left for counter 190.' },
    { when: `${n.arriveBeforeFlight} before takeoff`, text: 'Airline desk, then customs without a detour.' },
    { when: 'After the officer', text: 'Change Group, on whichever side of security you are.' },
    { when: 'On your statement', text: `${n.refundWeeks} for cards.` },
  ],
  questions: [
    {
      question: 'Can I show hand-luggage goods at counter 190?',
      answer:
        'The airport says no: valuable goods in hand luggage go to customs in the security area at Gates B.',
    },
    {
      question: 'Does Change Group pay every form?',
      answer:
        'The airport sends stamped vouchers there without naming companies. Show yours at the desk; if it declines, post the form.',
    },
    {
      question: 'I fly Düsseldorf to Zurich to Asia. Where is my exit?',
      answer: 'Düsseldorf. Switzerland is not in the EU, so hold and cabin goods are both shown at DUS.',
    },
  ],
  sources: [
    {
      name: 'Düsseldorf Airport: customs',
      url: 'https://www.dus.com/en/inform/airport-a-z/customs',
    },
    {
      name: 'Düsseldorf Airport: VAT refund',
      url: 'https://www.dus.com/en/services/airport-from-a-z/vat-refund',
    },
    {
      name: 'Business.gov.nl: VAT refund digital only',
      url: 'https://business.gov.nl/amendments/vat-refund-customers-outside-eu-digital-only',
    },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
