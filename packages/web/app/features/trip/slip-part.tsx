import { checkedDate } from '@retour/domain/content/checked-date'
import { formatNearDay } from '@retour/domain/content/format-day'
import { describeReadiness } from '@retour/domain/trip/describe-readiness'
import { countryName } from '@retour/domain/places/countries'
import { formatAmount, formatMoney } from '@retour/domain/money/money'
import type { FormByRules, FormWarning } from '@retour/domain/trip/proposed-form'
import type { Purchase } from '@retour/domain/trip/trip-records'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Note } from '#app/ui/note.tsx'
import { DayStrip } from './day-strip.tsx'
import { daysLeft } from './days-left.ts'
import { IssueButton } from './issue-button.tsx'
import { MissingGauge } from './missing-gauge.tsx'
import { KeyValues } from './key-values.tsx'
import { rangeFigure } from './scale.tsx'
import type { Slip } from './slips.ts'
import { StateLine } from './state-line.tsx'
import { readinessDisplay } from './state-display.ts'
import type { WithId } from '@retour/domain/trip/with-id'
import { waysOfProposed } from './trip-sums.ts'

export interface SlipPartProps {
  slip: Slip
  purchases: ReadonlyMap<string, WithId<Purchase>>
  /** Returns "Mei’s passport"; null if none is chosen. */
  passport: string | null
  today: string
  onIssue: (form: FormByRules) => void
}

/** A proposed form, dashed. By the edition and, if it differs, by today's law, with equal weight. */
export function SlipPart(props: SlipPartProps) {
  const { slip, passport, today } = props
  const [first] = slip.forms
  if (!first) return null
  const lead = slip.law[0] ?? first
  const left = daysLeft(lead.state, today)
  const head = [countryName(first.country), passport].filter(Boolean).join(', ')
  return (
    <article className="rounded border-[1.5px] border-dashed border-line-strong p-2">
      <div className="flex flex-wrap items-center justify-between gap-x-1 text-meta text-ink-2">
        <span>{head}</span>
        {left === null ? (
          <StateLine display={readinessDisplay(lead.state)} />
        ) : (
          <StateLine display={{ shape: 'short', tone: 'text-amber', words: left }} />
        )}
      </div>
      {slip.law.length === 0 ? (
        <Body {...props} form={first} />
      ) : (
        <>
          <div className="mt-1.5 border-t-2 border-ink pt-1">
            <h3 className="text-small font-strong">{m.trip_by_law()}</h3>
            {slip.law.map((form) => (
              <Body key={form.key} {...props} form={form} />
            ))}
          </div>
          <div className="mt-2 border-t-2 border-ink pt-1">
            <h3 className="text-small font-strong">{m.trip_by_guide()}</h3>
            {slip.forms.map((form) => (
              <Body key={form.key} {...props} form={form} />
            ))}
          </div>
        </>
      )}
      <Warnings warnings={warningsOf(slip)} />
    </article>
  )
}

function Body({ form, purchases, today, onIssue }: SlipPartProps & { form: FormByRules }) {
  const { state, shop, totalCents, vatCents } = form
  const isShort = state.kind === 'short'
  const ways = state.kind === 'ready' ? waysOfProposed(form) : null
  return (
    <div className="mt-1.5">
      {isShort ? (
        <>
          <p className="flex items-start gap-1 font-display text-[3.125rem] leading-none font-text tracking-[-0.03em] tabular-nums">
            <span className="pt-1 font-sans text-[0.9375rem] leading-none font-strong tracking-[0.03em] text-ink-2">
              EUR
            </span>{' '}
            {formatAmount({ currency: 'EUR', cents: state.missingCents })}{' '}
            <span className="self-end pb-0.5 text-[1.5rem] leading-none font-serif tracking-title">
              {m.trip_more()}
            </span>
          </p>
          <h3 className="heading-3 mt-1 mb-0.75">
            {m.trip_more_where({ shop: state.where, day: formatNearDay(state.until) })}
          </h3>
          <p className="text-small text-ink-2">{describeReadiness(form)}</p>
        </>
      ) : (
        <>
          <h3 className="heading-3">{shop}</h3>
          <p className="mt-0.5 text-small text-ink-2">{describeReadiness(form)}</p>
        </>
      )}
      <DayStrip form={form} purchases={purchases} today={today} />
      {isShort && <MissingGauge totalCents={totalCents} missingCents={state.missingCents} />}
      {state.kind === 'ready' && (
        <KeyValues
          rows={[
            [m.trip_together(), formatMoney({ currency: 'EUR', cents: totalCents })],
            [
              m.trip_vat_inside(),
              vatCents === null ? m.trip_not_known() : formatMoney({ currency: 'EUR', cents: vatCents }),
            ],
            [m.trip_reaches_hand(), ways?.range ? `EUR ${rangeFigure(ways.range)}` : m.trip_not_known()],
          ]}
        />
      )}
      {(state.kind === 'ready' || isShort) && (
        <IssueButton form={form} isMain={state.kind === 'ready'} onIssue={onIssue} />
      )}
    </div>
  )
}

function warningsOf({ forms }: Slip): FormWarning[] {
  const found = new Map(forms.flatMap(({ warnings }) => warnings).map((one) => [one.id + one.text, one]))
  return [...found.values()]
}

export function Warnings({ warnings }: { warnings: readonly FormWarning[] }) {
  return warnings.map(({ id, text, source, checkedOn }) => (
    <div key={id + text} className="mt-1.5">
      <Note kind={id === 'whole-form' || id === 'resident' || id === 'age' ? 'warning' : 'plain'}>
        {text}{' '}
        {source && (
          <span className="text-meta text-ink-2">
            <ExternalLink href={source.url}>{source.name}</ExternalLink>
            {checkedOn && m.trip_looked_at({ checkedDate: checkedDate(checkedOn) })}
          </span>
        )}
      </Note>
    </div>
  ))
}
