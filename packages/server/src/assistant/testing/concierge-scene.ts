import { answerQuestion, type ConciergeAnswer } from '@retour/domain/assistant/answers/answer-question'
import type { Library } from '@retour/domain/assistant/tools/library'
import type { Understand } from '@retour/domain/assistant/understanding/classifier'
import type { OwnRows } from '@retour/domain/assistant/tools/own-rows'
import { fallbackRates } from '@retour/domain/money/exchange'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { openAssistant } from '#server/assistant/prepared'
import type { TouristQuestion } from './tourist-question.ts'

/** The user's rows in the question set. */
export const exampleRows: OwnRows = {
  calculations: [
    {
      calculatedOn: '20 Nov 2026',
      purchase: 'EUR 1,250.00',
      refund: 'EUR 177.08',
      isEligible: true,
      law: null,
      country: 'France',
      status: 'pending',
    },
  ],
  bookings: [
    { pickupOn: '1 Dec 2026', from: 'Hotel Example', to: 'Charles de Gaulle Airport', vehicle: 'sedan' },
  ],
  favorites: ['Nice'],
  citations: [{ title: 'Your dashboard', path: '/dashboard', dated: 'as stored now' }],
}

/**
 * Returns the library for the question set: 22 November 2026, with fixed exchange rates, so that figures can be
 * calculated by hand.
 */
export async function libraryOf(editionId: RulesEditionId): Promise<Library> {
  return { editionId, rates: fallbackRates, today: '2026-11-22', ...(await openAssistant(editionId)) }
}

/** Returns the built-in concierge's answer to a question. `understand` replaces the shipped model. */
export async function askBuiltIn(
  { ask, earlier = [], edition = 'guide-2025-05' }: TouristQuestion,
  understand?: Understand,
): Promise<ConciergeAnswer> {
  const library = { ...(await libraryOf(edition)), ...(understand ? { understand } : {}) }
  return answerQuestion({ message: ask, earlier }, library, () => Promise.resolve(exampleRows))
}
