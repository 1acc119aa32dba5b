import type { PlaceGuideTemplate } from '../place-guide.ts'

export const malpensaGuide: PlaceGuideTemplate = (n) => ({
  title: 'Malpensa VAT refund: Terminal 1, area 12, step by step',
  description:
    'VAT refund at Milan Malpensa: where the operator desks and customs are in Terminal 1, what to do with checked and hand baggage, and when to arrive.',
  keywords: [
    'Malpensa VAT refund',
    'Malpensa tax refund',
    'MXP tax free',
    'Malpensa Terminal 1 customs',
    'OTELLO Malpensa',
    'Global Blue Malpensa',
  ],
  lead: 'Italian form in hand? At Malpensa go straight to your operator’s desk on the Terminal 1 check-in level, before you check in. It validates the invoice and pays; customs is for everything else.',
  sections: [
    {
      id: 'operator-or-customs',
      title: 'Operator desk or customs office',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Which counter takes which form at Malpensa',
            head: ['Your form', 'Go to', 'What happens'],
            rows: [
              [
                'Italian, from Global Blue, Planet or Tax Refund',
                'The operator’s own desk',
                'It sends the request to OTELLO, then pays in cash or to a card',
              ],
              [
                'Italian, from another company or from the shop itself',
                'Customs office, departures',
                'Customs validates; the company or shop pays later',
              ],
              [
                'From another EU country',
                'Customs office, departures',
                'A stamp; then the payer named on the form',
              ],
            ],
            note: 'It is reported that since July 2026 invoices in the name of one passport are validated in one go; customs’ own page does not show it yet. Ask the first desk whether it takes your other companies’ forms too.',
          },
        },
      ],
    },
    {
      id: 'green-or-red',
      title: 'Green or red',
      blocks: [
        {
          kind: 'text',
          text: 'OTELLO answers each request with a color. Green: the invoice gets its digital code at once and the desk pays. Red: the desk hands the papers back and you take the goods to the customs office, which looks at them and prints the result. Red is a spot check, not an accusation, but it needs time and it needs the goods.',
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'The place “area 12” and the late hand-baggage desk come from travelers in 2017, and the hours in our list are from the same year. Follow the signs for Tax Refund and Dogana on the day.',
        },
      ],
    },
    {
      id: 'terminal-2',
      title: 'Flying from Terminal 2',
      blocks: [
        {
          kind: 'text',
          text: 'No refund desk or customs point in Terminal 2 is in our records. If your non-EU flight leaves from there, ask the airport before you travel and leave time to validate in Terminal 1 first; both terminals have a station on the same line.',
        },
      ],
    },
  ],
  tips: [
    'Desks were said to start a flight about four hours ahead. Coming at dawn for an afternoon flight gains nothing.',
    'No self-service kiosk was found at Malpensa: a person validates, so a queue is a queue.',
    'Cash at the desk usually carries a fee, and some desks convert into your currency at their own rate. Compare with the card.',
    'Write down the application code before you fly; with it you can look up the validation online.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: 'At home or the hotel: pack in two heaps',
      text: 'What flies in the hold goes into one bag you can open; what you carry stays with you. Tags on, nothing used.',
    },
    {
      title: `Arrive ${n.arriveBeforeFlight} before the flight`,
      text: 'Add time in summer and in the sales weeks. Malpensa Express and most coaches stop at Terminal 1.',
    },
    {
      title: 'Do not check in your bag yet',
      text: 'Take the lift to the check-in level. A traveler found the three big companies in one row by area 12.',
    },
    {
      title: 'Hold baggage: show forms, passport and flight',
      text: 'The desk wants the forms, the passport, the boarding pass or booking, and for a card refund the card itself. Goods may be asked for.',
    },
    {
      title: 'If it turns red, or the form is foreign: customs',
      text: 'Walk to the Dogana office in departures with the goods.',
    },
    {
      title: 'Hand baggage',
      text: 'A traveler dealt with carried goods after passport control in 2017. Ask the desk on the landside first whether a counter beyond is open for your flight.',
    },
    {
      title: 'Desk closed?',
      text: 'Go to customs for the validation, which is what expires. The money can follow by card or by post; photograph every page.',
    },
  ],
  local: [
    {
      label: 'From Milan',
      text: 'Malpensa Express from [Milano Centrale](/italy/milano-centrale) or Cadorna; stations under both terminals.',
    },
    {
      label: 'Connecting in the EU',
      text: 'Bag checked through to home: show hold goods here. Goods you carry: at the last EU airport on the way.',
    },
    {
      label: 'Outlet nearby',
      text: 'Vicolungo The Style Outlets, west of the airport; hours are in the [list](/map-locations/italy/malpensa#list-view).',
    },
    {
      label: 'Car',
      text: '[Book a ride to Malpensa](/italy/malpensa/book-chauffeur); say Terminal 1 or 2.',
    },
  ],
  timeline: [
    {
      when: 'Up to departure',
      text:
        'Your goods must leave the EU within ' +
        n.exportWithin +
        ' of purchase. Keep that date even where a form prints a later one.',
    },
    { when: `${n.arriveBeforeFlight} ahead`, text: 'Operator desk, Terminal 1, bag still with you.' },
    { when: 'Green light', text: 'Cash in hand or a card credit started.' },
    {
      when: `${n.refundWeeks} later`,
      text: 'Card refunds arrive. Ask the operator, not the airport, if they do not.',
    },
  ],
  questions: [
    {
      question: 'Do I need a customs stamp at Malpensa?',
      answer:
        'Not for Italian invoices of the operators with a desk: they obtain the digital validation for you. Forms from France, Spain or any other EU country still go to customs.',
    },
    {
      question: 'My flight leaves before the desks open. What now?',
      answer:
        'Go to the customs office for validation and choose a card refund by post or online. Ring the airport the day before to learn who is on duty at that hour.',
    },
    {
      question: 'Can I claim for shopping in Rome or Paris here?',
      answer:
        'Yes, if Malpensa is where your goods leave the EU. Rome invoices go through the operator desks like Milan ones; Paris forms are a matter for customs. [Fiumicino](/italy/fiumicino) works alike.',
    },
  ],
  sources: [
    {
      name: 'Italian customs (ADM): refund desks, green and red channel',
      url: 'https://www.adm.gov.it/portale/en/ee/citizen/otello-english-version/the-procedure',
    },
    {
      name: 'Webitmag: OTELLO starts at Malpensa',
      url: 'https://webitmag.it/malpensa-il-rimborso-delliva-e-telematico_23566/amp',
    },
    { name: 'Tax Refund: how to get your refund', url: 'https://www.taxrefund.it/how-get-your-refund' },
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
