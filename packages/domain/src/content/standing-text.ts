import { capitalize } from './capitalize.ts'
import { checked } from './checked-date.ts'
import type { Standing } from '../places/standing.ts'
import type { WarningKind } from '../places/warning-kind.ts'
import { formatLongDay } from './format-day.ts'

const warnings: Record<WarningKind, string> = {
  works: 'May be closed for works',
  disputed: 'Sources disagree',
  changed: 'In change',
  unconfirmed: 'Not confirmed',
  hours: 'Hours not certain',
  closed: 'Closed',
}

/** Returns the text of a badge: "Checked 24 July 2026", "Source without a date". */
export function standingText(standing: Standing): string {
  if (standing.kind === 'checked') return capitalize(checked(standing.on))
  if (standing.kind === 'aged') return `Source of ${formatLongDay(standing.on)}`
  if (standing.kind === 'older-than') return `Source older than ${formatLongDay(standing.before)}`
  if (standing.kind === 'undated') return 'Source without a date'
  if (standing.kind === 'remembered') return 'General knowledge, not checked'
  return warnings[standing.warning]
}

/** Returns the name of a source's site: "easycdg.com"; for a file in a repository "github.com/owner/name". */
export function sourceName(address: string): string {
  const [, host = address, path = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)(?:\/([^?#]*))?/.exec(address) ?? []
  return host === 'github.com' ? [host, ...path.split('/').slice(0, 2)].join('/') : host
}
