import { readRichText } from '@retour/domain/content/rich-text'
import type { Face, Run } from './break-lines.ts'

/**
 * Converts a rich text to runs. Links to our own pages need the site's origin (`siteUrl`, '' if there is none); without
 * it they become plain text, because a file has no base URL.
 */
export function richRuns(text: string, { siteUrl, face = 'text' }: { siteUrl: string; face?: Face }): Run[] {
  return readRichText(text).map((part) => {
    if (part.kind === 'strong') return { text: part.text, face: 'strong' }
    const link = part.kind === 'link' ? fullAddress(part.to, siteUrl) : null
    return { text: part.text, face, ...(link ? { link } : {}) }
  })
}

function fullAddress(to: string, siteUrl: string): string | null {
  if (to.startsWith('https://')) return to
  return siteUrl ? siteUrl + to : null
}
