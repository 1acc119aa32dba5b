import type { PlaceGuideTemplate } from '../place-guide.ts'

export const fiumicinoGuide: PlaceGuideTemplate = (n) => ({
  title: 'Fiumicino VAT refund: Terminal 3, Terminal 1, Area E',
  description:
    'VAT refund at Rome Fiumicino: desks by counters 196–225 in Terminal 3 and 111–140 in Terminal 1, hand baggage in Area E, and when you need customs.',
  keywords: [
    'Fiumicino VAT refund',
    'FCO tax refund',
    'Rome airport tax free',
    'Terminal 3 Global Blue',
    'Fiumicino customs',
    'boarding area E refund',
  ],
  lead: 'Find check-in counters 196–225 in Terminal 3, or 111–140 in Terminal 1: the refund desks stand beside them. Go there with your bag before you check it in.',
  sections: [
    {
      id: 'where-the-desks-are',
      title: 'Where the desks are',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Refund points at Fiumicino',
            head: ['Place', 'For', 'Who'],
            rows: [
              ['Terminal 3 departures, counters 196–225', 'Hold baggage', 'Global Blue, Planet, Tax Refund'],
              ['Terminal 1 departures, counters 111–140', 'Hold baggage', 'Global Blue, Planet, Tax Refund'],
              ['Boarding Area E, by the ADR info point', 'Hand baggage', 'Operators and customs'],
              ['Customs offices in both terminals', 'Every other invoice', 'Agenzia delle Dogane'],
            ],
            note: 'From the airport company’s own page, which carries no date: follow the signs on the day. It also names a customs office in Boarding Area A.',
          },
        },
      ],
    },
    {
      id: 'one-stop-or-two',
      title: 'One stop or two',
      blocks: [
        {
          kind: 'text',
          text: 'For invoices issued in Italy through the three operators, the desk is the only stop: it asks OTELLO for the validation and pays. An invoice from a French, Spanish or German shop, or from an Italian shop without one of these operators, goes to customs first. If OTELLO picks your form for a check, staff send you round to customs with the goods, which is why the suitcase must still be yours to open.',
        },
      ],
    },
    {
      id: 'late-and-early',
      title: 'Late and early flights',
      blocks: [
        {
          kind: 'text',
          text: 'The operators’ hours in our list were announced in June 2016 and not confirmed since. Outside them, the same announcement sends passengers to customs. So a dawn departure can still be validated, while the cash may have to wait for a card refund.',
        },
      ],
    },
  ],
  tips: [
    'Ask at the desk which operator’s forms it can take: one validation for all invoices of a passport is reported since July 2026, but not yet shown by customs.',
    'Keep boarding pass, passport and forms in one hand: the operator must send your flight details with the request.',
    'Traveling as a family? Each form follows the passport printed on it, so everyone with a form stays near the desk.',
    'Say “bagaglio da stiva” for goods in the hold and “bagaglio a mano” for goods you carry.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: 'Know your terminal',
      text: 'It is on the ticket. The train stops between the terminals, and signs lead to both.',
    },
    {
      title: `Be inside ${n.arriveBeforeFlight} before departure`,
      text: 'A Rome queue of an hour has been reported more than once, and passport control comes on top.',
    },
    {
      title: 'Desk before check-in',
      text: 'Counters 196–225 in Terminal 3, 111–140 in Terminal 1. Give passport, forms and flight; choose cash or card.',
    },
    {
      title: 'Customs, if the desk says so',
      text: 'Needed for a red light, for foreign forms and for forms of other companies. The office in Terminal 3 is near the operators.',
    },
    {
      title: 'Check in and go through security',
      text: 'Hand over the bag only now. Validated invoices stay in your hand luggage.',
    },
    {
      title: 'Carried goods: Area E, before the passport check',
      text: 'In 2016 the airport placed this stop after security and ahead of passport control. Ask the ADR info point as soon as you are through.',
    },
    {
      title: 'No one at the counter?',
      text: 'Ask customs for the validation and mail the form in the operator’s envelope. Note name, time and desk.',
    },
  ],
  local: [
    {
      label: 'From the city',
      text: 'Leonardo Express from [Roma Termini](/italy/roma-termini) to Fiumicino Aeroporto station.',
    },
    { label: 'Machines', text: 'No validation kiosk was found here; a member of staff does it.' },
    {
      label: 'Plane change in the EU',
      text: 'Hold bag tagged to home: validate it here. Cabin goods: the last EU airport on your ticket.',
    },
    {
      label: 'Other Rome airport',
      text: 'Ciampino is a different case: see the [Rome guide](/italy/rome).',
    },
    {
      label: 'Chauffeur',
      text: '[Arrange a ride](/italy/fiumicino/book-chauffeur) to the right terminal door.',
    },
  ],
  timeline: [
    { when: 'Before you pack', text: 'Sort forms: Italian operators, other Italian shops, other countries.' },
    { when: 'Landside', text: 'Operator desk, then customs only if sent, then bag drop.' },
    { when: `Within ${n.refundWeeks}`, text: 'Card payments arrive. Cash is done before you board.' },
    {
      when: 'If nothing comes',
      text: 'Look up the validation in the online search of Italian customs, then write to the operator.',
    },
  ],
  questions: [
    {
      question: 'Where is the Global Blue desk at Fiumicino?',
      answer:
        'In departures near counters 196–225 of Terminal 3 and 111–140 of Terminal 1, with a further point in Boarding Area E. Planet and Tax Refund share these places.',
    },
    {
      question: 'Can I do everything after security?',
      answer: 'Only for goods you carry. The airport asks for hold-baggage refunds before check-in.',
    },
    {
      question: 'I bought in Milan and leave from Rome. Does that matter?',
      answer:
        'No. All Italian invoices sit in the same OTELLO system, so Fiumicino can validate a form from any Italian city.',
    },
    {
      question: 'What happens if customs turns a form down?',
      answer:
        'Then there is no refund on that form. Goods that are missing or used, or passport data that do not match, can each be the reason, so read the invoice in the shop.',
    },
    {
      question: 'Is the cash desk better than the card?',
      answer:
        'Cash is certain and instant but often costs a fee. A card refund is slower and avoids the cash fee; ask both figures before you choose.',
    },
  ],
  sources: [
    {
      name: 'Aeroporti di Roma: immigration, customs, VAT refund',
      url: 'https://adr.it/web/aeroporti-di-roma-en-/pax-fco-immigration-and-customs',
    },
    {
      name: 'Aeroporti di Roma: OTELLO announcement',
      url: 'https://www.adr.it/web/aeroporti-di-roma-en/viewer?p_p_id=3_WAR_newsportlet&_3_WAR_newsportlet_nid=8750896',
      readOn: '2016-06',
    },
    { name: 'Tax Refund: questions', url: 'https://www.taxrefund.it/faq.php' },
    {
      name: 'European Commission: VAT refunds for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
    {
      name: 'Fiscal Solutions: single validation from July 2026',
      url: 'https://www.fiscal-requirements.com/news/5526',
      readOn: '2026-05',
    },
  ],
})
