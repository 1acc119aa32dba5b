import type { Passage } from '../knowledge/passages.ts'

const longest = 700

/** Returns a passage with its heading, shortened at the end of a sentence. */
export function describePassage({
  heading,
  text,
  placeName,
}: Pick<Passage, 'heading' | 'text' | 'placeName'>): string {
  const cut = text.length <= longest ? -1 : text.lastIndexOf('. ', longest) + 1
  const shown = cut <= 0 ? text.slice(0, longest) : `${text.slice(0, cut)} …`
  const where = placeName && !heading.includes(placeName) ? `${placeName}, ` : ''
  return `**${where}${heading}**${text.startsWith('- ') ? '\n' : ' '}${shown}`
}
