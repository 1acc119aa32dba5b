import type { Question } from '../reading/read-question.ts'
import type { GoodsKind } from '../answers/kind-of-goods.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import type { Subject as Explainable } from '../tools/explain.ts'
import type { Toolbox } from '../tools/toolbox.ts'

/**
 * A fact that an answer needs and asks for if it is missing: an amount with one of the four countries (`amount`), a
 * place of the catalogue, a country.
 */
export type Need = 'amount' | 'country' | 'place'

/** The languages of the examples. A language that is added here needs examples of every subject. */
export type ExampleLanguage = 'en'

/** Returns the paragraphs of an answer in Markdown. Empty if the tools have nothing on the question. */
export type Answer = (inquiry: Inquiry, tools: Toolbox) => string[] | Promise<string[]>

/** A fact that no record has ("minimum purchase"), except for the countries in `knownIn` (English names). */
export type Lack = { what: string; knownIn?: readonly string[] }

/** A subject that users ask about. The order of subjects has no meaning. */
export type Subject = {
  id: string
  /** The question that it answers. Shown on a button, and sent when the button is pressed. */
  title: string
  needs: readonly Need[]
  /**
   * An amount in the question is not estimated beside this answer, which explains why there is no refund or needs no
   * figure.
   */
  isWithoutAmount?: boolean
  /** The reason why an amount gets no estimate, in any answer, if a question is likely about this subject. */
  refusesAs?: Explainable
  /** Kinds of goods that get no estimate for this reason, in any answer. */
  refusesGoods?: readonly NonNullable<GoodsKind>[]
  /** The answer is about one of the four countries. For another country, its own rules are given instead. */
  isOfCountry?: boolean
  /** What it says about the four countries and no record has about others. The answer says so first. */
  lacksAbroad?: Lack
  /** Never offered as a button. */
  isUnlisted?: boolean
  /** The subject that estimates purchases; exactly one. It is chosen if the words leave open what is asked. */
  isOfPurchases?: boolean
  /** Its answer comes before the estimate of a purchase in the question. */
  isSaidFirst?: boolean
  /**
   * What turns a question into one about a refund, whatever its words. `price`: a price with a country.
   * `price-with-refund`: a price in a question that mentions a refund or is in another language, or a currency without
   * a rate. `price-in-other-currency`: such a currency. The latter two need the place of purchase.
   */
  yieldsTo?: 'price' | 'price-with-refund' | 'price-in-other-currency'
  /** Returns whether names and figures show that this is asked, if the words leave it open among the likeliest few. */
  isPlainIn?: (question: Question, way: Question) => boolean
  /** Returns whether names and figures show that this is asked, and not small talk or something outside the scope. */
  isRaisedIn?: (question: Question) => boolean
  /** Returns whether the question is only about this. It is then chosen whatever the words suggest. */
  isAllOf?: (question: Question, way: Question) => boolean
  /** About customs. For another country it says what is known of customs there, and of a form of the four countries. */
  isOfCustoms?: boolean
  /** The answer itself covers other countries in the question. Otherwise what is known of them comes first. */
  answersAbroad?: boolean
  /** What is known of another member state also comes first if it is named beside one of the four countries. */
  comparesAbroad?: boolean
  /** Applies only to forms of the four countries. For a purchase in another country only its own rules are given. */
  isOfOurForms?: boolean
  /** Says that it does not know. If another subject is likely too, the likeliest are offered instead. */
  turnsAway?: boolean
  /** Returns the caller's own rows, so it is chosen only if it is certain. */
  isOfRows?: boolean
  /**
   * For unknown questions. If one is about a refund in another country, what is known of that country is given instead.
   */
  isUnknown?: boolean
  answer: Answer
  /** Questions as tourists write them, at least 40 in each language. No question belongs to two subjects. */
  examples: Record<ExampleLanguage, readonly string[]>
}
