import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { mayNot, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, toCustoms } from './own-patterns.ts'

/** Outside the four countries. */
export const otherCountries: EvaluationQuestion[] = [
  { ask: 'portugal vat rate for shopping?', says: [/23 ?%/] },
  {
    ask: 'vienna shopping, min amount for refund',
    known: false,
    says: [/\b75(?:\.0[01])?\b/],
    never: [/Austria[^.]{0,60}(?:EUR|€) ?(?:50|100|70|154\.94|90\.16)\b/],
  },
  { ask: 'Athens - how much tax is on the price there', says: [/24 ?%/] },
  {
    ask: 'bought watch in zurich bahnhofstrasse do i use PABLO at cdg for it',
    says: [/Switzerland|Swiss|French forms/i, either(mayNot, /Swi(?:ss|tzerland)[^.]*(?:own|outside|not)/)],
    never: [startsYes],
  },
  {
    ask: 'harrods london vat refund for american 2026?',
    says: [/Great Britain|England|London|\bUK\b|Britain/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'tokyo don quijote tax free how it works now',
    known: false,
    says: [/Japan[^.]*(?:outside|not|only)|France, Spain, Italy/i],
    never: [/(?:EUR|€) ?\d/],
  },
  {
    ask: 'netherlands: do customs still stamp the paper form at schiphol for a dutch shop',
    says: [/\bapp\b/i],
    never: [startsYes],
  },
  {
    ask: 'american tourist shopping in Belfast, is there tax free there',
    says: [/Northern Ireland/i, /kept|still|scheme|exist|runs/i],
    never: [/^\W*No\b|Northern Ireland (?:ended|stopped|abolished)/i],
  },
  {
    ask: 'gold from dubai souk vat how much back',
    known: false,
    says: [/outside|not/i],
    never: [/refund (?:is|of|would be) (?:about )?\w{3} ?\d/i],
  },
  {
    ask: 'handbag from brussels, belgian form, i leave EU from CDG. kiosk or desk?',
    says: [either(toCustoms, /desk/)],
    never: [/scan (?:it|the Belgian form|your form) at (?:a|the) PABLO/i],
  },
  {
    ask: 'tourist in gran canaria, bought a camera in las palmas. refund?',
    says: [/IGIC|outside|Canar/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'does poland have tax free and from how many zloty',
    known: false,
    says: [/\b200\b|Poland[^.]*(?:outside|not|nothing)/i],
  },
]
