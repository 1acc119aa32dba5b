import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import {
  cabinAt,
  desksAt,
  doneAt,
  eur,
  mayNot,
  notConfirmed,
  openOrClosed,
  sentTo,
  startsYes,
} from '#server/assistant/testing/evaluation/patterns'

/** What happens where a form is shown: kiosk, officer, goods, hours, and problems. */
export const atCustoms: EvaluationQuestion[] = [
  {
    ask: 'what exactly do I press at the kiosk and how do I know it worked?',
    says: [/screen|green|stamped/i],
  },
  {
    ask: 'the screen was green, do I get a paper from the machine',
    says: [/nothing is printed|photo|screen/i],
  },
  { ask: 'officer wants me to open the sealed watch box', says: [/may|tell the officer|seal/i] },
  { ask: 'does the customs person really look inside the bag', says: [/may|asked|show|see/i] },
  {
    ask: 'can I leave the shoes at the hotel and just scan the paper',
    says: [mayNot, /goods/i],
    never: [startsYes],
  },
  {
    ask: 'customs said no to my form because the scarf was missing, is everything gone',
    says: [/whole form|missing|do not count|no refund/i],
  },
  { ask: 'officer refused, what can I do now', says: [/officer|operator|goods|refus|red|ask/i] },
  { ask: 'there was no one at the counter at 5 am and my plane was leaving', says: [/photo|staff|customs/i] },
  { ask: 'how many hours ahead should I plan at Barajas with 6 forms', says: [/3 hours/] },
  {
    ask: 'we got 45 minutes between landing from Nice and the flight to Boston in CDG, hand bags, enough?',
    says: [doneAt('CDG|Charles de Gaulle'), /3 hours|plan|layover|change/i],
  },
  {
    ask: 'can I validate a day before my flight when I am near the airport anyway',
    says: [/leave|flight|day|boarding pass|goods/i],
  },
  { ask: 'do they want my boarding pass at the machine', says: [/boarding pass/i] },
  { ask: 'must I print the QR or is the phone ok at DIVA', says: [/phone/i] },
  { ask: 'French form on my phone only and I fly out of Munich', says: [/print/i] },
  { ask: 'customs in germany wants to see suitcase after it is tagged, how does that go', says: [/tag/i] },
  { ask: 'is hall C in Frankfurt before security', says: [/Hall C/] },
  {
    ask: 'I fly from Frankfurt T3, is there customs for my goods',
    says: [/Terminal 3[^\n]*not found|Hall C/],
  },
  {
    ask: 'which hall for emirates at malpensa tax free',
    says: [/Terminal 1|area 12/i],
    never: [openOrClosed],
  },
  { ask: 'is the refund office at CDG 2E open at 10 at night', says: [notConfirmed], never: [openOrClosed] },
  { ask: 'phone number of customs information in Germany in english', says: [/\+49 351 44834/] },
  { ask: 'Nice airport terminal 2 tax refund machine where', says: [/Terminal 2/, /Arrivals/] },
  { ask: 'marseille airport kiosk?', says: [/Terminal 1|kiosk|PABLO/i] },
  { ask: 'does bologna airport have customs', says: [/Bologna/, /customs/i] },
  { ask: 'seville airport diva', says: [/Seville/, /DIVA/] },
  { ask: 'is there anything at Palma for tax refund', says: [/Palma/, /DIVA/] },
  { ask: 'stuttgart airport zoll for vat', says: [/Stuttgart/, /customs/i] },
  { ask: 'treviso ryanair to london, can they stamp italian invoice', says: [doneAt('Treviso')] },
  { ask: 'private jet from cannes mandelieu who stamps', says: [/agent|beforehand|nobody|ask/i] },
  {
    ask: 'cruise stops in genoa then barcelona then i fly home from barcelona',
    says: [doneAt('Barcelona')],
    never: [desksAt('Genoa')],
  },
  {
    ask: 'Granada to Madrid to Toronto one ticket everything in the suitcase',
    says: [doneAt('Granada')],
    never: [desksAt('Toronto')],
  },
  {
    ask: 'Naples via Munich to Chicago, I carry the leather bag',
    says: [doneAt('Munich')],
    never: [cabinAt('Naples')],
  },
  {
    ask: 'Düsseldorf to Zurich to Hong Kong: which is the exit?',
    says: [doneAt('D(?:u|ü)sseldorf')],
    never: [sentTo('Zurich')],
  },
  {
    ask: 'Is Swiss customs in Chiasso able to stamp the Italian paper?',
    says: [/Italian|before|last customs post|No\b/],
    never: [startsYes],
  },
  { ask: 'night train Milan to Zurich who stamps', says: [/no reliable place|ask customs|on the train/i] },
  { ask: 'train from Berlin to Warsaw, is that leaving?', says: [/Poland|EU/], never: [/Poland is outside/] },
  {
    ask: 'day trip to London by eurostar and then back to Paris with the bag: stamp?',
    says: [/Gare du Nord|for good|leave/i],
  },
  {
    ask: 'my bag went down the belt already and I have not scanned, still inside airport',
    says: [/hand luggage|can no longer|officer|customs/i],
  },
  {
    ask: 'home in Sydney now and nobody stamped the Paris form, any way to fix that',
    says: [/six months/, /consulate/, /duty/],
  },
  {
    ask: 'flew home from Munich without the zoll stamp, is there a cure afterwards',
    says: [/embassy or consulate/, /exceptions?|exceptional/],
  },
  { ask: 'no scan in Barcelona and now in Lima', says: [/no cure later|no refund/] },
  { ask: 'the barcode will not read', says: [/officer/i] },
  {
    ask: 'how much is the fine if I scan and do not have the goods',
    says: [/fine|cancel|goods|do not guess|no record|show/i],
    never: [eur(750), eur(1500)],
  },
]
