import { readSummary } from '@retour/domain/assistant/suggestions/read-summary'
import { formatDay } from '@retour/domain/content/format-day'
import type { SuggestionRow } from '@retour/domain/wire/suggestion'
import { useId, useState } from 'react'
import { Link, useGoTo } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { openTalk } from './use-talk.ts'

const kinds: Record<SuggestionRow['type'], { name: () => string; tone: 'gold' | 'blue' | 'plain' }> = {
  shopping: { name: m.concierge_kind_shopping, tone: 'gold' },
  refund: { name: m.concierge_kind_refund, tone: 'gold' },
  travel: { name: m.concierge_kind_travel, tone: 'blue' },
  other: { name: m.concierge_kind_other, tone: 'plain' },
}

const linkClass = buttonClass({ variant: 'quiet', size: 'small', className: '-mx-1.75' })

interface SuggestionEntryProps {
  suggestion: SuggestionRow
  /** Called when the person opens its details. */
  onOpen: () => void
}

/** A suggestion with its reason. Its details say what to do, with a link. */
export function SuggestionEntry({ suggestion, onOpen }: SuggestionEntryProps) {
  const { type, content, created_at } = suggestion
  const { reason, rest, page } = readSummary(content.summary)
  const { name, tone } = kinds[type] ?? kinds.other
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const goTo = useGoTo()
  const talkId = content.related_conversation_id

  function toggle() {
    if (!isOpen) onOpen()
    setIsOpen(!isOpen)
  }
  function goOnTalking() {
    openTalk(talkId)
    goTo('/dashboard?tab=ai')
  }

  return (
    <li className="grid justify-items-start gap-0.5 border-s-3 border-blue ps-2">
      <h3 className="text-body font-strong wrap-anywhere">{content.title}</h3>
      <p className="text-small text-ink-2 wrap-anywhere">{reason}</p>
      <div id={detailsId} hidden={!isOpen} className="text-small">
        {rest && <p className="mb-1 wrap-anywhere">{rest}</p>}
        <p className="flex flex-wrap items-center gap-1 text-meta text-ink-3">
          <Badge tone={tone}>{name()}</Badge>
          {m.concierge_suggested_on({ day: formatDay(dayOf(new Date(created_at))) })}
        </p>
        {page && (
          <Link to={page.path} className={linkClass}>
            {page.label}
          </Link>
        )}
        {talkId && (
          <button type="button" onClick={goOnTalking} className={linkClass}>
            {m.concierge_open_talk()}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        // Tells the buttons of several suggestions apart.
        aria-label={
          isOpen
            ? m.concierge_hide_of({ title: content.title })
            : m.concierge_details_of({ title: content.title })
        }
        onClick={toggle}
        className={linkClass}
      >
        {isOpen ? m.concierge_hide_details() : m.concierge_view_details()}
      </button>
    </li>
  )
}
