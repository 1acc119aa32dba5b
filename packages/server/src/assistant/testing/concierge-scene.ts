import { answerQuestion, type ConciergeAnswer } from '@retour/domain/assistant/answers/answer-question'
import type { Library } from '@retour/domain/assistant/tools/library'
import type { OwnRows } from '@retour/domain/assistant/tools/own-rows'
import { fallbackRates } from '@retour/domain/money/exchange'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { createGuideIndex } from '#server/assistant/guide-index'
import type { TouristQuestion } from './tourist-question.ts'

/** The rows of the one who asks in the set of questions. */
export const exampleRows: OwnRows = {
  calculations: [
    {
      calculatedOn: '20 Nov 2026',
      purchase: 'EUR 1,250.00',
      refund: 'EUR 177.08',
      isEligible: true,
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

const libraries = new Map<RulesEditionId, Library>()

/** The day of the set is 22 November 2026; its rates are the fixed ones, so that figures can be worked out by hand. */
export function libraryOf(editionId: RulesEditionId): Library {
  const known = libraries.get(editionId)
  if (known) return known
  const library = {
    editionId,
    rates: fallbackRates,
    today: '2026-11-22',
    search: createGuideIndex(editionId),
  }
  libraries.set(editionId, library)
  return library
}

/** What the built-in concierge answers to a question of the set. */
export function askBuiltIn({
  ask,
  earlier = [],
  edition = 'guide-2025-05',
}: TouristQuestion): Promise<ConciergeAnswer> {
  return answerQuestion({ message: ask, earlier }, libraryOf(edition), () => Promise.resolve(exampleRows))
}
