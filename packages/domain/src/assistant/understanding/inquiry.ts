import type { GoodsKind } from '../answers/kind-of-goods.ts'
import type { Question } from '../reading/read-question.ts'
import type { Subject as Explainable } from '../tools/explain.ts'
import type { Ranked } from './model.ts'
import type { Shops } from './shops-of-talk.ts'

/** One question of a message: what it says, with what the talk said before, and which subjects it may be about. */
export type Inquiry = {
  question: Question
  /** All subjects, the likeliest first. */
  ranked: readonly Ranked[]
  /** The message that named the way: its places in the order in which they were said. */
  way: Question
  /** Purchases that the talk named before, for a question that asks what they give back. */
  purchasesBefore: Question['purchases']
  /** What the talk bought, shop by shop. */
  shops: Shops
  /** An amount and nothing else, after questions without one: what it gives back is asked, and of what leans on it. */
  isAmountAlone: boolean
  /** Why an amount gets no figure, where the question is likely about a subject that refuses one. */
  refusedAs?: Explainable | null
  /** Why goods of a kind get no figure, as the subjects on them say. */
  refusesGoods?: ReadonlyMap<NonNullable<GoodsKind>, Explainable>
}
