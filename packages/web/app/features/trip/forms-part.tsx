import { formatAmount } from '@retour/domain/money/money'
import { describeReadiness } from '@retour/domain/trip/describe-readiness'
import type { Entry } from '@retour/domain/trip/entry-schema'
import type { FormByRules } from '@retour/domain/trip/proposed-form'
import type { Purchase } from '@retour/domain/trip/trip-records'
import { m } from '#app/paraglide/messages.js'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import { Differences } from './differences/differences.tsx'
import { IssueButton } from './issue-button.tsx'
import { IssuedSlip } from './issued-slip.tsx'
import { SlipPart } from './slip-part.tsx'
import type { Slip } from './slips.ts'
import { StateLine } from './state-line.tsx'
import { readinessDisplay } from './state-display.ts'
import type { TripSums } from './trip-sums.ts'
import type { WithId } from '@retour/domain/trip/with-id'
import { shortName, type TripView } from './trip-view.ts'

interface FormsPartProps {
  view: TripView
  sums: TripSums
  /** Rows with conflicts, by their ids. */
  differing: ReadonlyMap<string, Entry>
  today: string
  onIssue: (form: FormByRules) => void
}

/** The forms: possible ones first, then issued ones, then impossible ones. */
export function FormsPart({ view, sums, differing, today, onIssue }: FormsPartProps) {
  const { travelers, purchases } = view
  const { issued, slips, lost } = sums
  const byId = new Map(purchases.map((purchase) => [purchase.id, purchase]))
  const passportOf = (travelerId: string | null) => {
    const traveler = travelers.find(({ id }) => id === travelerId)
    return traveler ? m.trip_passport_of({ name: shortName(traveler, travelers) }) : null
  }
  return (
    <div className="grid gap-2">
      <div className="mb-0.5">
        <h2 className="font-display text-[min(11vw,2.25rem)] leading-[1.06] font-serif tracking-display">
          {m.trip_forms_heading({ issued: issued.length, open: slips.length })}
        </h2>
        <p className="mt-1.25 text-ink-2">{m.trip_forms_lead({ receipts: purchases.length })}</p>
      </div>
      {slips.map((slip) => (
        <SlipPart
          key={slip.key}
          slip={slip}
          purchases={byId}
          passport={passportOf(slip.forms[0]?.travelerId ?? null)}
          today={today}
          onIssue={onIssue}
        />
      ))}
      {issued.map((one) => (
        <div key={one.form.id}>
          <IssuedSlip issued={one} passport={passportOf(one.form.travelerId)} />
          <Differences entry={differing.get(one.form.id)} />
        </div>
      ))}
      {lost.length > 0 && (
        <section aria-labelledby="lost" className="mt-2.5">
          <h2
            id="lost"
            className="mb-1 font-display text-[min(10vw,1.625rem)] leading-[1.15] font-serif tracking-display"
          >
            {m.trip_cannot_come_back()}
          </h2>
          <ul>
            {lost.map((slip) => (
              <LostRow key={slip.key} slip={slip} purchases={byId} onIssue={onIssue} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface LostRowProps {
  slip: Slip
  purchases: ReadonlyMap<string, WithId<Purchase>>
  onIssue: (form: FormByRules) => void
}

/** If the deadline for the goods has passed, a form may have been issued before; a letter can still help. */
function LostRow({ slip, purchases, onIssue }: LostRowProps) {
  const said = [
    ...slip.law.map((form) => [form, true] as const),
    ...slip.forms.map((form) => [form, false] as const),
  ]
  const [first] = slip.forms
  const bought = slip.forms.flatMap(({ purchaseIds }) => purchaseIds.flatMap((id) => purchases.get(id) ?? []))
  const late = [...slip.forms, ...slip.law].find(
    ({ state }) => state.kind === 'lost' && state.because === 'export-over',
  )
  const cents = slip.forms.reduce((sum, { totalCents }) => sum + totalCents, 0)
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-2 border-t border-line py-1.5 first:border-ink">
      <span className="font-strong">
        {[...new Set(bought.map(({ shop }) => shop))].join(', ') || first?.shop}
      </span>
      <MoneyFigure currency="EUR" figure={formatAmount({ currency: 'EUR', cents })} />
      {said.map(([form, isLaw]) => (
        <div key={`${form.key}${isLaw}`} className="col-span-2 text-meta text-ink-2">
          {slip.law.length > 0 && (
            <p className="mt-0.5 font-strong text-ink">{isLaw ? m.trip_by_law() : m.trip_by_guide()}</p>
          )}
          <StateLine display={readinessDisplay(form.state)} />
          <p>{describeReadiness(form)}</p>
        </div>
      ))}
      {late && <IssueButton form={late} onIssue={onIssue} />}
    </li>
  )
}
