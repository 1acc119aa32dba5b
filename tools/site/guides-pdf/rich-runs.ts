import { readRichText } from '@retour/domain/content/rich-text'
import type { Face, Run } from './break-lines.ts'

/**
 * A rich text as runs. Links to our own pages need the site's public address (`siteUrl`, '' when there is none):
 * without it their words stand alone, because a file has no page that it belongs to.
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
