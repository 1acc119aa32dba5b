import type { EvaluationQuestion } from './evaluation-question.ts'
import { anEstimate, booksWithoutVat, eur, figure, mayNot } from './patterns.ts'

const services = [/service|hotel|only goods|[Nn]o\b/i, mayNot]
const reduced = /lower|reduced|smaller|less|[Nn]o VAT|\b(?:4|5|5\.5|7|10) ?%/
const used = /unused|\bnew\b|worn|\bused\b/i
const carried = /carry|carried|deliver|ship|sent|post(?:ed)?|luggage/i

/** Goods with and without a refund. Without one, no sum may be given. */
export const goods: EvaluationQuestion[] = [
  {
    ask: 'Hotel in Paris was 800 euros, how much VAT back?',
    says: services,
    never: [figure(113.33), anEstimate],
  },
  { ask: 'dinner for two 240 € in Lyon, refundable?', says: services, never: [figure(34), anEstimate] },
  { ask: 'We paid 600 euros for an Airbnb in Rome', says: services, never: [figure(91.97), anEstimate] },
  {
    ask: 'spa day 300 EUR in Baden-Baden, tax back?',
    says: services,
    never: [figure(40.71), figure(40.72), anEstimate],
  },
  {
    ask: 'tickets for the Prado and a flamenco show, 180 euros, can I claim',
    says: services,
    never: [/In which country/, figure(26.55), anEstimate],
  },
  {
    ask: 'Repair of my watch cost 500 euros in Munich. VAT refund?',
    says: [mayNot],
    never: [figure(67.86), anEstimate],
  },
  { ask: 'Is the VAT on Uber rides and taxis given back?', says: services, never: [anEstimate] },
  {
    ask: 'private tour guide in Florence, 350 euros',
    says: services,
    never: [figure(53.65), figure(53.64), anEstimate],
  },
  {
    ask: 'I bought a vintage pre-owned Chanel bag for 2,000 euros in Paris',
    says: [
      /second.?hand|pre-owned|vintage|owned before|used|margin|shows no VAT/i,
      /seldom|ask|no VAT|margin|not/i,
    ],
    never: [figure(283.33), anEstimate],
  },
  {
    ask: 'antique clock for 900 euros from a flea market dealer in Lyon',
    says: [/second.?hand|antique|used|margin/i, /seldom|ask|no VAT|margin|not|lower|less/i],
    never: [figure(127.5), anEstimate],
  },
  {
    ask: 'Can I get the tax back on a second-hand camera from Berlin, 600 euros?',
    says: [/second.?hand|used|margin/i],
    never: [figure(81.43), anEstimate, /^\W*Yes/],
  },
  {
    ask: 'new Porsche in Stuttgart 90,000 euros, tax free for me?',
    says: [/vehicle|car\b|cars\b/i, mayNot],
    never: [figure(12_214.29), anEstimate],
  },
  {
    ask: 'four winter tyres 600 euros in Munich',
    says: [/vehicle|car\b|equip/i],
    never: [figure(81.43), anEstimate],
  },
  {
    ask: 'petrol for the rental car, 150 euros in France',
    says: [mayNot],
    never: [figure(21.25), anEstimate],
  },
  {
    ask: 'Medicine from a pharmacy in Paris for 150 euros',
    says: [/medicine/i, mayNot],
    never: [figure(21.25), anEstimate],
  },
  { ask: 'face creams for 180 euros in a Paris beauty shop', says: [eur(25.5)] },
  {
    ask: 'The store in Milan ships the 4,000 euro sofa to my house in Texas. What is my refund?',
    says: [carried, mayNot],
    never: [figure(613.11), anEstimate],
  },
  {
    ask: 'DHL brings my shopping from Paris home to Chile, do I still get the détaxe',
    says: [carried, mayNot],
    never: [anEstimate, /^\W*Yes/],
  },
  { ask: '300 euros of cheese, foie gras and jam from Paris', says: [reduced], never: [figure(42.5)] },
  { ask: 'Iberian ham 200 euros Madrid, what comes back', says: [reduced], never: [figure(29.5)] },
  { ask: 'four bottles of Bordeaux wine, 520 euros, Paris', says: [eur(73.67)] },
  {
    ask: '200 euros of art books in Rome',
    says: [booksWithoutVat],
    never: [figure(30.66), anEstimate],
  },
  {
    ask: 'Novels and a dictionary, 300 euros in Heidelberg, Germany',
    says: [reduced],
    never: [figure(40.71), figure(40.72)],
  },
  { ask: 'a painting from a gallery in Paris, 5,000 euros', says: [reduced], never: [figure(708.33)] },
  { ask: 'Oil painting in Florence for 5000 euros, VAT refund?', says: [reduced], never: [figure(766.39)] },
  { ask: 'gold earrings, 6,000 euros in Madrid', says: [eur(885.12)] },
  { ask: 'Omega watch 9,450 EUR Paris', says: [eur(1338.75)] },
  { ask: 'MacBook for 1,799 euros in Berlin', says: [eur(244.15)] },
  { ask: 'A lamp, 640 EUR in Milan, I carry it on the plane', says: [eur(98.1)] },
  { ask: 'lipsticks and perfume 210 EUR in Nice', says: [eur(29.75)] },
  { ask: 'prescription glasses for 400 euros in Barcelona', says: [reduced], never: [figure(59.01)] },
  { ask: 'baby clothes for 160 euros in Paris', says: [eur(22.67)] },
  {
    ask: 'cartons of cigarettes, 120 euros, bought in Paris',
    says: [/tobacco|cigar/i, mayNot],
    never: [figure(17), anEstimate],
  },
  {
    ask: 'a hunting rifle from Paris, can I have the VAT back on it?',
    says: [/weapon|arms/i, mayNot],
    never: [anEstimate],
  },
  { ask: 'May I put on the new sneakers before my flight home?', says: [used], never: [/^\W*Yes/] },
  { ask: 'I opened the perfume box already, is that a problem for customs', says: [used] },
  {
    ask: 'I leave the coat with my cousin in Lyon as a present, can I claim?',
    says: [/stay|export|carry|leave/i, mayNot],
    never: [/^\W*Yes/],
  },
  {
    ask: 'Ordered on the web shop and picked up in the Paris store. Does it count?',
    says: [/may|ask|collect|pick/i, /form/i],
  },
]
