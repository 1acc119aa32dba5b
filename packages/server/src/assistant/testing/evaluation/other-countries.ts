import type { EvaluationQuestion } from './evaluation-question.ts'
import { anEstimate, figure } from './patterns.ts'

const fourOnly =
  /only|outside (?:what|my|our|the (?:four|countries))|do not (?:compute|know|cover|count)|not (?:one of|among)|cannot (?:compute|estimate)|no rules? of|ask (?:the shop|customs|its customs|there)/i
const france = /PABLO kiosk (?:in|at) (?!France)|VAT is 20%, and|EUR 100\.00 to be eligible/
/** The answer also gives the rules of all member states. */
const union = /\bEU\b|\bUnion\b/
const notCovered = (name: RegExp, ...sums: number[]): Pick<EvaluationQuestion, 'says' | 'never'> => ({
  says: [name, fourOnly, union],
  never: [...sums.map(figure), anEstimate, france],
})

/** Countries that are not covered: the answer says so, and never uses France's rules. */
export const otherCountries: EvaluationQuestion[] = [
  { ask: 'I bought shoes for 500 euros in Porto', ...notCovered(/Portugal/, 70.83, 79.47) },
  { ask: 'What do I get back on 700 euros in Vienna?', ...notCovered(/Austria/, 99.17) },
  {
    ask: '450 euros of chocolate and lace in Brussels',
    ...notCovered(/Belgium|that country/, 63.75, 66.38),
  },
  { ask: 'Refund on 300 euros in Athens', ...notCovered(/Greece/, 42.5, 49.35) },
  {
    ask: '2000 zloty jacket from Warsaw, VAT refund?',
    ...notCovered(/Poland|Polish|that country|zloty/, 317.89),
  },
  { ask: 'Bohemian glass in Prague for 600 euros', ...notCovered(/Czech|that country/, 85, 88.51) },
  { ask: 'spent 900 euros in Copenhagen', ...notCovered(/Denmark|that country/, 127.5, 153) },
  { ask: 'minimum purchase in Ireland?', ...notCovered(/Ireland|that country/) },
  {
    ask: 'How do I validate in the Netherlands nowadays?',
    says: [/app/i, /Netherlands|Dutch|NL/],
    never: [/In France you scan/],
  },
  {
    ask: 'is paper still stamped at Schiphol for Dutch purchases',
    says: [/app/i, /digital|no longer|not/i],
    never: [/^\W*Yes/],
  },
  { ask: 'VAT rate in Portugal for tourists', says: [/23 ?%/, /Portugal/], never: [/VAT is 20%/] },
  { ask: 'standard VAT Greece', says: [/24 ?%/], never: [/VAT is 20%/] },
  {
    ask: 'Is Luxembourg covered by you?',
    says: [/Luxembourg|that country|France, Spain, Italy and Germany/, fourOnly],
    never: [france],
  },
  {
    ask: 'CHF 800 for a watch in Geneva, do I get the Swiss VAT back?',
    says: [/Switzerland|Swiss|Geneva|that country/, /only|outside|own scheme|not|ask/i],
    never: [figure(113.33), anEstimate],
  },
  {
    ask: 'I spent 500 pounds in Oxford Street London, refund at Heathrow?',
    says: [/England|Great Britain|Britain/, /no VAT refund|no refund|ended|give no/i],
    never: [figure(70.83), anEstimate, /^\W*Yes/],
  },
  {
    ask: 'shopping 600 euros in Reykjavik Iceland',
    says: [/Iceland|that country/, fourOnly],
    never: [figure(85), anEstimate],
  },
  {
    ask: 'tax refund for tourists in Istanbul, 1000 lira',
    known: false,
    says: [/Türkiye|Turkey|Istanbul|that country|only|outside/i],
    never: [anEstimate, figure(141.67)],
  },
  {
    ask: 'duty free limits in Dubai mall purchases',
    known: false,
    says: [/outside|only|do not|Dubai|Emirates|nothing reliable/i],
    never: [anEstimate],
  },
  { ask: 'bought a fur hat in Helsinki for 400 euros', ...notCovered(/Finland|that country/, 56.67) },
  { ask: 'My purchases were in Budapest, what are the rules there', ...notCovered(/Hungary|that country/) },
  {
    ask: '350 euros in Las Palmas, Gran Canaria, refund?',
    says: [/Canar/, /IGIC|7 ?%|no part/i],
    never: [figure(51.64), anEstimate],
  },
  { ask: 'I was in Malta and bought gold for 5000 euros', ...notCovered(/Malta|that country/, 708.33) },
]
