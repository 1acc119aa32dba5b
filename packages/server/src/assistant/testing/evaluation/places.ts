import type { EvaluationQuestion } from './evaluation-question.ts'
import { notConfirmed, openOrClosed } from './patterns.ts'

const threeHours = /3 hours|three hours/
const oneHour = /1 hour|one hour|60 minutes/
const noDesk = /no (?:desk|customs|validation|refund)|not (?:found|known)|ask|where you (?:finally )?leave/i

/** Where desks are, and their hours at a time. No hours of desks are dated, so none is called open or closed. */
export const places: EvaluationQuestion[] = [
  { ask: 'CDG terminal 1 where do I scan the PABLO code', says: [/Hall 6/] },
  { ask: 'Flying from CDG 2F, where is customs?', says: [/2F/, /[Ee]xit 10a|arrivals/i] },
  { ask: 'détaxe at Orly 4, which door', says: [/47d/] },
  { ask: 'We leave from Orly 1 on Friday, location of the détaxe office', says: [/21d/] },
  { ask: 'Nice airport terminal 1, tax refund kiosk', says: [/Terminal 1/] },
  { ask: 'Is there a refund point at Lyon Saint-Exupéry?', says: [/Lyon/, /Terminal 1|[Aa]rrivals/] },
  { ask: 'Marseille Provence airport customs for tax free', says: [/Marseille/, /Terminal 1|PABLO/] },
  { ask: 'Barajas T1: where are the DIVA machines', says: [/197/] },
  { ask: 'Madrid airport T2, which counter is the kiosk facing?', says: [/510/] },
  { ask: 'in Madrid T4 where do I validate DIVA', says: [/Iberia|left of (?:the )?security/] },
  { ask: 'Barcelona T1 departure, tax free validation spot', says: [/left of (?:the )?security/] },
  { ask: 'tax refund machine at Palma de Mallorca airport', says: [/Palma/, /[Ss]econd level|DIVA/] },
  { ask: 'Where at Malaga airport can I get my tax free paper scanned?', says: [/363/] },
  { ask: 'Malpensa terminal 1 refund counters location', says: [/area 12/] },
  { ask: 'FCO terminal 3: where are Global Blue and Planet?', says: [/196/] },
  { ask: 'leaving from Linate, who validates the invoice', says: [/Linate/, /customs/i] },
  {
    ask: 'Orio al Serio (Bergamo) airport refund office?',
    says: [/Bergamo|Orio/, /Maccorp|customs|refund office/i],
  },
  {
    ask: 'Florence Peretola tax refund desk',
    says: [/Florence|Peretola/, /Global Blue|[Cc]heck-in|customs/],
  },
  { ask: 'Zoll at Munich airport terminal 1, which area', says: [/[Aa]rea B|[Ll]evel 04/] },
  { ask: 'Munich T2 with hand luggage only: where is customs', says: [/[Ll]evel 05/] },
  { ask: 'Berlin BER customs for export papers', says: [/island 7/] },
  { ask: 'Frankfurt terminal 1, tax free export customs hall?', says: [/Hall C/] },
  {
    ask: 'My flight is from Frankfurt Terminal 3. Where exactly is customs there?',
    says: [/not (?:found|known)|unknown|ask|no (?:source|desk)|Hall C/i, /Terminal 3/],
  },
  { ask: 'Düsseldorf airport, customs by which check-in counter?', says: [/190/] },
  {
    ask: 'Galeries Lafayette Haussmann: on which floor is the tax refund desk?',
    says: [/1st floor|first floor/i],
  },
  {
    ask: 'Where can I get the forms done inside KaDeWe Berlin?',
    says: [/KaDeWe/, /Tauentzien|tax-free service/i],
  },
  { ask: 'any refund office in Madrid city on Gran Vía?', says: [/Gran Vía|Western Union|El Corte Inglés/] },
  { ask: 'Can I validate at Milano Centrale station?', says: [noDesk], never: [/^\W*Yes/] },
  { ask: 'Is there customs at Barcelona Sants for the train to Paris?', says: [noDesk], never: [/^\W*Yes/] },
  { ask: 'how long before my flight from Rome should I come for tax free', says: [threeHours] },
  { ask: 'How much time do I need at Gare du Nord for the détaxe?', says: [oneHour] },
  {
    ask: 'Is customs at Malaga airport open at 6am?',
    says: [notConfirmed, /952 792 935/],
    never: [openOrClosed, /^\W*(?:Yes|No)[,.]/],
  },
  {
    ask: 'Cash Paris desk in CDG T1, can I still go there at 22:30?',
    says: [notConfirmed],
    never: [openOrClosed, /^\W*(?:Yes|No)[,.]/],
  },
  {
    ask: 'is the Global Blue desk in Fiumicino open at 11 pm',
    says: [notConfirmed],
    never: [openOrClosed, /^\W*(?:Yes|No)[,.]/],
  },
  {
    ask: 'Malpensa tax refund at 5:30 in the morning, somebody there?',
    says: [notConfirmed],
    never: [openOrClosed, /^\W*(?:Yes|No)[,.]/],
  },
  { ask: 'Frankfurt customs hall C opening times on a Sunday', says: [notConfirmed] },
  { ask: 'Until what time is La Vallée Village open?', says: [/20:30|8[:.]30 ?p/] },
]
