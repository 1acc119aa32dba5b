import type { RichText, Section } from '@retour/domain/content/page-content'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { m } from '#app/paraglide/messages.js'

/** What a traveler must know of an airport or station before anything else. */
export type HubWarning = { text: RichText | null; hours: string }

type Block = Section['blocks'][number]

/**
 * The first warning of the guide comes before everything else, with how many desks have known hours; the sections
 * are given back without it. Null where there are no desks: nothing can be closed.
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
