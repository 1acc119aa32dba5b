import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { kioskHelpPath } from '#app/platform/kiosk-help-path.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import { useAddress, useGoTo } from '#app/platform/site-navigation.tsx'
import { saveTripSettings } from '#app/platform/trip-device.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ScriptWait } from '#app/ui/script-wait.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { useTripSync } from './account/use-trip-sync.ts'
import { StorageLine } from './storage-line.tsx'
import type { FormBreadcrumbs } from './form-breadcrumbs.ts'
import { PurchaseSheet } from './purchase-sheet.tsx'
import { hasAddLink, readTripAddress, tripPath } from './trip-address.ts'
import { draftStore, emptyDraft, newPurchase, openSheet, writeDraft } from './trip-draft.ts'
import type { ExitDayPart } from './trip-page.tsx'
import type { TripView } from './trip-view.ts'
import { useEdition } from './use-edition.ts'
import { useRemoved } from './use-removed.ts'
import { useLaterParts, useTripPage } from './use-later-parts.ts'
import { useToday } from './use-today.ts'
import { useTrip } from './use-trip.ts'

const savedTrip = lazyPart<{ view: TripView; onClose: () => void }>(
  () => import('./saved/saved-trip-sheet.tsx').then(({ SavedTripSheet }) => SavedTripSheet),
  'h-0',
)

interface TripScreenProps {
  Breadcrumbs: FormBreadcrumbs
  ExitDay: ExitDayPart
}

/** My trip. The prerendered page and the first render show an empty trip; then the data of this device. */
export function TripScreen({ Breadcrumbs, ExitDay }: TripScreenProps) {
  const { isRead, isStored, isExampleRemoved, entries, view } = useTrip()
  useTripSync()
  const editionId = useEdition()
  const today = useToday()
  const removal = useRemoved(view)
  const [isTripOpen, setIsTripOpen] = useState(false)
  const [isFileOpen, setIsFileOpen] = useState(false)
  const { open } = useSessionStore(draftStore)
  const later = useLaterParts()
  const page = useTripPage()
  useAddLink()
  const { exit } = readTripAddress(useAddress().search)
  const hasPurchases = view.purchases.length > 0 || removal.removed !== null || view.forms.length > 0
  const isSheetOpen = isRead && (open === newPurchase || view.purchases.some(({ id }) => id === open))

  useFocusAfterSheet(isSheetOpen)

  return (
    <>
      {isRead && (hasPurchases || exit !== null) ? (
        page.script ? (
          <page.script.TripPage
            view={view}
            isStored={isStored}
            editionId={editionId}
            today={today}
            removal={removal}
            onEdit={() => setIsTripOpen(true)}
            onFile={() => setIsFileOpen(true)}
            Breadcrumbs={Breadcrumbs}
            ExitDay={ExitDay}
          />
        ) : (
          <div className="page grid gap-3 pt-2.5 pb-8 lg:pt-6">
            <h1 className="heading-1">{view.trip?.name || m.trip_name()}</h1>
            <ScriptWait late={page} className="h-[560px]" />
          </div>
        )
      ) : (
        <div className="page grid max-w-[42rem] gap-3.5 pt-2.5 pb-8 lg:pt-6">
          <div>
            <h1 className="heading-1">{view.trip?.name || m.trip_name()}</h1>
            <p className="mt-1.5 text-lead text-ink-2">{m.trip_lead()}</p>
          </div>
          <div>
            <Button size="large" isWide onClick={() => openSheet(newPurchase)}>
              <Plus aria-hidden className="size-2.75" strokeWidth={1.6} />
              {m.trip_add()}
            </Button>
            <p className="mt-1.25 text-meta text-ink-3">{m.trip_add_hint()}</p>
            <noscript>
              <p className="mt-1 rounded bg-sunken px-2 py-1.75 text-small">{m.trip_without_script()}</p>
            </noscript>
          </div>
          {isRead &&
            !isExampleRemoved &&
            (later.script ? (
              <later.script.ExamplePurchase
                editionId={editionId}
                today={today}
                onRemove={() => void saveTripSettings({ isExampleRemoved: true }).catch(() => null)}
              />
            ) : (
              <ScriptWait late={later} className="h-[430px]" />
            ))}
          <StorageLine view={view} isStored={isStored} isEmpty />
          <div className="flex flex-wrap">
            <ButtonLink to={kioskHelpPath()} variant="quiet" size="small" className="-ms-1.75">
              {m.help_link_trip()}
            </ButtonLink>
            {isRead && (
              <Button variant="quiet" size="small" className="-ms-1.75" onClick={() => setIsFileOpen(true)}>
                {m.trip_file_open()}
              </Button>
            )}
          </div>
        </div>
      )}
      {isSheetOpen && open !== null && (
        <PurchaseSheet
          key={open}
          id={open}
          view={view}
          entries={entries}
          editionId={editionId}
          onRemoved={removal.noteRemoved}
        />
      )}
      {isFileOpen && <savedTrip.Part view={view} onClose={() => setIsFileOpen(false)} />}
      {isTripOpen &&
        (later.script ? (
          <later.script.TripSheet view={view} entries={entries} onClose={() => setIsTripOpen(false)} />
        ) : (
          <Sheet title={m.trip_edit_trip()} closeLabel={m.trip_close()} onClose={() => setIsTripOpen(false)}>
            <ScriptWait late={later} className="h-[520px]" />
          </Sheet>
        ))}
    </>
  )
}

/**
 * The button that opened the sheet may be gone, as after the first purchase; keyboard users then continue with the next
 * element.
 */
function useFocusAfterSheet(isOpen: boolean) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (isClosing && (document.activeElement ?? document.body) === document.body)
      document.querySelector<HTMLElement>('[data-add-purchase]')?.focus({ preventScroll: true })
  }, [isOpen])
}

/**
 * A link from the calculator or a place starts a purchase; the URL is then reset. The parser knows all places, so it is
 * loaded for such a link only.
 */
function useAddLink() {
  const { search } = useAddress()
  const goTo = useGoTo()
  useEffect(() => {
    if (!hasAddLink(search)) return
    let isOver = false
    function begin(added: ReturnType<typeof import('./add-link.ts').readAddLink>) {
      if (isOver) return
      if (added) writeDraft(newPurchase, { ...emptyDraft, ...added, shopText: added.shop?.name ?? '' })
      openSheet(newPurchase)
      if (added) goTo(tripPath, { replace: true })
    }
    import('./add-link.ts').then(
      ({ readAddLink }) => begin(readAddLink(search)),
      (error: unknown) => {
        // The URL stays, so a reload opens the purchase again.
        console.warn('The purchase of the link could not be read:', error)
        begin(null)
      },
    )
    return () => {
      isOver = true
    }
  }, [search, goTo])
}
