import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'

/** The way through, papers, and the systems. */
export const stepsAndPapers: EvaluationQuestion[] = [
  { ask: 'how tax free work in germany first timer', says: [/form/i, /stamp|customs/i] },
  { ask: 'steps for detaxe paris', says: [/PABLO/, /form/i] },
  { ask: 'what is diva', says: [/Spain|Spanish|kiosk|scan/i] },
  { ask: 'how do i use the kiosk', says: [/scan|barcode/i] },
  { ask: 'does italy have kiosk', says: [/Italy|OTELLO|desk|operator|kiosk/i] },
  { ask: 'check if my spanish form was validated online', says: [/CSV/i] },
  { ask: 'italian invoice how know validation went thru', says: [/request code|code/i] },
  { ask: 'is tax free same as duty free shop at airport', says: [/duty.free/i] },
  { ask: 'do they stamp passport too', says: [/digital|record|no longer|not|form/i] },
  { ask: 'how do i say can i have tax free form in german', says: [/Tax-free|Formular/i] },
  { ask: 'can i do customs after security', says: [/hand|cabin|security/i] },
  { ask: 'difference global blue planet', says: [/operator|compan/i] },
  { ask: 'one form for all shops or one per shop', says: [/each|per|one (?:shop|store|form|invoice)|own/i] },
]
