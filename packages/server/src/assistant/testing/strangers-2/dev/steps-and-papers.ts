import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** The way through, papers, and the systems. */
export const stepsAndPapers: EvaluationQuestion[] = [
  { ask: 'how does tax free shopping work step by step in spain', says: [/DIVA/, /form|passport/i] },
  { ask: 'what is PABLO', says: [/kiosk|barcode|scan/i] },
  { ask: 'what is otello', says: [/Ital/i] },
  {
    ask: 'is a photo of my passport on phone enough in the shop',
    says: [/passport|original|document/i],
    never: [startsYes],
  },
  { ask: 'what do i say in the shop to ask for the form', says: [/form|passport|détaxe|tax.free|ask/i] },
  {
    ask: 'does germany have machines like france',
    says: [/\bno\b|paper|stamp|officer|none|pilot|kiosk/i],
    never: [startsYes],
  },
  {
    ask: 'do i need entry stamp since EES',
    says: [/digital|record|no longer|not|replaced/i],
    never: [startsYes],
  },
  { ask: 'difference between duty free and tax free?', says: [/duty.free/i] },
  {
    ask: 'can i validate all my italian invoices at once',
    says: [/report|OTELLO|passport|all/i],
    never: [startsNo],
  },
  { ask: 'what changed recently with tax refunds in europe', says: [/2026|Netherlands|Italy/i] },
  { ask: 'do i have to show the stuff to the officer or only papers', says: [/goods|show|purchases/i] },
  {
    ask: 'i paid by credit card of my dad, but passport is mine. ok?',
    known: false,
    says: [/ask|own|pay|name|buyer|card|nothing/i],
  },
  { ask: 'do I need to keep the receipts after', says: [/keep|receipt|photo|copy|form/i], never: [startsNo] },
  {
    ask: 'are your numbers official?',
    says: [/estimate|source|guide|not|operator|law/i],
    never: [startsYes],
  },
]
