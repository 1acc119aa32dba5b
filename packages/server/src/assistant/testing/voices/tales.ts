import { eur, doneAt, mayNot, sentTo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { refunds } from '#server/assistant/testing/blind/expectations'

/** Voice: long stories with a question somewhere, and conversations of several messages. */
export const tales: EvaluationQuestion[] = [
  {
    ask: 'We are a family of five from Perth, been to Rome (3 nights, hotel 780 euros), then Florence where my wife fell in love with a handbag for 1,380 euros at a shop near the Duomo. We fly home from Rome via Doha. How much of the bag comes back?',
    ...refunds(211.52),
  },
  {
    ask: 'Hello! I turned 60 this year and my kids gave me a trip to Paris. I bought a scarf at Hermès for 460 euros and a perfume for 130 at Sephora. Two separate forms I guess. What should I expect for each?',
    ...refunds(65.17, 18.42),
  },
  {
    ask: 'My flight was at 7:15, the kiosk at Orly was out of order, the officer had gone for coffee and nobody came. I took photos. Now I am back in Buenos Aires with an unstamped form. Is there anything left to do?',
    says: [/lost|do not count|correction|ask/i],
    never: [startsYes],
  },
  {
    ask: 'Yesterday the clerk in Barcelona said since I am staying with my sister in Girona my address is Spanish and so no tax free. But I live in Bogotá! Who is right?',
    says: [/home|outside the EU|address/i],
  },
  {
    ask: 'I bought a camera in Berlin for 1,850 euros on 12 October, then a lens for 620 euros in another shop on the 14th. I leave from Frankfurt to Seoul on 3 December with everything in my backpack. Where do I go with the forms?',
    says: [doneAt('Frankfurt')],
  },
  {
    ask: 'I am a flight attendant based in Doha, nationality Portuguese, and I shop a lot in Milan on layovers, always under 150 euros per shop but over 70. The store refused the form. Is it right that it is 70 now?',
    says: [/70/],
  },
  {
    ask: 'So we drove from Munich to Salzburg, then Vienna, and fly to Tel Aviv from Vienna. The jacket (420 euros) is from Munich. Where is the German form stamped?',
    says: [doneAt('Vienna')],
    never: [sentTo('Munich')],
  },
  {
    ask: 'Bought 40 year old whisky for 900 euros as a present for my boss, in Hamburg, and will hand it to him in Amsterdam where he lives. Any refund?',
    says: [mayNot],
  },
  {
    ask: 'My mother (82, wheelchair) cannot walk to the kiosk. All forms are in her name. Can I do it while she waits at the gate?',
    says: [/in person|Nobody else|cannot/i],
    never: [startsYes],
  },
  {
    ask: 'We spent 95 euros in one Decathlon in Lyon on Monday and 60 in another Decathlon in Lyon on Tuesday. Does this reach the minimum?',
    says: [/three days|3 days|in a row/i],
  },
  {
    ask: 'I bought a second hand Rolex from a dealer on Place Vendome, 8,400 euros, he says tax on margin. Is there VAT back?',
    says: [/scheme|[Ss]econdhand|margin/],
    never: [eur(1190)],
  },
  {
    ask: 'Our car broke down near Dijon and the repair was 1,250 euros incl. TVA. We live in Geneva. Can we reclaim this TVA when we cross the border?',
    says: [mayNot],
    never: [eur(177.08)],
  },
  { earlier: ['hello'], ask: '850 paris dior', ...refunds(120.42) },
  { earlier: ['850 paris dior'], ask: 'same in milan?', ...refunds(130.29) },
  { earlier: ['850 paris dior', 'same in milan?'], ask: 'and munich', ...refunds(115.36) },
  {
    earlier: ['I fly MAD-LHR-JFK'],
    ask: 'bag in hold',
    says: [doneAt('Madrid')],
    never: [sentTo('(?:London|Heathrow)')],
  },
  {
    earlier: ['what is the minimum in italy'],
    ask: 'and if its 2 receipts same store?',
    says: [/One document|one document|invoice|same|several receipts/i],
  },
  { earlier: ['I live in Dublin'], ask: 'so no refund in spain?', says: [mayNot] },
  { earlier: ['bought shoes in rome on 1 november 2026'], ask: 'last day to leave?', says: [/1 Feb 2027/] },
  {
    earlier: ['where is the office at Malpensa?'],
    ask: 'open now?',
    says: [/not confirmed|ask|hours|open|date/i],
  },
  { earlier: ['€2,000 bag in Nice'], ask: 'why not the full 333?', says: [/fee|operator|85/i] },
  { earlier: ['I lost my form'], ask: 'it was already stamped', says: [/operator|shop/i] },
  { earlier: ['can my son buy it? he is 13'], ask: 'and in germany', says: [/Germany/] },
]
