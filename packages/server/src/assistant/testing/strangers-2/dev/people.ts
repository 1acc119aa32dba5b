import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { may, mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Residence decides, and each country's own conditions. */
export const people: EvaluationQuestion[] = [
  {
    ask: 'Living in London (British). Can I claim in Italy?',
    says: [/Great Britain|England|\bUK\b|Brit|outside/i, may],
    never: [startsNo],
  },
  {
    ask: 'my passport is german but I have lived in Singapore for 12 years',
    says: [/resid|\bliv(?:e|ing)\b|home|outside/i, may],
    never: [startsNo],
  },
  {
    ask: 'american on a work permit in Amsterdam, weekend in paris, tax free?',
    says: [/resid|\bliv(?:e|ing)\b|home|Netherlands|EU/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'Is there an age limit for tax free in france? daughter 17',
    says: [/\b16\b|sixteen/i],
    never: [startsNo],
  },
  { ask: 'age to claim in spain?', says: [/age/i, /\bno\b|none|not|names? residence/i] },
  {
    ask: 'we are norwegians driving home from flensburg shopping trip, can we get mwst back',
    says: [/Norway|Norw|outside/i, may],
    never: [startsNo],
  },
  { ask: 'dublin resident here, what about me', says: [/Ireland|EU|resid/i, mayNot], never: [startsYes] },
  {
    ask: 'Green card holder, Polish passport, live in Chicago, shopping in Madrid',
    says: [/resid|\bliv(?:e|ing)\b|home|outside|green card|United States/i, may],
    never: [startsNo],
  },
  {
    ask: 'I moved to the UAE 3 weeks ago from France, going back to paris to visit my parents and do some shopping at xmas. Eligible as French citizen?',
    says: [/resid|\bliv(?:e|ing)\b|home|outside|consul|Emirates|UAE/i, may],
    never: [startsNo],
  },
  { ask: 'andorra resident, shopping in barcelona', says: [/Andorra/i, may], never: [startsNo] },
  {
    ask: 'au pair from brazil in lyon for one year. allowed?',
    says: [/(?:6|six) months|resid|home|\bliv/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'wife is EU resident, i am not. shall i put it on her name or mine',
    says: [/your (?:own )?name|\byours\b|outside the EU/i],
    never: [/^\W*(?:Her|Your wife)/i],
  },
  {
    ask: 'can a US soldier stationed at Ramstein claim tax free',
    known: false,
    says: [/resid|home|mission|posted|ask|live|not/i],
    never: [startsYes],
  },
  {
    ask: 'i hold both spanish and argentinian passports and i live in buenos aires. which passport do i show?',
    says: [/either|resid|live|home|outside/i],
    never: [startsNo],
  },
  {
    ask: 'does needing a schengen visa change anything? from philippines',
    says: [/resid|home|live|outside|visa/i],
    never: [startsNo],
  },
  {
    ask: 'staying 5 months in italy as tourist, from australia, ok?',
    says: [/outside|may|resid|Australia|six months|6 months/i],
    never: [startsNo],
  },
  {
    ask: 'My cousin is buying it but I will pay and carry it to Canada, he lives in Rome. Whose name goes on it?',
    says: [/your (?:own )?name|\byours\b|outside the EU/i],
  },
  {
    ask: 'can my friend take my goods out for me, im staying in paris another 4 months',
    says: [/\bnot?\b|[Nn]obody|cannot|can’t|yourself|own|buyer/i],
    never: [startsYes],
  },
]
