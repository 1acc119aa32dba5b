import { formatDay, formatNearDay } from '@retour/domain/content/format-day'
import { formatMoney } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import { goodsOutBy } from '@retour/domain/trip/form-clocks'
import { wholeFormRule } from '@retour/domain/vat/whole-form-rule'
import { m } from '#app/paraglide/messages.js'
import { Link } from '#app/platform/site-navigation.tsx'
import { Note } from '#app/ui/note.tsx'
import { KeyValues } from './key-values.tsx'
import { rangeFigure } from './scale.tsx'
import { StateLine } from './state-line.tsx'
import { formDisplays } from './state-display.ts'
import { formPath } from './trip-address.ts'
import { LetterLink, stepNames } from './steps-part.tsx'
import type { IssuedForm } from './trip-sums.ts'

/** An issued form: its purchases, its refund, and the deadline of the stamp. */
export function IssuedSlip({ issued, passport }: { issued: IssuedForm; passport: string | null }) {
  const { form, sums, life, ways, purchases, steps } = issued
  const [next] = steps
  const euros = (cents: number | null) =>
    cents === null ? m.trip_not_known() : formatMoney({ currency: 'EUR', cents })
  const { safe } = goodsOutBy(form, sums.firstDay)
  const days = [...new Set(purchases.map(({ boughtOn }) => formatNearDay(boughtOn)))].toReversed().join(', ')
  const isOpen = life.state === 'issued'
  const seeForm = isOpen || life.state === 'validated' ? m.trip_ways() : m.trip_life()
  return (
    <article className="rounded border border-line bg-paper p-2">
      <div className="flex flex-wrap items-center justify-between gap-x-1 text-meta text-ink-2">
        <span>{[countryName(form.country), passport].filter(Boolean).join(', ')}</span>
        <StateLine display={formDisplays[life.state]()} />
      </div>
      <h3 className="heading-3 mt-0.75">{form.shop}</h3>
      <KeyValues
        rows={[
          [days || m.trip_no_receipts(), euros(sums.totalCents)],
          [m.trip_vat_inside(), euros(sums.vatCents)],
          form.receivedCents === null
            ? [m.trip_reaches_hand(), ways.range ? `EUR ${rangeFigure(ways.range)}` : m.trip_not_known()]
            : [m.trip_came(), euros(form.receivedCents)],
          ...(isOpen ? ([[m.trip_out_by(), formatDay(safe)]] as const) : []),
        ]}
      />
      {isOpen && form.country === 'spain' && (
        <div className="mt-1">
          <Note kind="warning">{wholeFormRule.text}</Note>
        </div>
      )}
      {next && (
        <p className="border-t border-line pt-1 text-small">
          {m.trip_next_step({ step: stepNames[next.step]() })} <LetterLink form={form} steps={steps} />
        </p>
      )}
      <Link
        to={formPath(form.id)}
        aria-label={`${seeForm}: ${form.shop}`}
        className="inline-flex min-h-touch items-center font-strong text-blue-ink underline print:hidden"
      >
        {seeForm}
      </Link>
    </article>
  )
}
