import { fallbackRates } from '@retour/domain/money/exchange'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { euroCentsOf } from '@retour/domain/trip/euro-cents'
import type { FormByRules } from '@retour/domain/trip/proposed-form'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { type ComponentType, useDeferredValue, useMemo, useState } from 'react'
import { readStoredRates } from '#app/backend/stored-rates.ts'
import { m } from '#app/paraglide/messages.js'
import { useAddress, useGoTo } from '#app/platform/site-navigation.tsx'
import { useMediaQuery } from '#app/platform/use-media-query.ts'
import { ScriptWait } from '#app/ui/script-wait.tsx'
import { showToast } from '#app/ui/toast.ts'
import { AddBar } from './add-bar.tsx'
import { DifferencesOfTrip } from './differences/differences.tsx'
import { useDiffering } from './differences/use-differing.ts'
import type { FormBreadcrumbs } from './form-breadcrumbs.ts'
import { issueForm } from './form-changes.ts'
import type { ExitDayGiven } from './exit-entry.tsx'
import { PurchaseList } from './purchase-list.tsx'
import { TripHeader, TripMore } from './trip-header.tsx'
import { formPath, formsPath, readTripAddress, tripPath } from './trip-address.ts'
import { TripTabs } from './trip-tabs.tsx'
import type { TripView } from './trip-view.ts'
import type { useRemoved } from './use-removed.ts'
import { useLaterParts } from './use-later-parts.ts'
import { writeSteps } from './save-purchase.ts'

/** The last day, loaded when it is opened. */
export type ExitDayPart = ComponentType<ExitDayGiven>

interface TripPageProps {
  view: TripView
  isStored: boolean
  editionId: RulesEditionId
  today: string
  removal: ReturnType<typeof useRemoved>
  onEdit: () => void
  /** Opens the export. */
  onFile: () => void
  Breadcrumbs: FormBreadcrumbs
  ExitDay: ExitDayPart
}

/** A trip with purchases: its sums, the deadlines, all receipts and forms. */
export function TripPage(props: TripPageProps) {
  const { view, editionId, today, Breadcrumbs, ExitDay, onEdit, onFile, isStored, removal } = props
  const goTo = useGoTo()
  const { search } = useAddress()
  const { tab, formId, exit } = readTripAddress(search)
  const differing = useDiffering(view.trip?.id ?? null)
  const isWide = useMediaQuery('(min-width: 64rem)')
  const [rates] = useState(() => readStoredRates() ?? fallbackRates)
  const later = useLaterParts()
  const parts = later.script
  // The list updates at once; the results may follow a moment later.
  const settled = useDeferredValue(view)
  const sums = useMemo(
    () => parts?.sumsOfTrip({ view: settled, editionId, rates, today }) ?? null,
    [parts, settled, editionId, rates, today],
  )
  const totalCents = useMemo(
    () => settled.purchases.reduce((total, purchase) => total + euroCentsOf(purchase, rates), 0),
    [settled, rates],
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
  function displaysOf(id: string) {
    if (!parts || !sums) return later.hasFailed ? [] : null
    const standing = sums.standings.get(id)
    return standing ? parts.standingDisplays(standing) : []
  }

  const shown = sums?.issued.find(({ form }) => form.id === formId)
  if (parts && shown)
    return (
      <parts.FormScreen
        key={shown.form.id}
        view={view}
        issued={shown}
        differing={differing.get(shown.form.id)}
        today={today}
        Breadcrumbs={Breadcrumbs}
      />
    )
  const wait = <ScriptWait late={later} className="h-[420px]" />
  const header = (
    <TripHeader
      view={view}
      isStored={isStored}
      differing={differing}
      onEdit={onEdit}
      onFile={isWide ? onFile : undefined}
    />
  )
  if (formId !== null && !sums)
    return (
      <>
        {header}
        <div className="page pt-3 pb-8">{wait}</div>
      </>
    )
  if (exit)
    return sums ? (
      <>
        <div className="page">
          <DifferencesOfTrip differing={ofExit(differing)} />
        </div>
        <ExitDay
          screen={exit}
          view={settled}
          forms={sums.issued}
          onWrite={(steps) => writeSteps(view, steps)}
        />
      </>
    ) : (
      <div className="page pt-3 pb-8">{wait}</div>
    )
  const forms =
    parts && sums ? (
      <parts.FormsPart
        view={view}
        sums={sums}
        differing={differing}
        today={today}
        onIssue={(form) => void issue(form)}
      />
    ) : (
      wait
    )
  const overview =
    parts && sums ? (
      <parts.OverviewPart view={settled} sums={sums} editionId={editionId} today={today} isWide={isWide} />
    ) : (
      wait
    )
  const list = (
    <PurchaseList
      view={view}
      totalCents={totalCents}
      displaysOf={displaysOf}
      StateLine={parts?.StateLine ?? null}
      differing={differing}
      today={today}
      removed={removal.removed}
      onUndo={removal.undo}
    />
  )
  const counts = {
    purchases: view.purchases.length,
    forms: sums && sums.issued.length + sums.slips.length,
  }
  return (
    <>
      {header}
      {isWide ? (
        <div className="page grid grid-cols-[1fr_24rem] items-start gap-10 pt-4 pb-8">
          <div className="grid gap-6">
            <AddBar isWide />
            {overview}
            {sums && forms}
          </div>
          {list}
        </div>
      ) : (
        <>
          <TripTabs
            tab={tab}
            counts={counts}
            onOpen={(next) => goTo(next === 'forms' ? formsPath : tripPath, { replace: true })}
            panels={{
              purchases: (
                <div className="page grid gap-4 pt-2 pb-4">
                  {overview}
                  {list}
                </div>
              ),
              forms: <div className="page pt-3 pb-4">{forms}</div>,
            }}
          />
          {/* The first screen of a phone is for the sum and the dates. */}
          <div className="page flex flex-wrap pb-3 print:hidden">
            <TripMore onFile={onFile} />
          </div>
          <AddBar />
        </>
      )}
    </>
  )
}

const ofExit = (differing: ReadonlyMap<string, Entry>) =>
  new Map([...differing].filter(([, { kind }]) => kind === 'leg' || kind === 'bag'))
