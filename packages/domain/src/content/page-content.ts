import type { RuleNumbers } from './rule-numbers.ts'

/**
 * Plain text in which `[words](/path)` is a link (to our own path or https) and `**words**` are strong.
 * Nothing else: no HTML, no lists, no headings.
 */
export type RichText = string

export type Step = { title: string; text: RichText }

export type Question = { question: string; answer: RichText }

/** Where a statement can be checked. `readOn` is the month (YYYY-MM) of the source, when it shows one. */
export type Source = { name: string; url: string; readOn?: string }

export type Table = {
  caption: string
  head: string[]
  /** The first cell of a row is its heading. Money and percent cells are set as figures. */
  rows: RichText[][]
  note?: RichText
}

export type Block =
  | { kind: 'text'; text: RichText }
  | { kind: 'list'; items: RichText[] }
  | { kind: 'steps'; steps: Step[] }
  | { kind: 'table'; table: Table }
  /** `law`: today's law differs from the guide; `warning`: a risk; `tip`: advice. */
  | { kind: 'note'; tone: 'law' | 'warning' | 'tip'; text: RichText }

/** `id` is the anchor; `title` the heading of second rank. */
export type Section = { id: string; title: string; blocks: Block[] }

/** What search engines and shared links show. Title up to 60 characters, description 110 to 160. */
export type PageListing = { title: string; description: string; keywords: string[] }

/** A text without numbers of its own; the build fills them in from the rules. */
export type Template<T> = (numbers: RuleNumbers) => T
