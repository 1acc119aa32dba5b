import { formatDay } from '@retour/domain/content/format-day'
import { formatAmount } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import type { RefundRequest } from '#app/backend/refund-calls.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { Card } from '#app/ui/card.tsx'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import { Part } from '#app/ui/part.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusTimeline } from './status-timeline.tsx'
import type { ListSize } from './use-calculations.ts'
import { useRefundRequests } from './use-refund-requests.ts'

/** The refund requests; in the full list each has its timeline. */
export function RequestsCard({ user, size }: { user: AccountUser; size: ListSize }) {
  const query = useRefundRequests(user, size)
  return (
    <Card title={m.refunds_history()} isBusy={query.isFetching}>
      <QueryContent
        query={query}
        failure={m.refunds_history_failed()}
        waiting={m.refunds_loading({ title: m.refunds_history() })}
        skeleton={<RowsSkeleton rows={1} rowClass="min-h-[77px]" />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyNote>{m.refunds_history_empty()}</EmptyNote>
          ) : (
            <ul>
              {rows.map((row) => (
                <RequestRow key={row.id} request={row} hasTimeline={size === 'full'} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Card>
  )
}

function RequestRow({ request, hasTimeline }: { request: RefundRequest; hasTimeline: boolean }) {
  const { createdAt, country, amount, status } = request
  return (
    <li className="border-t border-line py-1.75">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-1.5 gap-y-0.25 md:grid-cols-[1fr_7rem_8rem]">
        <div className="min-w-0 max-md:row-span-2 max-md:self-start">
          <p className="font-strong">{countryName(country)}</p>
          <p className="text-meta text-ink-3">{formatDay(dayOf(new Date(createdAt)))}</p>
        </div>
        <p className="text-end max-md:order-last">
          <StatusBadge status={status} />
        </p>
        <p className="text-end font-strong">
          <MoneyFigure currency={amount.currency} figure={formatAmount(amount)} />
        </p>
      </div>
      <Part>{hasTimeline && <StatusTimeline status={status} />}</Part>
    </li>
  )
}
