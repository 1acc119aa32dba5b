import type { Changes } from '../tools/changes-in.ts'

/** Dated changes as a list; what stands there holds for what is younger than it. */
export function describeChanges({ changes }: Changes): string {
  if (changes.length === 0) return 'I know of no change there.'
  return `What changed, newest first:\n${changes
    .map(({ since, country, text }) => `- ${country}, since ${since}: ${text}`)
    .join('\n')}`
}
