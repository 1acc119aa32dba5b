import { countries, countryName, type Country } from '@retour/domain/places/countries'

/** A fixed question to the assistant, and the country of its answer. */
export type FixedQuestion = { ask: string; country: Country | null }

/** Asked for each country: everything that a record of the rules answers. */
const ofEachCountry = [
  'What is the minimum purchase in {country}?',
  'What is the VAT rate in {country}?',
  'Can I add up several receipts in {country}?',
  'By when must the goods from {country} leave the EU?',
  'How long is a validated form from {country} good for?',
  'How do I validate a form in {country}?',
  'How much do I get back on 300 euros in {country}?',
  'How much do I get back on 60 euros in {country}?',
  'Is exactly 50 euros enough in {country}?',
  'What is the age for a refund in {country}?',
  'Can a shop in {country} pay me the VAT itself?',
  'I forgot the stamp in {country}, what now?',
  'What VAT is on books in {country}?',
  'How long until the money from {country} arrives?',
]

/** Places whose hours, counters and desks the records contain or lack. */
const ofPlaces: FixedQuestion[] = [
  ['When is customs at Malaga airport open?', 'spain'],
  ['Opening hours of the customs desk at Madrid airport terminal 1', 'spain'],
  ['Where are the kiosks at Barcelona airport?', 'spain'],
  ['When is La Roca Village open?', 'spain'],
  ['Opening hours of Las Rozas Village', 'spain'],
  ['When is the tax refund counter at Fiumicino open?', 'italy'],
  ['Malpensa tax free desk opening hours', 'italy'],
  ['When is Rinascente in Milan open?', 'italy'],
  ['Opening hours of Serravalle outlet', 'italy'],
  ['When is the customs desk at Munich airport open?', 'germany'],
  ['Opening times of KaDeWe', 'germany'],
  ['When is Metzingen outlet open?', 'germany'],
  ['Where is customs at Frankfurt airport?', 'germany'],
  ['Düsseldorf airport customs hours', 'germany'],
  ['When is Printemps Haussmann open?', 'france'],
  ['Opening hours of Galeries Lafayette Haussmann tax refund desk', 'france'],
  ['When is Cash Paris at CDG open?', 'france'],
  ['Cash Paris at Orly 4 opening hours', 'france'],
  ['When is the kiosk at Lyon airport open?', 'france'],
  ['Opening hours of Le Bon Marché', 'france'],
].map(([ask = '', country]) => ({ ask, country: country as Country }))

const ofNoCountry = [
  'Which receipts count together?',
  'How long does the refund take?',
  'Cash or card?',
  'What happens with money that I took early in town?',
  'What changed in the rules?',
  'How much of the VAT comes back?',
  'What is the minimum?',
  'Which VAT rates do you count with?',
  'How long do I have to leave the EU?',
  'How do I get my refund, step by step?',
  'Who can claim?',
  'When should I be at the airport?',
  'Which app adds up the whole trip?',
  'What do department stores pay?',
].map((ask) => ({ ask, country: null }))

export const fixedQuestions: readonly FixedQuestion[] = [
  ...countries.flatMap((country) =>
    ofEachCountry.map((ask) => ({ ask: ask.replace('{country}', countryName(country)), country })),
  ),
  ...ofPlaces,
  ...ofNoCountry,
]
