import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const today = '2026-11-24'

/** Returns the stops of a question in their order: our places by slug, other airports by code. */
function stops(text: string): string[] {
  const { places, foreign } = readQuestion(text, today)
  return [...places, ...foreign]
    .toSorted((a, b) => a.at - b.at)
    .map((stop) => stop.iata ?? ('place' in stop ? (stop.place?.slug ?? stop.country) : stop.foreign.name))
}

test.each([
  ['fco to jfk', ['fiumicino', 'JFK']],
  ['mad fra jfk bag in my hand', ['madrid-airport', 'frankfurt-airport', 'JFK']],
  ['FCO ATH JFK bought in Rome', ['fiumicino', 'ATH', 'JFK', 'rome']],
  ['muc-ord with a handbag', ['munich-airport', 'ORD']],
  ['fco->ist->bom', ['fiumicino', 'IST', 'BOM']],
  ['vce fra sin', ['venice-airport', 'frankfurt-airport', 'SIN']],
  ['vce fra sin carry on', ['venice-airport', 'frankfurt-airport', 'SIN']],
  ['nce to can', ['nice-airport', 'CAN']],
  ['I fly out of fra to icn', ['frankfurt-airport', 'ICN']],
  ['Nice lhr', ['nice', 'LHR']],
  ['lin to lhr', ['LIN', 'LHR']],
  ['tls-fra-bkk', ['TLS', 'frankfurt-airport', 'BKK']],
  ['dus zoll near which counter', ['DUS']],
  ['flight from lhr', ['LHR']],
  ['bcn mad eze suitcase', ['barcelona-airport', 'madrid-airport', 'EZE']],
  ['leaving from Linate', ['LIN']],
  ['Venice Marco Polo customs', ['venice-airport']],
  ['Wo ist der Zoll am Flughafen München', ['munich-airport']],
  ['terminal 1 barcelona', ['barcelona-airport']],
])('"%s" passes %j', (text, passed) => expect(stops(text)).toEqual(passed))

test.each([
  ['cdg can i use pablo', ['cdg']],
  ['can fco customs stamp at 5am', ['fiumicino']],
  ['I got her a bag in Nice', ['nice']],
  ['350 euros in Las Palmas', ['the Canary Islands']],
  ['is a sol per head a den of thieves', []],
  ['fra Roma e Milano', ['rome', 'milan']],
  ['from her in Paris', ['paris']],
  ['add Milan to my saved places', ['milan']],
  ['a shop in Eze', ['france']],
])('of "%s" no plain word is an airport: %j', (text, passed) => expect(stops(text)).toEqual(passed))
