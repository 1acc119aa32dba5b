import type { RichText, Section } from '@retour/domain/content/page-content'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { m } from '#app/paraglide/messages.js'

/**
 * The most important warning about an airport or station. `text`: from the guide, null if it has none. `hours`: how
 * many desks have known hours.
 */
export type HubWarning = { text: RichText | null; hours: string }

type Block = Section['blocks'][number]

/**
 * Takes the first warning out of the guide's sections. Returns it with a sentence about the desks' hours, and the
 * remaining sections. Without desks the warning is null, because nothing can be closed, and the sections are unchanged.
 */
export function hubWarning(
  sections: Section[],
  desks: Pick<RefundLocation, 'opening_hours' | 'hours_stale'>[],
): { warning: HubWarning | null; sections: Section[] } {
  if (desks.length === 0) return { warning: null, sections }
  const first = sections.flatMap(({ blocks }) => blocks).find(isWarning)
  const rest = sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block !== first),
  }))
  return {
    warning: { text: first?.text ?? null, hours: hoursSentence(desks) },
    sections: rest.filter(({ blocks }) => blocks.length > 0),
  }
}

const isWarning = (block: Block): block is Extract<Block, { kind: 'note' }> =>
  block.kind === 'note' && block.tone === 'warning'

function hoursSentence(desks: Pick<RefundLocation, 'opening_hours' | 'hours_stale'>[]): string {
  const known = desks.filter(({ opening_hours }) => opening_hours)
  if (known.length === 0) return m.guides_warning_hours_unknown()
  const counts = { known: known.length, total: desks.length }
  return known.every(({ hours_stale }) => hours_stale)
    ? m.guides_warning_hours_old(counts)
    : m.guides_warning_hours(counts)
}
