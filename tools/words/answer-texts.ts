import { answerQuestion } from '@retour/domain/assistant/answers/answer-question'
import { plainText } from '@retour/domain/content/rich-text'
import { fallbackRates } from '@retour/domain/money/exchange'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { openAssistant } from '../../packages/server/src/assistant/prepared.ts'
import type { Spoken } from './all-texts.ts'
import { fixedQuestions } from './answer-questions.ts'

const nothingStored = () => Promise.resolve({ calculations: [], bookings: [], favorites: [], citations: [] })

/** Returns the built-in assistant's answers to the fixed questions in an edition, line by line. */
export async function answerTexts(editionId: RulesEditionId): Promise<Spoken[]> {
  const library = {
    editionId,
    rates: fallbackRates,
    today: '2026-11-24',
    ...(await openAssistant(editionId)),
  }
  const texts: Spoken[] = []
  for (const { ask, country } of fixedQuestions) {
    const { text } = await answerQuestion({ message: ask, earlier: [] }, library, nothingStored)
    const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('Sources:'))
    texts.push(...lines.map((line) => ({ where: `answer: ${ask}`, country, text: plainText(line) })))
  }
  return texts
}
