import { fallbackRates } from '@retour/domain/money/exchange'
import type { FormByRules } from '@retour/domain/trip/proposed-form'
import { CalendarPlus, Plus, Printer } from 'lucide-react'
import { type ComponentType, useDeferredValue, useMemo, useState } from 'react'
import { readStoredRates } from '#app/backend/stored-rates.ts'
import { m } from '#app/paraglide/messages.js'
import { downloadText } from '#app/platform/download-text.ts'
import { useAddress, useGoTo } from '#app/platform/site-navigation.tsx'
import { useMediaQuery } from '#app/platform/use-media-query.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { TripDate } from '@retour/domain/trip/trip-date'
import { tripCalendar } from '@retour/domain/trip/trip-calendar'
import { DatesPart } from './dates-part.tsx'
import { useDiffering } from './differences/use-differing.ts'
import { issueForm } from './form-changes.ts'
import { FormPage } from './form-page.tsx'
import { FormsPart } from './forms-part.tsx'
import { PurchaseList } from './purchase-list.tsx'
import { RemindersButton } from './reminders/reminders-button.tsx'
import { ReachDocument } from './reach-document.tsx'
import { TripHeader } from './trip-header.tsx'
import { formPath, formsPath, readTripAddress, tripPath } from './trip-address.ts'
import { newPurchase, openSheet } from './trip-draft.ts'
import { TripTabs } from './trip-tabs.tsx'
import { sumsOfTrip, type TripSums } from './trip-sums.ts'
import { shortName, type TripView } from './trip-view.ts'
import { useRemoved } from './use-removed.ts'

import type { RulesEditionId } from '@retour/domain/vat/rules'

interface TripPageProps {
  view: TripView
  isKept: boolean
  editionId: RulesEditionId
  today: string
  removal: ReturnType<typeof useRemoved>
  onEdit: () => void
  Crumbs: ComponentType<{ form: string }>
}

/** A trip with purchases: what it comes to, the days that count, all receipts and forms. */
export function TripPage(props: TripPageProps) {
  const { view, editionId, today, Crumbs, onEdit, isKept } = props
  const goTo = useGoTo()
  const { search } = useAddress()
  const { tab, formId } = readTripAddress(search)
  const differing = useDiffering(view.trip?.id ?? null)
  const isWide = useMediaQuery('(min-width: 64rem)')
  const [rates] = useState(() => readStoredRates() ?? fallbackRates)
  // The list answers at once; what follows from it may come a moment later.
  const settled = useDeferredValue(view)
  const sums = useMemo(
    () => sumsOfTrip({ view: settled, editionId, rates, today }),
    [settled, editionId, rates, today],
  )

  async function issue(form: FormByRules) {
    if (!view.trip) return
    try {
      const id = await issueForm(form, view.trip.id, today)
      showToast('success', m.trip_form_noted({ shop: form.shop }))
      goTo(formPath(id))
    } catch (error) {
      console.error('The form could not be noted:', error)
      showToast('error', m.trip_change_not_saved())
    }
  }

  const shown = sums.issued.find(({ form }) => form.id === formId)
  if (shown) {
    const traveler = view.travelers.find(({ id }) => id === shown.form.travelerId)
    return (
      <FormPage
        key={shown.form.id}
        issued={shown}
        differing={differing.get(shown.form.id)}
        traveler={traveler ? shortName(traveler, view.travelers) : null}
        today={today}
        crumbs={<Crumbs form={shown.form.shop} />}
      />
    )
  }
  const forms = <FormsPart view={view} sums={sums} today={today} onIssue={(form) => void issue(form)} />
  const list = (
    <PurchaseList
      view={view}
      sums={sums}
      today={today}
      removed={props.removal.removed}
      onUndo={props.removal.undo}
    />
  )
  const reach = (
    <Overview
      tripId={view.trip?.id ?? null}
      sums={sums}
      editionId={editionId}
      today={today}
      isWide={isWide}
    />
  )
  return (
    <>
      <TripHeader view={view} isKept={isKept} onEdit={onEdit} />
      {isWide ? (
        <div className="page grid grid-cols-[1fr_24rem] items-start gap-10 pt-4 pb-8">
          <div className="grid gap-6">
            <AddBar isWide onPrint={() => window.print()} />
            {reach}
            {forms}
          </div>
          {list}
        </div>
      ) : (
        <>
          <TripTabs
            tab={tab}
            counts={{ purchases: view.purchases.length, forms: sums.issued.length + sums.slips.length }}
            onOpen={(next) => goTo(next === 'forms' ? formsPath : tripPath, { replace: true })}
            panels={{
              purchases: (
                <div className="page grid gap-4 pt-2 pb-4">
                  {reach}
                  {list}
                </div>
              ),
              forms: <div className="page pt-3 pb-4">{forms}</div>,
            }}
          />
          <AddBar />
        </>
      )}
    </>
  )
}

function Overview({
  tripId,
  sums,
  editionId,
  today,
  isWide,
}: {
  tripId: string | null
  sums: TripSums
  editionId: RulesEditionId
  today: string
  isWide: boolean
}) {
  const hasForms = sums.money.forms > 0 || (sums.moneyByLaw?.forms ?? 0) > 0
  const coming = sums.dates.filter(({ day }) => day >= today)
  return (
    <>
      {hasForms ? (
        <ReachDocument sums={sums} editionId={editionId} today={today} />
      ) : (
        <p className="rounded bg-sunken px-2 py-1.75 text-small">{m.trip_no_form_yet()}</p>
      )}
      <div>
        <DatesPart dates={sums.dates} today={today} shown={isWide ? 3 : 1} />
        {coming.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            className="-ms-1.75 print:hidden"
            onClick={() => saveCalendar(coming)}
          >
            <CalendarPlus aria-hidden className="size-2.25" strokeWidth={1.6} />
            {m.trip_to_calendar({ count: coming.length })}
          </Button>
        )}
        <RemindersButton tripId={tripId} sums={sums} today={today} />
      </div>
    </>
  )
}

function saveCalendar(dates: readonly TripDate[]) {
  downloadText('my-trip.ics', 'text/calendar', tripCalendar(dates, new Date().toISOString()))
}

/** The way to the next purchase: always in reach of the thumb. */
function AddBar({ isWide = false, onPrint }: { isWide?: boolean; onPrint?: () => void }) {
  // What was half typed opens again.
  const add = (
    <Button data-add-purchase size="large" isWide={!isWide} onClick={() => openSheet(newPurchase)}>
      <Plus aria-hidden className="size-2.75" strokeWidth={1.6} />
      {m.trip_add()}
    </Button>
  )
  if (isWide)
    return (
      <div className="flex flex-wrap gap-1.5 print:hidden">
        {add}
        <Button variant="outlined" size="large" onClick={onPrint}>
          <Printer aria-hidden className="size-2.5" strokeWidth={1.6} />
          {m.trip_print()}
        </Button>
      </div>
    )
  return (
    <div
      data-keep-clear
      className="sticky bottom-0 z-4 border-t border-line bg-ground px-gutter pt-1.5 pb-2 print:hidden"
    >
      {add}
    </div>
  )
}
