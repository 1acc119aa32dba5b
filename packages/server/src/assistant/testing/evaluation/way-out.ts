import type { EvaluationQuestion } from './evaluation-question.ts'
import { cabinAt, desksAt, doneAt, sentTo, whyThere } from './patterns.ts'

/** There is no validation abroad. */
const nothingAbroad = /\b[Nn]o\b|cannot|not\b|before you leave|where you leave the EU|lost/

/**
 * Regulation (EU) 2015/2447, articles 37 to 42: goods in checked bags that are tagged through are shown at the first
 * airport in the EU, goods in the cabin at the last one. A stop outside the EU's VAT area does not count.
 */
export const wayOut: EvaluationQuestion[] = [
  {
    ask: 'Madrid, Frankfurt, New York, and my bag stays in my hand. Where is customs?',
    says: [doneAt('Frankfurt'), whyThere],
    never: [desksAt('Madrid'), cabinAt('Madrid')],
  },
  {
    ask: 'Rome straight to New York, the goods are in my suitcase',
    says: [doneAt('Fiumicino|Rome')],
    never: [sentTo('New York')],
  },
  {
    ask: 'Barcelona to Tokyo with a stop at CDG, suitcase checked through to Tokyo. Where do I show the goods?',
    says: [doneAt('Barcelona|El Prat')],
  },
  {
    ask: 'I fly Lisbon - Madrid - Buenos Aires with the handbag in the cabin',
    says: [doneAt('Madrid')],
    never: [cabinAt('Lisbon')],
  },
  {
    ask: 'Florence via Munich to Chicago, everything in hand luggage',
    says: [doneAt('Munich')],
    never: [desksAt('Florence'), cabinAt('Florence')],
  },
  { ask: 'Nice-CDG-Tokyo, shopping is in the checked suitcase tagged to Tokyo', says: [doneAt('Nice')] },
  {
    ask: 'Nice-CDG-Tokyo and I keep the shopping in my cabin bag',
    says: [doneAt('CDG|Charles de Gaulle|Paris')],
  },
  {
    ask: 'From Berlin through Zurich to Singapore, goods in the cabin. Where do I get the stamp?',
    says: [doneAt('Berlin')],
    never: [sentTo('Zurich')],
  },
  {
    ask: 'Malpensa to LA with a change in London: customs where?',
    says: [doneAt('Malpensa|Milan')],
    never: [sentTo('London|Heathrow|Great Britain')],
  },
  {
    ask: 'Paris - Istanbul - Jakarta. Which airport validates my form?',
    says: [/Charles de Gaulle|CDG|Orly|airport/i, doneAt('Paris|CDG|Charles de Gaulle|Orly')],
    never: [sentTo('Istanbul')],
  },
  {
    ask: 'Madrid - Amsterdam - Toronto with hand luggage only, where is the stamp',
    says: [/Amsterdam|Schiphol/, whyThere],
    never: [desksAt('Madrid'), cabinAt('Madrid')],
  },
  {
    ask: 'Seville to Madrid to Frankfurt to Seoul, purchases in my backpack',
    says: [doneAt('Frankfurt')],
    never: [desksAt('Seville'), desksAt('Madrid')],
  },
  {
    ask: 'Valencia, then Paris, then Amsterdam, then Vancouver. Goods in the cabin.',
    says: [/Amsterdam|Schiphol|last (?:EU )?airport/],
    never: [desksAt('Valencia'), cabinAt('Valencia')],
  },
  {
    ask: 'I collect my suitcase in Frankfurt and check it in again for Bangkok, coming from Venice',
    says: [doneAt('Frankfurt')],
  },
  {
    ask: 'Frankfurt to Bangkok with a stop in Oslo, hand luggage',
    says: [doneAt('Frankfurt')],
    never: [sentTo('Oslo')],
  },
  {
    ask: 'CDG to Boston via Reykjavik, bags in the cabin. Where do I validate?',
    says: [doneAt('CDG|Charles de Gaulle|Paris')],
    never: [sentTo('Reykjavik|Iceland')],
  },
  { ask: 'Paris to Dublin to Boston with cabin luggage: where is my last customs?', says: [/Dublin/] },
  { ask: 'Barcelona direct to Marrakech, where do I scan', says: [doneAt('Barcelona|El Prat')] },
  {
    ask: 'I take the Eurostar home to London tomorrow. Where can I validate the French form?',
    says: [/Gare du Nord/],
  },
  { ask: 'leaving Lille by Eurostar to London, is there a customs point', says: [doneAt('Lille')] },
  {
    ask: 'train from Paris to Geneva, where do I stamp?',
    says: [/Geneva|Swiss|Switzerland|border|Gare de Lyon/],
    never: [sentTo('Gare du Nord')],
  },
  {
    ask: 'Train Milan to Zurich with a new handbag, which customs',
    says: [/ask|border|last customs|no customs point|Switzerland/i],
  },
  { ask: 'We drive from Como to Lugano, where is the form validated?', says: [/Brogeda|Chiasso|border/] },
  {
    ask: 'by car through the Channel Tunnel from Calais',
    says: [/Calais|LeShuttle|last customs post|before/],
  },
  { ask: 'ferry from Calais to Dover with our shopping', says: [/port|last customs|Calais/i] },
  {
    ask: 'Driving from Barcelona to Andorra la Vella, how do I get my Spanish form validated',
    says: [/border|last customs|where you leave/i],
  },
  {
    ask: 'Cruise from Barcelona, next stop Marseille, then Genoa, then home by plane from Rome',
    says: [/last (?:EU )?(?:port|airport|exit|customs)|next port|leave the EU|Fiumicino|Rome/i],
  },
  {
    ask: 'My ship goes from Malaga to Tangier. Where is the stamp?',
    says: [/port|Malaga|Málaga|last customs/i],
    never: [sentTo('Tangier|Morocco')],
  },
  {
    ask: 'Form from Galeries Lafayette Paris, flight home from Fiumicino',
    says: [/customs/i, doneAt('Fiumicino|Rome|where you leave')],
    never: [/scan (?:it|the form|them) at (?:a )?PABLO kiosk (?:in|at) (?:Rome|Fiumicino)/],
  },
  {
    ask: 'I have a DIVA form and leave the EU from Frankfurt only',
    says: [/customs|stamp/i, doneAt('Frankfurt|where you leave')],
    never: [/scan (?:it|your form) (?:at|in) Madrid/],
  },
  {
    ask: 'German export form, flying home from Charles de Gaulle',
    says: [/customs/i, doneAt('Charles de Gaulle|CDG|where you leave')],
  },
  {
    ask: 'Italian invoice but departure to Miami is from Madrid',
    says: [/customs|Guardia Civil/i, doneAt('Madrid|where you leave')],
  },
  {
    ask: 'If I change planes inside the EU, which airport does customs: hand luggage and suitcase?',
    says: [/last/i, /hand|cabin|carried/i, /checked|suitcase|hold/i],
  },
  { ask: 'Do I scan before or after dropping the suitcase?', says: [/before|first/i] },
  {
    ask: 'Can the customs in New York stamp my French form on arrival?',
    says: [nothingAbroad],
    never: [/^\W*Yes/],
  },
  {
    ask: 'Malaga - Madrid - Mexico City, the suitcase goes through to Mexico',
    says: [doneAt('Malaga|Málaga')],
  },
]
