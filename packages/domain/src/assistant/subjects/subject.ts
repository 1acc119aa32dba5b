import type { Question } from '../reading/read-question.ts'
import type { GoodsKind } from '../answers/kind-of-goods.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import type { Subject as Explainable } from '../tools/explain.ts'
import type { Toolbox } from '../tools/toolbox.ts'

/**
 * What an answer cannot do without, asked back for when a question does not say it: what was paid (`amount`) and in which
 * country of ours, a place of the catalogue, a country.
 */
export type Need = 'amount' | 'country' | 'place'

/** The languages that examples are written in. Adding one here asks every subject for its examples. */
export type ExampleLanguage = 'en'

/** Paragraphs of an answer in Markdown, in their order; empty when the tools say nothing to this question. */
export type Answer = (inquiry: Inquiry, tools: Toolbox) => string[] | Promise<string[]>

/** A fact that no record has, in words ("minimum purchase"), but in the countries of `knownIn`, by their English names. */
export type Lack = { what: string; knownIn?: readonly string[] }

/** One thing that can be asked. The order of subjects means nothing. */
export type Subject = {
  id: string
  /** The question that it answers, as a button shows it and as it is sent when the button is pressed. */
  title: string
  needs: readonly Need[]
  /** An amount in the question is not estimated beside this answer: it says why nothing comes back, or needs no figure. */
  isWithoutAmount?: boolean
  /** Why an amount gets no figure, in whatever answer, where a question is likely about this. */
  refusesAs?: Explainable
  /** Kinds of goods that get no figure for that reason, in whatever answer. */
  refusesGoods?: readonly NonNullable<GoodsKind>[]
  /** Its answer is that of a country of ours: asked of another one, it is said what holds there instead. */
  isOfCountry?: boolean
  /** What it tells of a country of ours and no record has of others: said so, before what is known there. */
  lacksAbroad?: Lack
  /** Never offered as a button: it is understood, but nobody wants to ask it. */
  isUnlisted?: boolean
  /** One subject alone: it answers what a purchase gives back, where the words of a question leave open what is asked. */
  isOfPurchases?: boolean
  /** Its answer stands before what a purchase beside it gives back. */
  isSaidFirst?: boolean
  /**
   * What in a question says that it is one about what comes back, whatever its words: a price with a country; a price
   * where the words speak of a refund or are in another language, or a currency without a rate; that currency alone, each
   * with the place where it was paid.
   */
  yieldsTo?: 'price' | 'price-with-refund' | 'price-in-other-currency'
  /** The names and figures of a question say that it is asked, where its words leave that open among the nearest few. */
  isPlainIn?: (question: Question, way: Question) => boolean
  /** The names and figures of a question say that it is no talk and nothing outside, but this. */
  isRaisedIn?: (question: Question) => boolean
  /** A question says nothing but what this is about: it is chosen, whatever its words are likeliest about. */
  isAllOf?: (question: Question, way: Question) => boolean
  /** About customs: asked of another country, it is said what is known there, and of a form of ours that is shown there. */
  isOfCustoms?: boolean
  /** Says by itself what another country in the question has to do with it; else what is known there stands before it. */
  answersAbroad?: boolean
  /** What is known of another member state stands before it, too, where that is named beside a country of ours. */
  comparesAbroad?: boolean
  /** Holds for forms of our countries alone: of a purchase in another one only what is known there is said. */
  isOfOurForms?: boolean
  /** Says that nothing is known of it: where another subject is likely too, the nearest are offered instead. */
  turnsAway?: boolean
  /** Tells rows of the one who asks: only where it is surely asked. */
  isOfRows?: boolean
  /** Knows nothing: of a refund in another country it is said what is known there instead. */
  isUnknown?: boolean
  answer: Answer
  /** Questions as tourists write them, at least 40 a language; no two subjects share one. */
  examples: Record<ExampleLanguage, readonly string[]>
}
