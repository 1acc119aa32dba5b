import { formatLongDay } from '@retour/domain/content/format-day'
import type { DeskRule } from '@retour/domain/wire/rules'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { RuleCheckForm } from './rule-check-form.tsx'
import { checkedText, dayOf, overdueText } from './rule-text.ts'

interface RuleRowProps {
  rule: DeskRule
  today: string
  mayCheck: boolean
}

/** One record: when and where it was checked, who of the staff checked it last, and a form to confirm a check. */
export function RuleRow({ rule, today, mayCheck }: RuleRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const overdue = overdueText(rule)
  return (
    <li
      className={`grid gap-0.5 border-t border-line py-1.5 lg:grid-cols-[1fr_1fr_auto] lg:items-start lg:gap-x-3 ${overdue ? 'border-s-3 border-s-gold ps-1.5' : ''}`}
    >
      <div className="grid justify-items-start gap-0.5">
        <h2 className="font-strong">{rule.name}</h2>
        {overdue && <Badge tone="amber">{overdue}</Badge>}
        <p className="text-small text-ink-2">{checkedText(rule, today)}</p>
        {rule.alarmOn !== null && rule.overdue?.because !== 'due' && (
          <p className="text-small text-ink-2">
            {m.desk_rules_alarm_on({ day: formatLongDay(rule.alarmOn) })}
          </p>
        )}
      </div>
      <div className="grid gap-0.5 text-small">
        <Sources rule={rule} />
        <LastCheck rule={rule} />
      </div>
      {mayCheck && !isOpen && (
        <Button
          variant="outlined"
          size="small"
          className="justify-self-start"
          aria-label={m.desk_rules_check_of({ name: rule.name })}
          onClick={() => setIsOpen(true)}
        >
          {m.desk_rules_check()}
        </Button>
      )}
      {isOpen && (
        <div className="lg:col-span-full">
          <RuleCheckForm rule={rule} onDone={() => setIsOpen(false)} />
        </div>
      )}
    </li>
  )
}

const shownAtOnce = 3

function Sources({ rule: { sources } }: { rule: DeskRule }) {
  if (sources.length === 0) return <p className="text-ink-2">{m.desk_rules_no_source()}</p>
  const more = sources.slice(shownAtOnce)
  return (
    <>
      <SourceList sources={sources.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-touch cursor-pointer items-center underline">
            {m.desk_rules_more_sources({ count: more.length })}
          </summary>
          <SourceList sources={more} />
        </details>
      )}
    </>
  )
}

function SourceList({ sources }: { sources: DeskRule['sources'] }) {
  return (
    <ul>
      {sources.map(({ name, url }) => (
        <li key={url ?? name} className="py-0.5 wrap-anywhere">
          {url ? <ExternalLink href={url}>{name}</ExternalLink> : name}
        </li>
      ))}
    </ul>
  )
}

function LastCheck({ rule: { lastCheck } }: { rule: DeskRule }) {
  if (!lastCheck) return null
  const { name, at, source, note } = lastCheck
  return (
    <p className="wrap-anywhere text-ink-2">
      {m.desk_rules_last({ name: name ?? m.desk_rules_somebody(), day: dayOf(at) })}{' '}
      <ExternalLink href={source}>{new URL(source).hostname}</ExternalLink>
      {note && (
        <>
          {'. '}
          <bdi>{note}</bdi>
        </>
      )}
    </p>
  )
}
