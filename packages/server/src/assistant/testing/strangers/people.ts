import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { may, mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { all, either } from './own-patterns.ts'

/** Residence decides, and each country's own conditions. */
export const people: EvaluationQuestion[] = [
  {
    ask: 'US passport but im living in lisbon since 2 yrs. can claim in paris?',
    says: [/resid|\bliv(?:e|ing)\b|home|Portugal|outside the EU/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'Hello, I hold a French passport as I was born in Lille but since 8 years Dubai is my home, residence visa and all. Next month we come to Paris for shopping with kids. Am I allowed to do the détaxe or not?',
    says: [/resid|\bliv(?:e|ing)\b|home|outside|Dubai|Emirates/i, may],
    never: [startsNo],
  },
  {
    ask: 'my daughter is 15 and wants the form on her own name in paris',
    says: [/\b16\b|sixteen/i],
    never: [startsYes],
  },
  {
    ask: 'Belfast resident here, shopping in Milan next wk. eligible?',
    says: [/Northern Ireland|Belfast/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'Scottish tourist, do we get the vat thing now after brexit',
    says: [/Scotland|Great Britain|Brit|England|\bUK\b|outside/i, may],
    never: [startsNo],
  },
  {
    ask: 'I live in Tenerife and bought a laptop in Madrid. can I recover the IVA?',
    says: [/Canar/i, /arriv|own (?:procedure|way)|procedure of (?:its|their) own|IGIC|seal/i],
    never: [startsNo],
  },
  {
    ask: 'swiss guy coming over to konstanz on saturday - can I get the MwSt back?',
    says: [/Switzerland|Swiss|outside|\b50\b/i, may],
    never: [startsNo],
  },
  {
    ask: 'erasmus student from turkey, 5 months in lyon. tax free possible?',
    says: [/student/i, either(mayNot, /shuts? out|exclude/)],
    never: [startsYes],
  },
  {
    ask: 'Italian passport, but home is New Jersey w/ green card. Do I qualify in Rome',
    says: [/resid|\bliv(?:e|ing)\b|home|outside|green card|United States/i, may],
    never: [startsNo],
  },
  {
    ask: 'diplomat posted at embassy in madrid, can i use the tourist refund',
    says: [/diplomat|mission|scheme|posted|resid/i, either(mayNot, /mission/)],
    never: [startsYes],
  },
  {
    ask: 'we r moving from Munich to Toronto for good next month, can we shop tax free now',
    says: [/mov(?:e|ing)|leav|Germany|resid|home|\blive\b|for good/i, mayNot],
    never: [startsYes],
  },
  { ask: 'resident of Monaco shopping in Nice', says: [/Monaco/i, mayNot], never: [startsYes] },
  {
    ask: 'From Korea, staying in France 7 months on visitor visa. Tax refund OK?',
    says: [all(/(?:6|six) months/, mayNot)],
    never: [startsYes],
  },
  {
    ask: 'my husband lives in Vienna and i live in Brazil, whose name shld be on the form in paris',
    says: [
      /your (?:own )?name|\byours\b|(?:one|person|whoever|who) (?:who |that )?(?:lives?|is resident)[^.]{0,20} outside|outside the EU/i,
    ],
    never: [/^\W*(?:Your husband|His)\b/i],
  },
  {
    ask: 'gibraltar resident, shopping in marbella, can i?',
    says: [/ask|not found|unclear|no source/i],
    never: [/^\W*Yes\b(?![\s\S]*ask)/],
  },
]
