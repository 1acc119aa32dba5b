/** A page of ours that an answer rests on. `dated` says how old it is: "guide of May 2025", "checked November 2026". */
export type Citation = { title: string; path: string; dated: string }

/** "Sources: [Charles de Gaulle Airport](/france/cdg), checked November 2026 · …", each page once; '' for none. */
export function sourcesLine(citations: readonly Citation[]): string {
  const once = [...new Map(citations.map((citation) => [citation.path, citation])).values()]
  if (once.length === 0) return ''
  return `Sources: ${once.map(({ title, path, dated }) => `[${title}](${path}), ${dated}`).join(' · ')}`
}
