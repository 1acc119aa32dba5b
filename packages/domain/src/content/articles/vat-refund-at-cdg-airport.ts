import { lawChanges } from '../../vat/law-changes.ts'
import { articleSources } from './article-sources.ts'
import type { ArticleTemplate } from './article.ts'

export const vatRefundAtCdgAirport: ArticleTemplate = (n) => ({
  path: '/vat-refund-at-cdg-airport',
  title: 'VAT refund at CDG airport: every terminal',
  description:
    'Where the détaxe desks and PABLO kiosks of Charles de Gaulle are, terminal by terminal, what the screen colors mean and what to do if it is closed.',
  keywords: ['CDG VAT refund', 'CDG détaxe', 'PABLO kiosk CDG', 'Charles de Gaulle tax refund'],
  heading: 'VAT refund at Charles de Gaulle Airport (CDG)',
  published: '2026-11-21',
  updated: '2026-11-24',
  answer: `Go to the détaxe point of your own terminal before you drop your bags. Scan each French form at the PABLO kiosk and wait for the green screen. Plan ${n.arriveBeforeFlight} before the flight, and do not count on anything being open before dawn.`,
  numbers: {
    caption: 'Détaxe points at CDG',
    head: ['Terminal', 'Where it is published', 'What to know'],
    rows: [
      ['1', 'Level CDGVAL, by Hall 6', 'Cash Paris counter next to customs, in the departures of Hall 6.'],
      [
        '2A and 2C',
        'One counter on the arrivals level; older lists name exit 5 (2A) and exit 12 (2C)',
        'An operator’s list showed both kiosks out of use. Ask for the shared counter.',
      ],
      ['2B and 2D', 'Arrivals level', 'The kiosk of 2D was listed as out of use.'],
      [
        '2E',
        'Departures level, before security',
        'Pages disagree on the door: 3 to 4, or 8. Cash Paris counter by exit 1.',
      ],
      ['2F', 'Arrivals level, door 10a', 'One level below check-in: go down first.'],
      [
        '2G',
        'No point of its own in our sources',
        'Ask your airline whether to scan in 2F before the shuttle.',
      ],
      [
        '3',
        'Arrivals hall, or after security',
        'Pages contradict each other. Ask at check-in before you give your bag away.',
      ],
    ],
    note: 'Desks move during works, and none of these pages carries a date. Follow the signs that say Détaxe. All points are on the [map of CDG](/map-locations/france/cdg).',
  },
  steps: [
    {
      title: 'Find out your terminal and its first hour',
      text: 'It stands on your booking, and it changes. For an early flight, ask the airport or your airline when customs in that terminal begins.',
    },
    {
      title: 'Arrive with the goods on top',
      text: `Be in the hall ${n.arriveBeforeFlight} ahead. Pack the purchases where an officer can see them without unpacking your trip.`,
    },
    {
      title: 'Choose the kiosk or the desk',
      text: 'French form with a PABLO barcode: kiosk. Form from another EU country, or a form without a barcode: customs desk.',
    },
    {
      title: 'Scan and read the screen',
      text: 'Pick your language, hold the barcode under the reader, wait. Green: validated. Red: walk to the desk now, not after bag drop.',
    },
    {
      title: 'Drop your bags, then cash if you chose it',
      text: 'Refund to a card needs nothing more. For cash, take the validated form to a counter of your operator; some are before security, some after.',
    },
  ],
  sections: [
    {
      id: 'checked-or-hand',
      title: 'Suitcase or hand luggage?',
      blocks: [
        {
          kind: 'text',
          text: 'The counters are in the public area, before security, and they serve both. Goods for the hold are scanned before bag drop; goods for the cabin at the same place, because no airside desk is sure. Terminal 3 is the exception in older lists. If you have both kinds there, put the purchases into the hand luggage and ask.',
        },
        {
          kind: 'text',
          text: 'Flying on inside the EU? A form for your hand luggage does not belong to CDG: it is validated at the last EU airport. A suitcase that is checked through to New York or Tokyo is validated here, before you give it away; one that you collect on the way, where you check it in again.',
        },
      ],
    },
    {
      id: 'red-screen',
      title: 'The kiosk shows red, or does not work',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Red is a check, not a refusal.** The officer compares passport, boarding pass, form and goods, then validates by hand.',
            '**Nothing happens**: try the next machine in the row, then the desk. The barcode may be creased or cut.',
            '**Everything is dark**: note the time and take a photo of the closed desk and screen. If customs was the cause, you may ask for a correction later, within six months of the purchase.',
            '**You are late**: a form that is not validated is worth nothing. Decide between the refund and the plane before you stand at security.',
          ],
        },
      ],
    },
    {
      id: 'early-flights',
      title: 'Early flights',
      blocks: [
        {
          kind: 'text',
          text: 'Customs says that it works during flight hours. A traveler who came in the small hours for a morning flight found the desks of 1, 2A, 2B, 2D, 2E and 2F closed and the kiosks switched off, although a refund company’s page said day and night. A line had formed by the time it opened. So if your flight leaves in the first hours of the day, either carry the goods home without counting on the refund, or choose a later flight when you book.',
        },
        { kind: 'note', tone: 'warning', text: lawChanges.entryExitSystem.text },
        {
          kind: 'text',
          text: 'Border control comes after the scan. Count a slow line there into your morning, too.',
        },
      ],
    },
    {
      id: 'cash',
      title: 'Cash or card at CDG',
      blocks: [
        {
          kind: 'text',
          text: `Cash Paris names counters in Terminal 1 (Hall 6) and Terminal 2E (exit 1), both beside customs and before security. Other pages mention Travelex after security, and Global Exchange without a place. Each pays for certain operators only, and keeps a fee. A card refund takes ${n.refundWeeks}; on ${n.france.example(1000).price} of purchases we estimate ${n.france.example(1000).refund} before such extra fees.`,
        },
      ],
    },
    {
      id: 'getting-there',
      title: 'From Paris to the right door',
      blocks: [
        {
          kind: 'text',
          text: 'RER line B stops at Terminal 2 and at Roissypôle, for Terminals 1 and 3; the free CDGVAL train links them. By car, give the driver terminal and level. A chauffeur can be asked to wait until the scan is done: [request a ride](/france/paris/book-chauffeur). If your ticket says ORY, you need the [Orly page](/france/orly-airport).',
        },
      ],
    },
  ],
  exceptions: [
    `Below the minimum with one seller (${n.france.minimumText}) there is no form, and the desk at the airport cannot make one.`,
    'Duty-free shops behind security are something else: what you buy there needs no form.',
    'A shop’s invoice without a tax-free form is worth nothing at the kiosk.',
    'Goods that are already used, eaten or opened may be refused when customs looks at them.',
  ],
  questions: [
    {
      question: 'Can I scan in another terminal than mine?',
      answer:
        'The kiosks read any French form, so it works if you have the time to move. Customs beside them may ask for your boarding pass.',
    },
    {
      question: 'How long is the line?',
      answer: 'We found no published waiting times. Plan the full margin, and treat a short line as luck.',
    },
    {
      question: 'Do I need the goods if the kiosk only reads paper?',
      answer: 'Yes. The system picks forms for a check, and without the goods a checked form is canceled.',
    },
    {
      question: 'I land at CDG from Madrid and fly on to the USA. Where do I show Spanish purchases?',
      answer:
        'Those in your hand luggage at the customs desk at CDG, on paper: a PABLO kiosk does not read a Spanish form. Those in a suitcase checked through from Madrid were a matter for customs there, before you gave it away, although an operator says not to scan in Spain; see [Spain for US citizens](/vat-refund-spain-for-us-citizens).',
    },
    {
      question: 'Can I post the form from home?',
      answer:
        'A scanned PABLO form is sent on electronically. Only forms stamped by hand are posted, in the envelope from the shop.',
    },
    {
      question: 'Is there a desk for Terminal 2G?',
      answer: 'We found none in any source. Ask your airline, and scan before you take the shuttle to it.',
    },
  ],
  related: [
    { path: '/france/cdg-airport', text: 'Charles de Gaulle: guide and desks' },
    { path: '/map-locations/france/cdg', text: 'Map and list of the CDG desks' },
    { path: '/how-to-claim-vat-refund-in-paris', text: 'Claiming in Paris before you leave' },
    { path: '/france/orly-airport', text: 'Leaving from Orly instead' },
    { path: '/france/paris/book-chauffeur', text: 'Ask for a car to your terminal' },
  ],
  sources: [
    articleSources.cdgDesks,
    articleSources.cdgDesksNewer,
    articleSources.cashParis,
    articleSources.cdgBeforeDawn,
    {
      name: 'Skiptax: state of the kiosks at CDG (in Japanese)',
      url: 'https://intercom-help.eu/skiptax/ja/articles/9027-%E3%83%AD%E3%83%AF%E3%82%B7%E3%83%BC-%E3%82%B7%E3%83%A3%E3%83%AB%E3%83%AB-%E3%83%89-%E3%82%B4%E3%83%BC%E3%83%AB%E7%A9%BA%E6%B8%AF-%E3%83%91%E3%83%AA',
    },
    articleSources.frenchOperator,
    articleSources.euGuide,
    {
      name: 'VisaVerge: full start of the Entry/Exit System',
      url: lawChanges.entryExitSystem.source,
      readOn: '2026-04',
    },
  ],
})
