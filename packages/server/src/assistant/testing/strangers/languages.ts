import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { eur } from '#server/assistant/testing/evaluation/patterns'
import { either, sum } from './own-patterns.ts'

/** Eight other languages. A figure or a name shows the fact in any of them. */
export const languages: EvaluationQuestion[] = [
  { ask: 'compré un bolso de 1.450 € en Sevilla, cuanto me devuelven?', says: [sum(213.9)] },
  {
    ask: 'soy de buenos aires, vuelo Madrid - Roma - Buenos Aires con todo en la cabina, donde sello el tax free?',
    says: [/Fiumicino|Rom[ae]/i],
  },
  {
    ask: 'j’habite à Genève, quel est le minimum d’achat à Lyon ?',
    says: [either(eur(100), /\b100(?:[.,]0[01])?\b/)],
  },
  { ask: '我在巴黎买了3200欧元的包，可以退多少税？', says: [sum(453.33)] },
  { ask: '德国最低消费多少才能退税', says: [/(?<!\d)50(?:[.,]0[01])?(?!\d)/] },
  { ask: 'ミラノで2800ユーロの財布を買いました。いくら戻りますか？', says: [sum(429.18)] },
  { ask: 'اشتريت ساعة بسعر 5000 يورو من باريس كم استرد؟', says: [sum(708.33)] },
  { ask: 'moro em são paulo, gastei 900 euros numa loja em Barcelona, quanto volta?', says: [sum(132.77)] },
  { ask: 'живу в Москве, купила сумку в Милане за 1700 евро, сколько вернут', says: [sum(260.57)] },
  { ask: '뮌헨에서 600유로 썼어요. 환급액이 얼마예요?', says: [sum(81.43)] },
]
