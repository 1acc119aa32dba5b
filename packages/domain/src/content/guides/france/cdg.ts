import type { PlaceGuideTemplate } from '../place-guide.ts'

export const cdgGuide: PlaceGuideTemplate = (n) => ({
  title: 'CDG tax refund by terminal: desks, kiosks and cash',
  description:
    'Find the détaxe desk for your terminal at Paris Charles de Gaulle, what to do with checked and hand bags, where cash is paid and what early flyers risk.',
  keywords: [
    'CDG tax refund',
    'CDG détaxe Terminal 2E',
    'PABLO kiosk CDG',
    'Charles de Gaulle VAT refund',
    'Cash Paris CDG',
    'tax refund Terminal 1 CDG',
  ],
  lead: 'Go to the détaxe desk of your own terminal before you drop your bags: at CDG the kiosks are before security, and you cannot come back once the suitcase is gone.',
  sections: [
    {
      id: 'desk-by-terminal',
      title: 'Where the desk is, terminal by terminal',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Customs desks and PABLO kiosks at CDG',
            head: ['Terminal', 'Where', 'What to know'],
            rows: [
              ['1', 'By Hall 6, CDGVAL level', 'A Cash Paris counter stands next to customs.'],
              [
                '2A and 2C',
                'Exits 5 and 12, or a shared counter on arrivals',
                'Kiosks may be closed for works. Ask, and keep time for 2E or 2F.',
              ],
              [
                '2B and 2D',
                '2B, arrivals level',
                'Another list puts it on departures, and had the 2D kiosk out of order.',
              ],
              [
                '2E',
                'Departures',
                'Gate 4, doors 3–4 or exit 8d: the lists differ. Follow the Détaxe signs.',
              ],
              ['2F', 'Arrivals, exit 10a', 'Not on the departures level.'],
              ['3', 'Not certain', 'Arrivals hall on one page, after security on an older one.'],
            ],
            note: 'Doors move during works. None of these lists carries a date, so trust the signs in the hall over any list.',
          },
        },
      ],
    },
    {
      id: 'bags-at-cdg',
      title: 'Checked bag or hand bag',
      blocks: [
        {
          kind: 'text',
          text: 'For the hold: validate first, then drop the bag. Officers may ask to see the goods, and the kiosk screen does not help you if the suitcase is already on the belt.',
        },
        {
          kind: 'text',
          text: 'For the cabin: the same desks serve you, still before security. Terminal 3 is the open point: ask before bag drop, and if nobody can say, keep the goods in your hand luggage.',
        },
        {
          kind: 'text',
          text: 'Changing planes at CDG? Goods in your cabin bag are handled here if this is your last EU airport. Goods in a suitcase that was tagged to your final city in [Nice](/france/nice-airport) or [Lyon](/france/lyon-airport) should have been validated there.',
        },
      ],
    },
    {
      id: 'early-flights',
      title: 'Early flights are the weak spot',
      blocks: [
        {
          kind: 'note',
          tone: 'warning',
          text: 'All that is published is that desks open during flight hours. A traveler who came at four in the morning found desks and kiosks shut in several terminals, and a long line when Terminal 1 opened an hour and a half later.',
        },
        {
          kind: 'text',
          text: 'With a dawn departure, card refund is the safer choice in the store: then you need customs only, not a cash counter as well.',
        },
      ],
    },
  ],
  tips: [
    'Read the terminal on your boarding pass, not on last year’s ticket: airlines at CDG move.',
    'Air France takes some long-haul bags the evening before at 2E. Customs is for the day of departure, so leave tax-free goods out of that suitcase.',
    'Photograph the green screen. If the money does not come, it is your proof.',
    'Forms from Spain, Italy or another EU country go to an officer. The kiosk reads French forms only.',
    'A form that went green needs no mailbox. Keep it until the refund arrives.',
    'Ask about cash before security: counters exist on both sides, but not in every terminal.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: `Be there ${n.arriveBeforeFlight} before departure`,
      text: 'Take RER B or your [car](/france/paris/book-chauffeur) to the right terminal. Terminal 2 is spread out, and 2E and 2F are not the walk you want with suitcases.',
    },
    {
      title: 'Follow “Détaxe / Tax refund” with all your bags',
      text: 'Do not stand in the check-in line yet. Have passport, boarding pass, forms and goods in reach.',
    },
    {
      title: 'Scan every form at a PABLO kiosk',
      text: 'Choose your language and hold the barcode under the reader. Green with “OK, form valid” counts as the customs stamp.',
    },
    {
      title: 'Screen red, or no kiosk working',
      text: 'Walk to the customs counter beside it with the goods. An unapproved form that nobody stamps is refused later.',
    },
    {
      title: 'Then check in your suitcase',
      text: 'Watches, jewelry and bags that an officer may want to see again are better in the cabin.',
    },
    {
      title: 'Take cash, or leave it to the card',
      text: 'Cash Paris has counters beside customs in Terminals 1 and 2E; others were listed after security in 2E and near 2A–2C. Hours are in the table of desks above and are not recent.',
    },
  ],
  local: [
    {
      label: 'From Paris',
      text: 'RER B: “CDG 1” (Roissypôle) for Terminals 1 and 3, “CDG 2 TGV” for Terminal 2.',
    },
    {
      label: 'Between terminals',
      text: 'CDGVAL, the airport’s own train, links 1, 3 and 2. Allow time for it.',
    },
    {
      label: 'Not your airport?',
      text: 'Check the ticket: [Orly](/france/orly) is on the other side of the city.',
    },
    { label: 'Questions to customs', text: '+33 1 72 40 78 50 from outside France.' },
    { label: 'Every counter', text: '[CDG refund points on the map](/map-locations/france/cdg)' },
  ],
  timeline: [
    {
      when: 'In the shop',
      text: 'Choose card or airport cash now. It is printed on the form and hard to change at CDG.',
    },
    {
      when: 'The night before',
      text: 'Look up your terminal and put goods and forms in the bag you open first.',
    },
    {
      when: `${n.arriveBeforeFlight} before takeoff`,
      text: 'Kiosk, then bag drop, then passport control, where lines have grown in 2026.',
    },
    { when: 'Same day', text: 'Cash in euros at a counter that serves your operator.' },
    { when: n.refundWeeks, text: 'Card refunds, counted from the green screen or the stamp.' },
  ],
  questions: [
    {
      question: 'Where is the tax refund in Terminal 2E?',
      answer:
        'On the departures level, before security. Lists disagree on the door: gate 4, doors 3–4 or exit 8d. So follow the signs or ask at an information desk for “la détaxe”.',
    },
    {
      question: 'Can I validate after security at CDG?',
      answer:
        'Do not plan on it. Apart from one older note about Terminal 3, every desk we found is in the public area. After security there are cash counters.',
    },
    {
      question: 'My flight leaves at six in the morning. Will a desk be open?',
      answer:
        'Nobody publishes exact hours. The kiosk needs no officer, but it has been found switched off at night as well. Ask your airline or the airport the day before.',
    },
    {
      question: 'I connect at CDG to New York with goods bought in Nice. Where do I go?',
      answer:
        'Suitcase tagged to New York: validate in Nice before you give it away. Goods in your hand luggage: validate here, which can mean leaving the transfer zone and passing security again. Ask customs in Nice whether they will do both.',
    },
    {
      question: 'Who pays out my cash?',
      answer:
        'The counter must work with the operator on your form. If it does not, ask the operator named on the form about a card refund. The full story is in [VAT refund at CDG](/vat-refund-at-cdg-airport).',
    },
  ],
  sources: [
    { name: 'easyCDG, VAT refund', url: 'https://easycdg.com/vat-tax-refund-paris-cdg-de-gaulle-airport/' },
    {
      name: 'hotel-cdg.com, tax refund',
      url: 'https://hotel-cdg.com/en/tax-refund-paris-charles-de-gaulle-airport/',
    },
    {
      name: 'Paris Aéroport, tax refund',
      url: 'https://www.parisaeroport.fr/en/passengers/flight-preparation/currency-purchases-customs/tax-refund',
    },
    {
      name: 'Cash Paris, offices',
      url: 'https://www.cash-paris.com/zh/%E6%89%BE%E5%88%B0%E9%80%80%E7%A8%8E%E6%9C%8D%E5%8A%A1%E5%8F%B0',
    },
    {
      name: 'Skiptax, kiosks at CDG',
      url: 'https://intercom-help.eu/skiptax/ja/articles/9027-%E3%83%AD%E3%83%AF%E3%82%B7%E3%83%BC-%E3%82%B7%E3%83%A3%E3%83%AB%E3%83%AB-%E3%83%89-%E3%82%B4%E3%83%BC%E3%83%AB%E7%A9%BA%E6%B8%AF-%E3%83%91%E3%83%AA',
    },
    {
      name: 'Air France, bag drop the day before',
      url: 'https://www.airfrance.com.cn/information/bagages/depot-bagage-veille',
    },
    { name: 'SolPay, refund offices', url: 'https://www.solpay.com/en/tourist/home/' },
    { name: 'A traveler’s night at CDG', url: 'https://note.com/gautamashaka/n/n66c08d406da3' },
    {
      name: 'European Commission, guide for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
