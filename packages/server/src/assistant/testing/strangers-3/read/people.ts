import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { may, mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Residence decides, and each country's own conditions. */
export const people: EvaluationQuestion[] = [
  {
    ask: 'im indian student in germany (2 yr masters) flying home for diwali, can i claim',
    says: [/resid|permit|home|\bliv/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'erasmus semester in barcelona 5 months, i am from mexico',
    says: [/resid|permit|home|\bliv|months|student/i],
    never: [/^\W*Yes\.? *$/],
  },
  {
    ask: 'french born, live in montreal since 2010, only have french passport with me',
    says: [/resid|home|liv|consul|proof|Canada/i, may],
    never: [startsNo],
  },
  {
    ask: 'Italian passport but resident of Argentina, buying in Milan',
    says: [/resid|home|liv|Argentina/i, may],
    never: [startsNo],
  },
  {
    ask: 'my kid is 14 and bought sneakers with his own money in paris, can he have the form',
    says: [/\b16\b|parent|own name/i, mayNot],
    never: [startsYes],
  },
  { ask: '17 years old alone in munich can i get tax free form', says: [/\b18\b/, /operator|law/i] },
  { ask: 'age limit italy?', says: [/\b18\b|no age|age/i] },
  {
    ask: 'turkish citizen with belgian residence card',
    says: [/Belgium|EU|resid/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'I live in Dubai but am on a business trip in Paris for 2 weeks. Am I ok to claim on a watch',
    says: [may],
    never: [startsNo],
  },
  {
    ask: 'diplomat at the embassy of chile in rome',
    says: [/diplomat|mission|post/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'cabin crew from Qatar, can we use tax free',
    says: [/resid|home|liv|outside|crew/i],
    never: [startsNo],
  },
  { ask: 'live in monaco want detaxe in paris', says: [/Monaco/i, mayNot], never: [startsYes] },
  {
    ask: 'gibraltar resident shopping in marbella',
    says: [/Gibraltar/i, /ask|treaty|customs/i],
    never: [startsYes],
  },
  {
    ask: 'canary islands resident, bought in madrid',
    says: [/Canar/i, /procedure|own|may|outside/i],
    never: [startsNo],
  },
  { ask: 'do americans get tax back in germany', says: [may], never: [startsNo] },
  {
    ask: 'chinese tourist on schengen visa 90 days',
    says: [/resid|home|liv|outside|China|visa/i],
    never: [startsNo],
  },
  { ask: 'we are Icelanders, is iceland eu for this', says: [/Iceland|outside/i, may], never: [startsYes] },
  {
    ask: 'can my husband stand at customs instead of me? form in my name',
    says: [/buyer|yourself|own|name|person/i],
    never: [startsYes],
  },
  {
    ask: 'us army stationed in vicenza italy',
    known: false,
    says: [/resid|home|mission|posted|ask|live|not/i],
    never: [startsYes],
  },
]
