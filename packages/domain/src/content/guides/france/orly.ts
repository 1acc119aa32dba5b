import type { PlaceGuideTemplate } from '../place-guide.ts'

export const orlyGuide: PlaceGuideTemplate = (n) => ({
  title: 'Orly détaxe: the right door for Orly 1-2, 3 and 4',
  description:
    'Orly has three customs points for tax refunds, all before security. Doors, kiosks, the cash counter in Orly 4, and what to do with your suitcase first.',
  keywords: [
    'Orly tax refund',
    'détaxe Orly 4',
    'Orly VAT refund desk',
    'PABLO kiosk Orly',
    'Cash Paris Orly',
    'Paris-Orly customs',
  ],
  lead: 'Three desks serve Orly, all before the boarding area: near door 21d for Orly 1-2, near Arrivals 3 for Orly 3, near door 47d for Orly 4.',
  sections: [
    {
      id: 'three-desks',
      title: 'Three desks, one rule',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Orly 1-2:** upstairs on level 1, near door 21d.',
            '**Orly 3:** ground level, near Arrivals 3.',
            '**Orly 4:** ground level, near door 47d. The only one with a Cash Paris counter.',
          ],
        },
        {
          kind: 'text',
          text: 'PABLO kiosks stand next to each of the three. Hand luggage and hold luggage go to the same place, because nothing was found behind security. So there is a single rule: customs first, bag drop second.',
        },
        {
          kind: 'text',
          text: 'The guide page for Orly gives no clock times and carries no date. It says the offices are open while flights arrive and leave. For a first-wave departure, assume nothing and ask.',
        },
      ],
    },
    {
      id: 'who-validates-at-orly',
      title: 'Which of your goods are for Orly?',
      blocks: [
        {
          kind: 'text',
          text: 'Orly has many flights inside France and the EU. Flying to [Nice](/france/nice-airport), Madrid or Lisbon, you are still in the EU when you land, and the form waits. A nonstop flight to North Africa, Turkey, the Caribbean outside the EU or the United States is an exit: validate here.',
        },
        {
          kind: 'text',
          text: 'Martinique, Guadeloupe and Réunion are a special case: people who live there are outside the scheme. If they are on your route, ask customs at Orly before you travel.',
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'If your flight home has one stop in the EU and the suitcase is tagged all the way, the goods in it are validated at Orly. What you carry in the cabin is validated at that stop.',
        },
      ],
    },
  ],
  tips: [
    'The terminals were renumbered years ago. Old blogs that say “Sud” and “Ouest” lead to the wrong door.',
    'Orly 4 is a walk or an Orlyval stop from Orly 1-2-3. Do not change buildings for cash with a tight flight.',
    'Want cash and fly from Orly 3? Pick the card in the shop instead; no counter was found there.',
    'One scan per form: three forms mean three green screens.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: `Plan ${n.arriveBeforeFlight} at Orly`,
      text: 'Summer Saturdays and school holidays fill the hall. The form takes minutes, the lines around it do not.',
    },
    {
      title: 'Walk to your sector’s détaxe point',
      text: 'Level 1 for Orly 1-2, level 0 for Orly 3 and Orly 4. Bring the suitcase with the goods inside it.',
    },
    {
      title: 'Use the PABLO kiosk',
      text: 'Pick English, scan, wait for “OK, form valid” on green. Forms without the PABLO logo go to the officer.',
    },
    {
      title: 'If it turns red',
      text: 'The customs office is a few steps away. Show passport, ticket, receipt and goods; the officer decides and stamps.',
    },
    {
      title: 'Orly 4 only: cash',
      text: 'Cash Paris is on the departures level by door 47d, before security. Its hours are in the table of desks above; they were published without a date.',
    },
    {
      title: 'Now drop the bag and go through security',
      text: 'After this point there is no way to correct a missed form at Orly.',
    },
  ],
  local: [
    {
      label: 'From central Paris',
      text: 'Metro 14 to its southern end, “Aéroport d’Orly”. Check for works on weekends.',
    },
    { label: 'From RER B', text: 'Change at Antony to Orlyval.' },
    {
      label: 'By car',
      text: 'Tell the [driver](/france/orly/book-chauffeur) the sector number, 1-2, 3 or 4, not just “Orly”.',
    },
    {
      label: 'The other airport',
      text: '[Charles de Gaulle](/france/cdg) has its own desks; a French form scans at whichever of the two you fly from.',
    },
  ],
  timeline: [
    {
      when: 'Shopping days',
      text: 'Collect forms in [Paris](/france/paris) and check the spelling of your name on each.',
    },
    { when: `${n.arriveBeforeFlight} before departure`, text: 'Arrive, find 21d, Arrivals 3 or 47d, scan.' },
    { when: 'Right after', text: 'Cash in Orly 4, or nothing more to do when you chose the card.' },
    {
      when: 'At the latest',
      text: `${n.exportWithin} after the purchase the goods must be out of the EU, in your own bags.`,
    },
    { when: n.refundWeeks, text: 'Money on the card, depending on the operator.' },
  ],
  questions: [
    {
      question: 'Is there a tax refund desk in every Orly terminal?',
      answer: 'In three places for the four sectors: Orly 1 and 2 share one. Each has kiosks beside it.',
    },
    {
      question: 'Can I get cash at Orly?',
      answer:
        'In Orly 4, at Cash Paris, if your form’s operator works with it. For the other sectors we found no counter, so a card refund is the dependable choice.',
    },
    {
      question: 'Do I have to show what I bought?',
      answer:
        'Only if asked, but then all of it. An officer who cannot see the goods may cancel the form, and a fine is possible.',
    },
    {
      question: 'Can I validate at Orly the day before I fly?',
      answer:
        'Plan on the day of departure, with your boarding pass. The green screen confirms that the goods are leaving with you now.',
    },
  ],
  sources: [
    { name: 'Orly airport guide, détaxe', url: 'https://orly-aeroport.fr/detaxe-orly' },
    {
      name: 'Cash Paris, offices',
      url: 'https://www.cash-paris.com/zh/%E6%89%BE%E5%88%B0%E9%80%80%E7%A8%8E%E6%9C%8D%E5%8A%A1%E5%8F%B0',
    },
    { name: 'Simply Tax Free, validation', url: 'https://www.simplytaxfree.fr/en/form-validation-process/' },
    {
      name: 'European Commission, guide for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
