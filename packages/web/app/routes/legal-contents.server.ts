import { formatLongDay } from '@retour/domain/content/format-day'
import { legalWords } from '@retour/domain/content/legal/legal-pages'
import { m } from '#app/paraglide/messages.js'
import { operator } from '#app/platform/operator.server.ts'
import { describePage } from '#app/platform/page-meta.ts'

const pages = legalWords.map((words) => words(operator))

/** Everything a legal page says; undefined for a path that has none. */
export function legalContents(path: string) {
  const found = pages.find((page) => page.path === path)
  if (!found) return undefined
  const { title, description, keywords, heading, updated, lead, sections } = found
  const crumbs = [
    { name: m.shell_home(), path: '/' },
    { name: heading, path },
  ]
  return {
    heading,
    lead,
    sections,
    crumbs,
    dates: m.pages_legal_date({ day: formatLongDay(updated) }),
    listing: describePage({ title, description, keywords, path, crumbs }),
  }
}

export type LegalContents = NonNullable<ReturnType<typeof legalContents>>
