import { formatMoney } from '../../money/money.ts'
import { understandTalk } from '../understanding/understand-talk.ts'
import type { SuggestionContext, Suggestion } from './suggestion.ts'

/** Suggests to finish a conversation that ended with an amount and no country. */
export function suggestUnfinished({ talks, today }: SuggestionContext): Suggestion[] {
  return talks.flatMap(({ id, questions, isIdle }) => {
    const message = questions.at(-1)
    if (!isIdle || message === undefined) return []
    // Only figures and places matter here, not the subject.
    const reader = { today, understand: () => [] }
    const inquiry = understandTalk({ message, earlier: questions.slice(0, -1) }, reader)
    const purchases = inquiry.flatMap(({ question }) => question.purchases)
    const open = purchases.find(({ country }) => country === null)
    if (!open || inquiry.some(({ question }) => question.foreign.length > 0)) return []
    const amount = formatMoney(open.money)
    return [
      {
        key: `unfinished:${id}:${amount}`,
        type: 'refund' as const,
        title: `Finish your calculation of ${amount}`,
        summary: `You asked about ${amount} and have not said yet in which country you bought. Say it in that conversation, and the estimate follows.`,
        conversationId: id,
      },
    ]
  })
}
