/** The parts of a suggestion's summary. `reason` is its first sentence, `page` the link in its last one. */
export type SummaryParts = { reason: string; rest: string; page: { label: string; path: string } | null }

const lastPage = /(?:^|\s)(?<label>[^.:]+): (?<path>\/(?!\/)[\w/-]*)$/

/** Splits a suggestion's summary: why, what to do, and often a page with more ("All locations: /france"). */
export function readSummary(summary: string): SummaryParts {
  const found = lastPage.exec(summary)
  const { label = '', path = '' } = found?.groups ?? {}
  const text = (found ? summary.slice(0, found.index) : summary).trim()
  const end = text.search(/[.!?](?:\s|$)/) + 1
  return {
    reason: text.slice(0, end || undefined),
    rest: end ? text.slice(end).trim() : '',
    page: found ? { label: label.trim(), path } : null,
  }
}
