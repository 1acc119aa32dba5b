import type { PageListing, Question, RichText, Section, Source, Step, Template } from '../page-content.ts'

/** The words of a country page: overview, who may claim, steps, popular destinations, questions. */
export type CountryGuide = PageListing & {
  lead: RichText
  /** The overview: two to four sections. */
  sections: Section[]
  /** Rows of "VAT rates and eligibility": label, value, and what to know. */
  eligibility: { label: string; value: RichText; note?: RichText }[]
  steps: Step[]
  /** Slugs of this country with one sentence each on why people shop there. */
  destinations: { slug: string; text: RichText }[]
  questions: Question[]
  /** Sentences in the local language for the counter, with their meaning; for the guide to print. */
  phrases: { local: string; english: string }[]
  sources: Source[]
}

export type CountryGuideTemplate = Template<CountryGuide>
