import { articleSources } from './article-sources.ts'
import type { ArticleTemplate } from './article.ts'

export const howToClaimVatRefundInParis: ArticleTemplate = (n) => ({
  path: '/how-to-claim-vat-refund-in-paris',
  title: 'How to claim a VAT refund in Paris: where and when',
  description:
    'Paris in order: which stores have a tax refund desk, where small receipts are added up, and whether to scan at CDG, Orly or Gare du Nord.',
  keywords: ['VAT refund Paris', 'détaxe Paris', 'Galeries Lafayette tax refund', 'Gare du Nord détaxe'],
  heading: 'How to claim a VAT refund in Paris',
  published: '2026-11-21',
  updated: '2026-11-24',
  answer: `Get the form in the store on the day you shop, and scan it where you leave the EU: [Charles de Gaulle](/france/cdg-airport), [Orly](/france/orly-airport) or, for London trains, [Gare du Nord](/france/gare-du-nord). No desk in the city validates a form. City desks only write it, add receipts up, or lend you the money early.`,
  numbers: {
    caption: 'Paris at a glance',
    head: ['What you do', 'Where', 'Keep in mind'],
    rows: [
      ['Reach the minimum', `${n.france.minimumText} with one seller`, 'Two malls add several shops up.'],
      [
        'Get the form',
        'Till or tax refund desk of the store',
        'By law at the latest at the end of the third day, counted from the first purchase.',
      ],
      [
        'Scan by plane',
        'CDG or Orly, before bag drop',
        `Be there ${n.arriveBeforeFlight} before the flight.`,
      ],
      [
        'Scan by train',
        'Eurostar hall at Gare du Nord',
        `Only trains to London. Plan ${n.arriveBeforeTrain} more.`,
      ],
      ['Cash', 'Some stores; Cash Paris counters at both airports', 'Card payment needs no counter.'],
      ['Wait', n.refundWeeks, 'For refunds to a card.'],
    ],
    note: 'Hours stand in the list of [refund locations in Paris](/map-locations/france/paris).',
  },
  steps: [
    {
      title: 'Before you shop: decide who buys',
      text: 'One form has one name. If two of you share a shopping trip, let one person pay for everything at one store, with the passport that will fly with the bags.',
    },
    {
      title: 'At the till: pay, then ask',
      text: 'In a small boutique the till prints the form. In a department store you collect receipts from all floors and take them to one desk.',
    },
    {
      title: 'Same evening: sort your papers',
      text: 'One envelope per exit point: form, receipt, and a note of what is packed where. Goods that fly in the hold must be reachable until the scan.',
    },
    {
      title: 'The day before: check your terminal',
      text: 'Terminals of Charles de Gaulle have a desk each, and desks move during works. Look up yours on the [CDG page](/vat-refund-at-cdg-airport), and ask when it opens if you fly early.',
    },
    {
      title: 'Departure: scan first, then everything else',
      text: 'Kiosk, then bag drop, then security. If the screen refuses, the customs officer beside it wants form, goods, passport and boarding pass.',
    },
  ],
  sections: [
    {
      id: 'store-desks',
      title: 'Stores with a desk of their own',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Galeries Lafayette Haussmann**: first floor of the Coupole building. You have three days from the first receipt, and the original receipt and passport are required. Card, Alipay, airport cash or in-store cash.',
            '**Printemps Haussmann**: a tax refund area with machines and staff was reported on the lower level of the women’s store. Ask at the welcome desk for the present floor.',
            '**Le Bon Marché** and **La Samaritaine**: they write forms for their own purchases. We could not confirm the floor, so ask at the entrance.',
            '**La Vallée Village** in Serris: a service at the welcome center, for purchases in the village.',
          ],
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'Galeries Lafayette pays no in-store cash to people who leave the EU from another country than France. Tell them your route before you choose.',
        },
      ],
    },
    {
      id: 'grouping',
      title: 'Two malls that add up small receipts',
      blocks: [
        {
          kind: 'text',
          text: `Spent less than the minimum (${n.france.minimumText}) in each shop? **Westfield Forum des Halles** combines receipts of participating shops from three days in a row, at the reception of the Lescot zone on level -3. **Carrousel du Louvre** does the same at its reception on level 0. Services are left out, and so is food; wines and spirits count. Ask each shop whether it takes part before you pay: one that does not cannot be added later.`,
        },
      ],
    },
    {
      id: 'which-exit',
      title: 'Which exit is yours?',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Leaving Paris: where the scan belongs',
            head: ['Your way home', 'Scan here', 'Why'],
            rows: [
              [
                'Direct flight out of the EU',
                'Your terminal at CDG or Orly',
                'Hold and cabin goods leave the EU there.',
              ],
              [
                'Connection inside the EU, goods in hand luggage',
                'The airport where you change',
                'What you carry leaves the EU there.',
              ],
              [
                'Connection inside the EU, suitcase checked through',
                'CDG or Orly, before bag drop',
                'You do not see the suitcase again.',
              ],
              [
                'Connection inside the EU, suitcase collected there',
                'Where you check it in again',
                'You have it in your hands once more.',
              ],
              [
                'Eurostar to London',
                'Gare du Nord, before departure formalities',
                'You leave the EU in Paris.',
              ],
              [
                'Train to Brussels, Amsterdam or Cologne',
                'Not in Paris',
                'You stay in the EU, and so do your bags. Validate on the way out.',
              ],
              [
                'Train to Switzerland from Gare de Lyon',
                'Ask customs before you travel',
                'We found no kiosk in the [station](/france/gare-de-lyon).',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'early-cash',
      title: 'Cash in the city: what you sign',
      blocks: [
        {
          kind: 'text',
          text: 'Money before the scan is an advance, secured by your card. You keep it only if the form is validated and, where the operator says so, sent back in time. Take it if you would spend it in Paris anyway. Leave it if you fly at dawn, change planes, or are not sure you will make the kiosk. Exchange offices such as ChangeGroup near the Opéra pay out for some operators only: ask for yours by name.',
        },
      ],
    },
    {
      id: 'getting-there',
      title: 'A last day that works',
      blocks: [
        {
          kind: 'list',
          items: [
            'Shop on the day before, not on the way to the airport. A desk with a line costs you the margin you need at the kiosk.',
            `Put ${n.arriveBeforeFlight} between the kiosk and take-off, and the ride on top of it.`,
            'With several forms, keep them in one hand. Each barcode is scanned on its own.',
            'If a driver takes you, name the terminal and the tax refund desk as the first stop: [ask for a car](/france/paris/book-chauffeur).',
          ],
        },
      ],
    },
  ],
  exceptions: [
    'Monaco lies inside the French VAT area: a form from there is scanned in the same way.',
    'Orly has a desk in Orly 1-2, Orly 3 and Orly 4. If you change halls, you change desks.',
    'A form from Italy, Spain or Germany is not read by a PABLO kiosk. Take it to the customs desk.',
    'Beauvais, trains to Spain and ferries are not covered here. Ask French customs, +33 1 72 40 78 50 from abroad.',
  ],
  questions: [
    {
      question: 'Can I finish everything in the city and skip the airport?',
      answer:
        'No. Without the scan at the exit there is no refund, and an advance is charged back to your card.',
    },
    {
      question: 'Is Gare du Nord good for a flight the next day?',
      answer: 'No. Its kiosks are for people who leave for London there. If you fly, scan at the airport.',
    },
    {
      question: 'I bought in Paris, but fly from Nice. Where do I scan?',
      answer:
        'In Nice, if that flight leaves the EU. Its [PABLO kiosks](/france/nice-airport) are listed on the arrivals level of both terminals. Allow time to find them.',
    },
    {
      question: 'How many days apart may my receipts be?',
      answer: `${n.france.counting} ${n.france.countingAdvice}`,
    },
    {
      question: 'Which is better, card or cash?',
      answer:
        'Card needs no counter. Cash puts euros in your hand the same day, but needs an open counter after the scan and often costs a fee of its own.',
    },
  ],
  related: [
    { path: '/france/paris', text: 'Paris: areas, stores and desks' },
    { path: '/map-locations/france/paris', text: 'Map of refund locations in Paris' },
    { path: '/tax-free-shopping-in-paris', text: 'Where to shop tax-free in Paris' },
    { path: '/vat-refund-at-cdg-airport', text: 'CDG, terminal by terminal' },
    { path: '/how-vat-refund-works-in-france', text: 'The French system explained' },
  ],
  sources: [
    articleSources.galeriesLafayette,
    articleSources.forumDesHalles,
    articleSources.carrouselDuLouvre,
    articleSources.cdgDesks,
    articleSources.orlyDesks,
    articleSources.gareDuNord,
    articleSources.euGuide,
    articleSources.cashParis,
  ],
})
