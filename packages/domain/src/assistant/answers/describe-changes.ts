import type { Changes } from '../tools/changes-in.ts'

/** Returns dated changes as a Markdown list. */
export function describeChanges({ changes }: Changes): string {
  if (changes.length === 0) return 'I know of no change there.'
  return `What changed, newest first:\n${changes
    .map(({ since, country, text }) => `- ${country}, since ${since}: ${text}`)
    .join('\n')}`
}
