import { goodsOnFlights, neighborsOutside } from '../../exit/where-to-show-goods.ts'
import type { Question, Template } from '../page-content.ts'

export const airportQuestions: Template<Question[]> = (n) => [
  {
    question: 'When should I be at the airport?',
    answer: `${n.arriveBeforeFlight} before the flight, and ${n.arriveBeforeTrain} before a train. For an early departure, ask your terminal the day before when customs opens.`,
  },
  {
    question: 'What happens at the kiosk?',
    answer:
      'You choose a language, hold the barcode of the form under a reader and wait. Green or “stamped” means you are done. Otherwise go to the officer beside it with goods, form and passport.',
  },
  {
    question: 'Which airport validates if I change planes?',
    answer: `${goodsOnFlights} So you may need two stops. ${neighborsOutside}`,
  },
  {
    question: 'Where are the desks?',
    answer:
      'On the page of each airport, for example [Charles de Gaulle](/vat-refund-at-cdg-airport), [Madrid](/spain/madrid-airport) and [Barcelona](/spain/barcelona-airport), and on the [map](/map-locations).',
  },
  {
    question: 'What is the VIP airport service?',
    answer:
      'On arrival, a greeter who takes you to your car. On departure, company to the customs desk and help with the forms. You ask for either one in a ride request.',
  },
  {
    question: 'Can somebody else scan my forms for me?',
    answer:
      'No. You show your own passport, form and goods. A driver can bring you to the right door and wait.',
  },
  {
    question: 'Where do chauffeurs drive?',
    answer:
      'In Paris, Nice, Madrid and Barcelona, with their airports. Choose a sedan, van or SUV for one to six people in the [request](/france/paris/book-chauffeur).',
  },
  {
    question: 'Is a request already a booking?',
    answer:
      'No. A person answers it with price and conditions. It becomes a booking when you accept, and nothing is charged here.',
  },
]
