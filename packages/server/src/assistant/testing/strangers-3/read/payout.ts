import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'

/** How the money comes, from whom, and how much of it. */
export const payout: EvaluationQuestion[] = [
  { ask: 'cash or credit card which gives more', says: [/cash/i, /fee|charge|card/i] },
  { ask: 'can i get it on alipay', says: [/Alipay|operator|ask|card/i] },
  { ask: 'instant refund in store paris possible?', says: [/advance|card|till|once|guarantee|form/i] },
  { ask: 'what percentage does global blue keep', says: [/fee|share|70|15|operator|%/i] },
  { ask: 'zapptax or wevat worth it?', says: [/ZappTax|app|%/i] },
  { ask: 'debit card ok or must be credit?', known: false, says: [/card|operator|ask/i] },
  { ask: 'where do i get cash in nice after green light', says: [/Nice|counter|operator|cash/i] },
  {
    ask: 'do i drop the form in the mailbox or not needed after pablo',
    says: [/mail|post|keep|send|form|electronic|needed/i],
  },
]
