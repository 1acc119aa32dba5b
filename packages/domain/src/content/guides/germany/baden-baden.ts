import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Baden-Baden: a spa town between France and Switzerland. */
export const badenBadenGuide: PlaceGuideTemplate = (n) => ({
  title: 'Baden-Baden tax-free: spa boutiques, French and Swiss exits',
  description:
    'Boutiques from the Kurhaus colonnades to Sophienstraße. How a tax-free form from Baden-Baden is stamped if you go on to Strasbourg, Zurich or Frankfurt.',
  keywords: [
    'Baden-Baden tax-free shopping',
    'VAT refund Baden-Baden',
    'FKB airport customs',
    'Baden-Baden to Switzerland VAT',
  ],
  lead: 'Before you buy in Baden-Baden, know where you go next. Strasbourg keeps you in the EU, a train to Zurich may pass no customs at all, and Frankfurt Airport is the sure place for the stamp.',
  sections: [
    {
      id: 'three-directions',
      title: 'Strasbourg, Switzerland or Frankfurt',
      blocks: [
        {
          kind: 'list',
          items: [
            '**To [Strasbourg](/france/strasbourg) or Paris:** still the EU. The German form waits for your flight: the last EU airport for what you carry, the first for a bag tagged through.',
            '**To Basel or Zurich:** the German side must stamp before you cross. By car, stop at the German customs office of the crossing. By train, ask customs beforehand, since there may be no check on board.',
            '**To [Frankfurt Airport](/germany/frankfurt-airport):** the plain case. Tag the bag, show it in Hall C.',
            '**From Karlsruhe/Baden-Baden Airport:** see whether the flight really leaves the EU. Many do not.',
          ],
        },
      ],
    },
  ],
  tips: [
    'Some German shops print an export receipt, “Ausfuhrkassenzettel”, instead of an operator’s form. Customs stamps either.',
    'Spa bills, casino chips and concert tickets give no refund. Goods do.',
    'Small boutiques may refund the VAT themselves once they get the stamped paper back. That can spare you the operator’s fee; ask how they send the money.',
  ],
  shoppingAreas: [
    {
      name: 'Kurhaus colonnades',
      text: 'A row of small boutiques in front of the Kurhaus, on Kaiserallee.',
      locationIds: ['de-baden-baden-kurhaus-kolonnaden'],
    },
    {
      name: 'Sophienstraße and Lichtentaler Straße',
      text: 'The shopping streets in the middle of town.',
      locationIds: ['de-baden-baden-sophienstrasse'],
    },
    {
      name: 'Wagener Galerie',
      text: 'A small mall on Lange Straße; check which shops are in it now.',
      locationIds: ['de-baden-baden-wagener'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'Station',
      text: 'Baden-Baden station is in Oos, outside the center; leave time for the bus or a taxi.',
    },
    {
      label: 'Airport FKB',
      text: 'Customs at Victoria Boulevard A106, Rheinmünster, by general knowledge. Ask the airport if it is staffed.',
    },
    {
      label: 'Driver',
      text: '[Ride to FKB, Frankfurt or the Swiss border](/germany/baden-baden/book-chauffeur), with a customs stop agreed in advance.',
    },
  ],
  timeline: [
    { when: 'At the boutique', text: 'Ask who pays: the shop itself or a refund company.' },
    { when: 'Before you cross or fly', text: 'Goods unused, passport and receipt in one hand.' },
    {
      when: 'At customs',
      text: `Stamp on the German side, or at your airport ${n.arriveBeforeFlight} before departure.`,
    },
    { when: 'Then', text: 'Post the stamped paper to the shop or operator, with a copy kept.' },
  ],
  questions: [
    {
      question: 'I live in Switzerland and came by train. How do I get the stamp?',
      answer:
        'Ask German customs before the ride which office on your route can do it. If none can, choose another way home: a missing stamp is hard to replace later.',
    },
    {
      question: 'Is France across the Rhine an exit?',
      answer: 'No. Crossing to Strasbourg changes nothing for a German form.',
    },
    {
      question: 'Does FKB airport have a refund counter?',
      answer: 'None is recorded. Have the form stamped and send it in.',
    },
  ],
  sources: [
    {
      name: 'Beobachter: VAT back on purchases abroad',
      url: 'https://www.beobachter.ch/magazin/konsum/mehrwertsteuer-zuruckholen-so-einfach-gehts-635192',
      readOn: '2025-10',
    },
    {
      name: 'Thuringia service finder: VAT-free shopping for travelers',
      url: 'https://buerger.thueringen.de/en/detail?pstId=221983960',
    },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
