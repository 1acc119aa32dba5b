import type {
  PageListing,
  Question,
  RichText,
  Section,
  Source,
  Step,
  Table,
  Template,
} from '../page-content.ts'

/**
 * An informational page, in its reading order: the answer, numbers, steps, exceptions, sources. `published` and
 * `updated` are days (YYYY-MM-DD); `related` are paths of ours that go further.
 */
export type Article = PageListing & {
  path: string
  heading: string
  published: string
  updated: string
  /** The answer to the page's question in two to four sentences. */
  answer: RichText
  numbers: Table
  steps: Step[]
  /** Everything the question needs beyond the answer. */
  sections: Section[]
  exceptions: RichText[]
  questions: Question[]
  related: { path: string; text: string }[]
  sources: Source[]
}

export type ArticleTemplate = Template<Article>
