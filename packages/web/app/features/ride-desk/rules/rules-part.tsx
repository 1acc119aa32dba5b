import type { DeskRules } from '@retour/domain/wire/rules'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queryClient } from '#app/backend/query-client.ts'
import { readRules } from '#app/backend/rules-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { Note } from '#app/ui/note.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { RuleRow } from './rule-row.tsx'
import { dayOf } from './rule-text.ts'

/**
 * The records on which the rules are based, and which must be checked again. `show=overdue` in the URL filters for
 * these.
 */
export function RulesPart() {
  const query = useQuery(
    { queryKey: ['desk-rules'], queryFn: readRules, refetchOnMount: 'always' },
    queryClient,
  )
  return (
    <QueryContent
      query={query}
      failure={m.desk_rules_failed()}
      waiting={m.desk_rules_loading()}
      skeleton={<Skeleton className="h-30 w-full" />}
    >
      {(list) => <Rules list={list} />}
    </QueryContent>
  )
}

function Rules({ list }: { list: DeskRules }) {
  const [query, setQuery] = useSearchParams()
  const isOverdueOnly = query.get('show') === 'overdue'
  const { rules, today, mayCheck } = list
  const overdue = rules.filter((rule) => rule.overdue !== null)
  const shown = isOverdueOnly ? overdue : rules
  return (
    <section className="grid gap-3">
      <Alarm list={list} overdue={overdue.length} />
      {!mayCheck && <p className="text-small text-ink-2">{m.desk_rules_not_yours()}</p>}
      <div className="max-w-[20rem]">
        <SelectField
          label={m.desk_rules_show()}
          value={isOverdueOnly ? 'overdue' : ''}
          options={[
            { value: '', label: m.desk_rules_all({ count: rules.length }) },
            { value: 'overdue', label: m.desk_rules_overdue({ count: overdue.length }) },
          ]}
          onChange={({ currentTarget: { value } }) =>
            setQuery({ part: 'rules', ...(value && { show: value }) })
          }
        />
      </div>
      {shown.length === 0 && <EmptyNote>{m.desk_rules_none()}</EmptyNote>}
      {shown.length > 0 && (
        <ul aria-label={m.desk_rules_list()}>
          {shown.map((rule) => (
            <RuleRow key={rule.id} rule={rule} today={today} mayCheck={mayCheck} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Alarm({ list: { rules, lastAlarmAt }, overdue }: { list: DeskRules; overdue: number }) {
  if (overdue === 0) return <Note kind="good">{m.desk_rules_sound()}</Note>
  return (
    <Note kind="warning">
      <strong>{m.desk_rules_alarm({ overdue, all: rules.length })}</strong> {m.desk_rules_alarm_ends()}
      {lastAlarmAt !== null && <> {m.desk_rules_alarm_mailed({ day: dayOf(lastAlarmAt) })}</>}
    </Note>
  )
}
