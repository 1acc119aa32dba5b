import type { RichText } from './page-content.ts'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; to: string }

const marks = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Parses a text into its parts, in order. Incomplete markup stays plain text. */
export function readRichText(text: RichText): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const found of text.matchAll(marks)) {
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) })
    const [whole, strong, words, to] = found
    if (strong) parts.push({ kind: 'strong', text: strong })
    else if (words && to) parts.push({ kind: 'link', text: words, to })
    end = found.index + whole.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** Returns the text without markup, for structured data and search. */
export function plainText(text: RichText): string {
  return readRichText(text)
    .map((part) => part.text)
    .join('')
}
