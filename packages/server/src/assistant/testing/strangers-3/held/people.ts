import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { may, mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Residence decides, and each country's own conditions. */
export const people: EvaluationQuestion[] = [
  { ask: 'i am from edinburgh can i do tax free in spain', says: [may], never: [startsNo] },
  {
    ask: 'belfast based, shopping trip to paris, eligible?',
    says: [/Northern Ireland/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'swiss living in basel, buying furniture in weil am rhein',
    says: [/Swi|outside/i, may],
    never: [startsNo],
  },
  {
    ask: 'staying 7 months in France on long stay visa, from US',
    says: [/(?:6|six) months/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'i moved from london to lisbon last year still have uk passport',
    says: [/Portugal|EU|resid|liv/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'grandma bought it but she cant walk to the kiosk, can i scan for her',
    says: [/buyer|person|officer|customs|airport|assist|name|own/i],
    never: [startsYes, /\b16\b/],
  },
  {
    ask: 'form has my moms name, she stays in paris and i fly with the bag',
    says: [/buyer|name|person|own|yourself|herself|carr/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'gift for my sister who lives in france, may i tax free it',
    says: [/leave|carry|export|out of the EU|stay/i],
    never: [startsYes],
  },
  {
    ask: 'Do I need to be a tourist? I own a holiday house in Tuscany but live in the US',
    says: [/resid|home|liv|outside|United States/i],
    never: [startsNo],
  },
]
