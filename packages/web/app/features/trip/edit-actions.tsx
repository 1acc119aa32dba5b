import type { Purchase } from '@retour/domain/trip/trip-records'
import { formatMoney, typedAmount } from '@retour/domain/money/money'
import { Copy, Split, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { showToast } from '#app/ui/toast.ts'
import { PassportField } from './passport-field.tsx'
import { ReceiptPhoto } from './receipt-photo.tsx'
import { removePurchase, splitPurchase } from './save-purchase.ts'
import { dropDraft, emptyDraft, newPurchase, openSheet, writeDraft } from './trip-draft.ts'
import type { WithId } from '@retour/domain/trip/with-id'
import type { TripView } from './trip-view.ts'

interface EditActionsProps {
  purchase: WithId<Purchase>
  view: TripView
  onRemoved: (id: string) => void
}

/** More actions for a purchase: a photo of its receipt, duplicate, split in two, delete. */
export function EditActions({ purchase, view, onRemoved }: EditActionsProps) {
  const [isSplitting, setIsSplitting] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  function duplicate() {
    const { shop: name, locationId, country, city, currency, boughtOn, travelerId, goods, cents } = purchase
    const shop = { name, locationId, country, city }
    const amount = typedAmount(cents)
    writeDraft(newPurchase, { ...emptyDraft, amount, currency, shop, day: boughtOn, travelerId, goods })
    openSheet(newPurchase)
  }
  async function remove() {
    try {
      await removePurchase(purchase.id)
      dropDraft(purchase.id, null)
      onRemoved(purchase.id)
    } catch (error) {
      console.error('The purchase could not be deleted:', error)
      setHasFailed(true)
    }
  }
  return (
    <>
      <ReceiptPhoto purchase={purchase} />
      <div className="mt-2 border-t border-line pt-1">
        <div className="flex flex-wrap gap-1">
          <Button variant="outlined" size="small" onClick={duplicate}>
            <Copy aria-hidden className="size-2.25" strokeWidth={1.6} />
            {m.trip_duplicate()}
          </Button>
          <Button
            variant="outlined"
            size="small"
            aria-expanded={isSplitting}
            onClick={() => setIsSplitting(!isSplitting)}
          >
            <Split aria-hidden className="size-2.25" strokeWidth={1.6} />
            {m.trip_split()}
          </Button>
          <Button variant="quiet" size="small" onClick={() => void remove()}>
            <Trash2 aria-hidden className="size-2.25" strokeWidth={1.6} />
            {m.trip_delete()}
          </Button>
        </div>
        {isSplitting && <SplitForm purchase={purchase} view={view} onFailure={() => setHasFailed(true)} />}
        {hasFailed && (
          <div className="mt-1">
            <Note kind="error" role="alert">
              {m.trip_not_saved()}
            </Note>
          </div>
        )}
      </div>
    </>
  )
}

function SplitForm({
  purchase,
  view,
  onFailure,
}: Omit<EditActionsProps, 'onRemoved'> & { onFailure: () => void }) {
  const others = view.travelers.filter(({ id }) => id !== purchase.travelerId)
  const [chosen, setChosen] = useState<{ travelerId: string | null; travelerName: string | null }>({
    travelerId: others[0]?.id ?? null,
    travelerName: null,
  })
  const name = chosen.travelerName?.trim() ?? ''
  const other = name ? { name } : chosen.travelerId ? { travelerId: chosen.travelerId } : null

  async function split(event: FormEvent) {
    event.preventDefault()
    if (!other || !view.trip) return
    try {
      const halves = await splitPurchase(purchase, { tripId: view.trip.id, travelers: view.travelers }, other)
      dropDraft(purchase.id, purchase.id)
      const [first, second] = halves.map((cents) => formatMoney({ currency: purchase.currency, cents }))
      showToast('success', m.trip_split_done({ first: first ?? '', second: second ?? '' }))
    } catch (error) {
      console.error('The purchase could not be split:', error)
      onFailure()
    }
  }
  return (
    <form
      noValidate
      aria-label={m.trip_split_title()}
      onSubmit={(event) => void split(event)}
      className="mt-1.5 grid gap-1.5"
    >
      <p className="text-small text-ink-2">{m.trip_split_hint()}</p>
      <PassportField
        travelers={others}
        travelerId={chosen.travelerId}
        newName={chosen.travelerName}
        onChange={setChosen}
      />
      <Button type="submit" variant="outlined" isWide>
        {m.trip_split_save()}
      </Button>
    </form>
  )
}
