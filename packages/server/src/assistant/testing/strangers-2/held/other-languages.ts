import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { doneAt, eur } from '#server/assistant/testing/evaluation/patterns'
import { sum } from '#server/assistant/testing/strangers/own-patterns'

/** Other languages: a figure or a name shows the fact in any of them. */
export const otherLanguages: EvaluationQuestion[] = [
  { ask: 'combien de TVA je récupère sur un sac à 1 800 € à Paris ?', says: [sum(255)] },
  {
    ask: 'vivo en Bogotá y vuelo de Barcelona a Bogotá con escala en Madrid, todo facturado hasta Bogotá. ¿dónde valido?',
    says: [doneAt('Barcelona|BCN')],
  },
  { ask: '巴黎戴高乐机场2E航站楼退税在哪里', says: [/2E/] },
  { ask: '파리에서 가방을 2500유로에 샀어요 얼마 환급되나요', says: [sum(354.17)] },
  { ask: 'ما هو الحد الأدنى للشراء في فرنسا', says: [eur(100)] },
  { ask: 'Mindestalter in Frankreich für Tax Free?', says: [/\b16\b|sixteen/i] },
]
