import type { PlaceGuideTemplate } from '../place-guide.ts'

export const milanoCentraleGuide: PlaceGuideTemplate = (n) => ({
  title: 'Milano Centrale: no customs here, where to go instead',
  description:
    'Leaving Milan by train with tax-free forms: no VAT validation at Milano Centrale, what that means for Malpensa, France, and trains to Switzerland.',
  keywords: [
    'Milano Centrale tax refund',
    'Milan train Switzerland VAT',
    'Malpensa Express',
    'Milan station customs',
  ],
  lead: 'You cannot validate a tax-free form in this station: no customs point is known here. Take the form to the place where you leave the EU.',
  sections: [
    {
      id: 'which-train',
      title: 'Which train are you taking?',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Malpensa Express**: stay with the plan for [Malpensa](/italy/malpensa); the desks there do the work.',
            '**Paris, or any city in France, Austria or Germany**: you are still in the EU. Customs there validates your Italian invoice when you fly home nonstop, and the form then goes back to the Italian seller.',
            '**Lugano, Zurich, Geneva or Basel**: the Swiss border is your EU exit, and a train does not wait. Ring Italian customs before travel day, or cross by road at Como.',
          ],
        },
      ],
    },
    {
      id: 'an-hour-to-spare',
      title: 'An hour to spare',
      blocks: [
        {
          kind: 'text',
          text: 'Corso Buenos Aires is the shopping street nearest to the platforms. Station boutiques sell to travelers of every country; whether one issues a tax-free invoice is its own decision, so ask before paying. The center’s streets are in the [Milan guide](/italy/milan).',
        },
      ],
    },
  ],
  tips: [
    'If your ticket reads Zurich Airport, your goods have left the EU before you land at a refund desk. Swiss customs does not stamp Italian forms.',
    'Exchange offices in stations may carry a tax-free sign. They can advance money on some forms; they cannot validate any.',
    'Hold goods and forms together on the train: a customs officer on board can ask for both.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: 'Look at your final ticket, not your train',
      text: 'Hand luggage: the last EU airport on it. A bag tagged through: the first EU airport, where you give it away.',
    },
    {
      title: `Reach the platform ${n.arriveBeforeTrain} ahead`,
      text: 'Gates check tickets, and luggage full of shopping slows everyone.',
    },
    {
      title: 'For Malpensa: board with forms in reach',
      text: 'Get off at the terminal on your booking. Desks are recorded for Terminal 1.',
    },
    {
      title: 'For Switzerland: settle customs first',
      text: 'Ask the office at Como or Chiasso how rail passengers are handled that day. Leave the train there if you must.',
    },
    {
      title: 'For the rest of the EU: do nothing yet',
      text: `Goods have ${n.exportWithin} to leave. Keep invoice, tags and packaging.`,
    },
  ],
  local: [
    {
      label: 'Airport trains',
      text: 'Malpensa Express to both terminals; coaches for Bergamo beside the station.',
    },
    { label: 'Swiss road border', text: 'Two Italian customs posts at [Como](/italy/como).' },
    { label: 'Door to door', text: '[Book a car from the station](/italy/milano-centrale/book-chauffeur).' },
  ],
  timeline: [
    { when: 'In Milan’s shops', text: 'Form, code, passport data.' },
    { when: 'In the station', text: 'Nothing to stamp. Sort papers by destination.' },
    { when: 'At the EU exit', text: 'Airport desk, or border post for Switzerland.' },
    {
      when: `${n.refundWeeks} on`,
      text: 'Money on the card, counted from the day the operator has the validation.',
    },
  ],
  questions: [
    {
      question: 'Does the station have a refund counter?',
      answer:
        'None for validation that we know of. An exchange counter may advance money, but the stamp is given elsewhere.',
    },
    {
      question: 'Can Swiss customs in Chiasso stamp my Italian form?',
      answer:
        'No. Only customs of an EU country can confirm that goods left the EU, so it has to be the Italian side.',
    },
    {
      question: 'I live in Zurich. Do I qualify?',
      answer:
        'Yes, residence counts, not passport. Check the Swiss duty-free limit as well before you come home.',
    },
  ],
  sources: [
    {
      name: 'European Commission: VAT refunds for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
    {
      name: 'Italian customs (ADM): OTELLO',
      url: 'https://www.adm.gov.it/portale/progetti-aida-otello',
    },
  ],
})
