import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { sum } from '#server/assistant/testing/strangers/own-patterns'

/** Other languages: the answer says in that language that it is in English, and gives the fact. */
export const otherLanguages: EvaluationQuestion[] = [
  {
    ask: 'combien de temps pour quitter l’UE après achat à Rome',
    says: [/anglais/i, /3 months|three months|third month/i],
  },
  { ask: 'comprei um casaco de 480 euros em Paris, quanto volta?', says: [/ingl[eê]s/i, sum(68)] },
  { ask: 'کم مبلغ للاسترداد في فرنسا', says: [/[\u0600-\u06ff]/] },
  { ask: 'كم أسترد من 3000 يورو في باريس', says: [/الإنجليزية|بالإنجليزي/, sum(425)] },
  { ask: 'минимальная сумма покупки в италии', says: [/английск/i, /154\.94|\b70\b/] },
  { ask: 'Paris’te 1200 euro harcadım ne kadar iade alırım', says: [/İngilizce/i, sum(170)] },
]
