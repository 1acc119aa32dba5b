import type { GoodsKind } from '../answers/kind-of-goods.ts'
import type { Question } from '../reading/read-question.ts'
import type { Subject as Explainable } from '../tools/explain.ts'
import type { Ranked } from './model.ts'
import type { Shops } from './shops-of-talk.ts'

/** One question of a message, with what earlier messages add to it, and the subjects that it may be about. */
export type Inquiry = {
  question: Question
  /** All subjects, likeliest first. */
  ranked: readonly Ranked[]
  /** The message that describes the journey, with its places in their order. */
  way: Question
  /** Purchases of earlier messages, for a question that asks for their refund. */
  purchasesBefore: Question['purchases']
  /** The purchases of the conversation, by shop. */
  shops: Shops
  /** An amount and nothing else, after questions without one. It and its follow-ups ask for the refund. */
  isAmountAlone: boolean
  /** Why an amount gets no estimate, if the question is likely about a subject that refuses one. */
  refusedAs?: Explainable | null
  /** Why kinds of goods get no estimate, from the subjects about them. */
  refusesGoods?: ReadonlyMap<NonNullable<GoodsKind>, Explainable>
}
