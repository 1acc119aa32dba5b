import type { Asked } from '../understanding/asked.ts'
import type { Toolbox } from '../tools/toolbox.ts'

/**
 * What an answer cannot do without, asked back for when a question does not say it: what was paid (`amount`) and in which
 * country of ours, a place of the catalogue, a country.
 */
export type Need = 'amount' | 'country' | 'place'

/** The languages that examples are written in. Adding one here asks every subject for its examples. */
export type ExampleLanguage = 'en'

/** Paragraphs of an answer in Markdown, in their order; empty when the tools say nothing to this question. */
export type Answer = (asked: Asked, tools: Toolbox) => string[] | Promise<string[]>

/** One thing that can be asked. The order of subjects means nothing. */
export type Subject = {
  id: string
  /** The question that it answers, as a button shows it and as it is sent when the button is pressed. */
  title: string
  needs: readonly Need[]
  /** An amount in the question is not estimated beside this answer: it says why nothing comes back, or needs no figure. */
  isWithoutAmount?: boolean
  /** Its answer is that of a country of ours: asked of another one, it is said what holds there instead. */
  isOfCountry?: boolean
  /** Never offered as a button: it is understood, but nobody wants to ask it. */
  isUnlisted?: boolean
  answer: Answer
  /** Questions as tourists write them, at least 40 a language; no two subjects share one. */
  examples: Record<ExampleLanguage, readonly string[]>
}
