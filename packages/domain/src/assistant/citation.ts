/** A page of ours that an answer rests on. `dated` says how old it is: "guide of May 2025", "newest source July 2026, 12 of 43 dated". */
export type Citation = { title: string; path: string; dated: string }

/** "Sources: [Charles de Gaulle Airport](/france/cdg), sources without dates · …", each page once; '' for none. */
export function sourcesLine(citations: readonly Citation[]): string {
  const once = [...new Map(citations.map((citation) => [citation.path, citation])).values()]
  if (once.length === 0) return ''
  return `Sources: ${once.map(({ title, path, dated }) => `[${title}](${path}), ${dated}`).join(' · ')}`
}
