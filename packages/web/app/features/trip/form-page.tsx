import { formatLongDay, formatNearDay } from '@retour/domain/content/format-day'
import { formatMoney } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import { dayNumber } from '@retour/domain/calendar/calendar-days'
import type { Entry } from '@retour/domain/trip/entry-schema'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { kioskHelpPath } from '#app/platform/kiosk-help-path.ts'
import { useGoTo } from '#app/platform/site-navigation.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { StampRing } from '#app/ui/stamp-ring.tsx'
import { showToast } from '#app/ui/toast.ts'
import { Differences } from './differences/differences.tsx'
import { chooseWay, removeForm } from './form-changes.ts'
import { FormFacts } from './form-facts.tsx'
import { LifePart } from './life-part.tsx'
import { StepsPart } from './steps-part.tsx'
import { formsPath } from './trip-address.ts'
import type { IssuedForm } from './trip-sums.ts'
import { WaysPart } from './ways-part.tsx'

interface FormPageProps {
  issued: IssuedForm
  /** The stored entry of the form, if it has conflicts. */
  differing: Entry | undefined
  /** The name of its traveler; null if none is chosen. */
  traveler: string | null
  today: string
  breadcrumbs: ReactNode
}

const askAfterDays = 30

/** A form from its issue to the refund: the open ways, its history, the next steps. */
export function FormPage({ issued, differing, traveler, today, breadcrumbs }: FormPageProps) {
  const { form, sums, life, ways, steps, missing } = issued
  const goTo = useGoTo()
  const since = form.validatedOn === null ? null : dayNumber(today) - dayNumber(form.validatedOn)
  const isWaiting = life.state === 'validated' || life.state === 'handed-in'
  const isOverdue = isWaiting && since !== null && since >= askAfterDays
  const expected = ways.open.find(({ isChosen }) => isChosen)?.cents ?? null
  const keep = (saving: Promise<void>) =>
    void saving.catch(() => showToast('error', m.trip_change_not_saved()))

  function remove() {
    removeForm(form.id, sums.purchaseIds).then(
      () => goTo(formsPath, { replace: true }),
      () => showToast('error', m.trip_change_not_saved()),
    )
  }
  return (
    <div className="page grid grid-cols-1 gap-4 pt-1.5 pb-8 lg:max-w-[44rem]">
      <div>
        {breadcrumbs}
        <h1 className="mt-1 font-display text-[min(11vw,2.25rem)] leading-[1.06] font-serif tracking-display">
          {isOverdue ? m.trip_has_money_come() : form.shop}
        </h1>
        <p className="mt-1.25 text-ink-2">
          {isOverdue
            ? m.trip_days_after_stamp({ day: formatNearDay(today), count: since })
            : [
                countryName(form.country),
                traveler && m.trip_passport_of({ name: traveler }),
                formatMoney({ currency: 'EUR', cents: sums.totalCents }),
              ]
                .filter(Boolean)
                .join(', ')}
        </p>
        <Differences entry={differing} />
        {life.state === 'issued' && (
          <div className="mt-1 flex flex-wrap gap-1 print:hidden">
            <ButtonLink to={kioskHelpPath({ view: 'check', form: form.id })} variant="outlined" size="small">
              {m.help_check()}
            </ButtonLink>
            <ButtonLink to={kioskHelpPath({ view: 'cards', form: form.id })} variant="outlined" size="small">
              {m.help_cards()}
            </ButtonLink>
            <ButtonLink to={kioskHelpPath({ form: form.id })} variant="quiet" size="small">
              {m.help_link_trip()}
            </ButtonLink>
          </div>
        )}
      </div>
      {isWaiting && form.validatedOn && (
        <div className="flex items-center justify-between gap-2 border-y border-line py-2">
          <p className="text-ink-2">
            {m.trip_expected()}
            <span data-money className="block font-display text-[2.25rem] leading-[1.1] font-serif text-ink">
              {expected ? formatMoney({ currency: 'EUR', cents: expected.to }) : m.trip_not_known()}
            </span>
          </p>
          <StampRing
            isDone
            size={128}
            className="flex-none"
            phrases={[m.trip_state_stamped(), formatNearDay(form.validatedOn)]}
            label={m.trip_stamp_label({ day: formatLongDay(form.validatedOn) })}
          />
        </div>
      )}
      {!isWaiting && (
        <div>
          <WaysPart ways={ways} vatCents={sums.vatCents} onChoose={(way) => keep(chooseWay(form.id, way))} />
        </div>
      )}
      <LifePart issued={issued} today={today} />
      {form.note !== '' && (
        <section aria-labelledby="notes">
          <h2 id="notes" className="heading-3">
            {m.trip_form_notes()}
          </h2>
          <p className="mt-0.5 text-small whitespace-pre-line text-ink-2">{form.note}</p>
        </section>
      )}
      <StepsPart form={form} steps={steps} />
      {missing.length > 0 && (
        <section aria-labelledby="missing">
          <h2 id="missing" className="heading-3">
            {m.trip_missing_here()}
          </h2>
          <ul className="mt-0.5 list-disc ps-2.5 text-small text-ink-2">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {isWaiting && (
        <div>
          <WaysPart ways={ways} vatCents={sums.vatCents} onChoose={(way) => keep(chooseWay(form.id, way))} />
        </div>
      )}
      <FormFacts issued={issued} onRemove={remove} />
    </div>
  )
}
