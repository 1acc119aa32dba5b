import type { PlaceGuideTemplate } from '../place-guide.ts'

/** BER: island 7, and what no source tells about cabin bags. */
export const berlinAirportGuide: PlaceGuideTemplate = (n) => ({
  title: 'BER tax refund: customs at check-in island 7, Terminal 1',
  description:
    'At Berlin Brandenburg Airport, label the bag at check-in and take it to customs at island 7 of Terminal 1. Cabin bags, Terminal 2 and the refund counter.',
  keywords: [
    'BER tax refund',
    'Berlin airport VAT refund',
    'Zoll BER Terminal 1',
    'check-in island 7 customs',
    'Global Blue Berlin airport',
  ],
  lead: 'The airport says customs is in Terminal 1; a travel site says at check-in island 7. Walk there with the labeled bag, the receipts and your passport before you drop anything.',
  sections: [
    {
      id: 'known',
      title: 'What is certain and what is reported',
      blocks: [
        {
          kind: 'text',
          text: 'Certain, from the airport: customs is in Terminal 1, and you must present the goods, the invoices and your travel documents. Reported by a travel site, without a date: the counter is at check-in island 7, and Global Blue has a refund counter in the same terminal. It also names Travelex.',
        },
        {
          kind: 'text',
          text: 'Not found: a validation kiosk, the customs hours, and the exact place for cabin goods. Signs to look for read Zoll. The information desk in Terminal 1 knows the rest.',
        },
      ],
    },
    {
      id: 'label',
      title: 'Why the label matters at BER',
      blocks: [
        {
          kind: 'text',
          text: 'Global Blue names BER among the airports where people lose the stamp at check-in. A bag already on the belt cannot be inspected, and a bag without the airline’s label will not be stamped for. So: label on, bag off the belt, straight to customs, which then forwards it to the plane.',
        },
      ],
    },
    {
      id: 'connections',
      title: 'Flights with a stop',
      blocks: [
        {
          kind: 'text',
          text: 'A stop in Istanbul, London, Zurich or Doha leaves BER as your exit: all goods are stamped here. A stop in [Frankfurt](/germany/frankfurt-airport), [Munich](/germany/munich-airport), Paris or Amsterdam splits it: hold goods here if the bag goes all the way, cabin goods at the stop.',
        },
      ],
    },
  ],
  tips: [
    'Terminal 2 passengers: the desk we know is in Terminal 1. Ask at Terminal 2 information before you check anything in.',
    'Island 7 is one of several rows of desks in the main hall. Read the number above the row, not the airline.',
    'Keep Berlin purchases out of a bag you want to drop early at a self-service machine.',
    'Take a picture of each stamped page before it goes into the mailbox.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: `Come ${n.arriveBeforeFlight} before departure`,
      text: 'The station is under Terminal 1; lifts bring you up to the check-in hall.',
    },
    {
      title: 'Ask for the label at your airline’s desk',
      text: 'Tell staff which bag holds tax-free goods and that you will take it to customs yourself.',
    },
    {
      title: 'Walk the bag to island 7',
      text: 'Hand over form, receipt, passport and boarding pass; open the bag if asked. The stamped paper comes back to you, the bag goes to the plane.',
    },
    {
      title: 'Only cabin goods?',
      text: 'Your hold bag can stay at check-in. Ask customs at island 7 whether they look at cabin goods there or after security; no source we trust says.',
    },
    {
      title: 'Collect in Terminal 1',
      text: 'Global Blue’s counter pays its own forms. Forms of other companies go by post.',
    },
    {
      title: 'Counter unmanned',
      text: 'Ask the information desk to call customs. If only the money counter is shut, nothing is lost: a stamped form can be mailed.',
    },
  ],
  local: [
    {
      label: 'Train',
      text: 'Station Flughafen BER – Terminal 1-2, with direct trains from [Berlin Hauptbahnhof](/germany/berlin-hauptbahnhof).',
    },
    {
      label: 'Driver',
      text: '[Request a car to BER](/germany/berlin-airport/book-chauffeur); a few hours’ reserve covers customs.',
    },
    {
      label: 'Customs page',
      text: '[Zoll at BER](https://ber.berlin-airport.de/en/cafes-shops-service/sgs-poi/524-zoll-t1.html)',
    },
    {
      label: 'In town',
      text: '[Stores and tax-free desks in Berlin](/germany/berlin).',
    },
  ],
  timeline: [
    {
      when: 'Before the airport train',
      text: 'Forms complete, goods unworn, one bag chosen for them.',
    },
    {
      when: 'Check-in',
      text: 'Label and boarding pass.',
    },
    {
      when: 'Island 7',
      text: 'Stamp on every form, bag handed over to customs.',
    },
    {
      when: 'Global Blue or mailbox',
      text: 'Money less a fee now, or the envelope.',
    },
    {
      when: `Within ${n.refundWeeks}`,
      text: 'Card refund, if you chose the card.',
    },
  ],
  questions: [
    {
      question: 'Where do I get the customs stamp at BER?',
      answer:
        'In Terminal 1. A travel site places the counter at check-in island 7; the airport’s own page says Terminal 1 only. Check the signs on the day.',
    },
    {
      question: 'Do I check in before customs at Berlin airport?',
      answer:
        'Yes, for goods in the hold bag: you need its label. Then you take the bag to customs instead of leaving it.',
    },
    {
      question: 'Is there a machine, like PABLO in Paris?',
      answer:
        'None was found for BER. Germany works with an officer and a stamp. French forms keep their barcode, and here they get the stamp as well.',
    },
    {
      question: 'The shop gave me a form of a company without a counter. What now?',
      answer:
        'Have it stamped and post it in the envelope. The country’s rule is the same for every company; only the counter is missing.',
    },
  ],
  sources: [
    {
      name: 'BER: customs in Terminal 1',
      url: 'https://ber.berlin-airport.de/en/cafes-shops-service/sgs-poi/524-zoll-t1.html',
    },
    {
      name: 'Shunhotel: VAT refund at Berlin airport (undated)',
      url: 'https://shunhotel.com/article/how-difficult-vat-refund-berlin-airport',
    },
    {
      name: 'Global Blue Germany: stamp and checked baggage',
      url: 'https://www.globalblue.com/business/germany/newsroom/kein-zollstempel-durch-aufgegebenes-gepack',
    },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
