/** A suggestion's summary in its parts. `reason` is its first sentence, `page` what its last one leads to. */
export type SummaryParts = { reason: string; rest: string; page: { label: string; path: string } | null }

const lastPage = /(?:^|\s)(?<label>[^.:]+): (?<path>\/(?!\/)[\w/-]*)$/

/** Takes apart what the makers of suggestions write: why, what to do, and often the page with more ("All locations: /france"). */
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
