import { currencies, type Currency } from '@retour/domain/money/currencies'
import { formatMoney, typedAmount } from '@retour/domain/money/money'
import { invalidAmountMessage } from '@retour/domain/money/parse-amount'
import { isCalendarDate } from '@retour/domain/vat/deadlines'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { type FormEvent, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { today as readToday } from '#app/platform/calendar-day.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import { useSettled } from '#app/platform/use-settled.ts'
import { AmountField } from '#app/ui/amount-field.tsx'
import { AmountQuestion } from '#app/ui/amount-question.tsx'
import { readTyped } from '#app/ui/amount-reading.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { ScriptWait } from '#app/ui/script-wait.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { showToast } from '#app/ui/toast.ts'
import { DayField } from './day-field.tsx'
import { InsideLine } from './inside-line.tsx'
import { PassportField } from './passport-field.tsx'
import { resolveDraft } from './resolve-draft.ts'
import { savePurchase } from './save-purchase.ts'
import { ShopField } from './shop-field.tsx'
import {
  closeSheet,
  draftStore,
  dropDraft,
  emptyDraft,
  type PurchaseDraft,
  writeDraft,
} from './trip-draft.ts'
import type { TripView } from './trip-view.ts'
import { useLaterParts } from './use-later-parts.ts'

interface PurchaseSheetProps {
  /** `newPurchase`, or the id of the purchase to edit. */
  id: string
  view: TripView
  entries: ReadonlyMap<string, Entry>
  editionId: RulesEditionId
  onRemoved: (id: string) => void
}

const currencyOptions = currencies.map((code) => ({ value: code, label: code }))
const longAmountLength = 9
/** True after a pause in typing, so a question may move the content below. */
const pauseMilliseconds = 600

/** Adds or changes a purchase: amount first; everything else is filled in and can be changed. */
export function PurchaseSheet({ id, view, entries, editionId, onRemoved }: PurchaseSheetProps) {
  const { drafts, lastId } = useSessionStore(draftStore)
  const later = useLaterParts()
  const edited = view.purchases.find((purchase) => purchase.id === id) ?? null
  const opened = useRef(entries.get(id))
  const today = readToday()
  const draft = drafts[id] ?? (edited ? { ...emptyDraft, amount: typedAmount(edited.cents) } : emptyDraft)
  const resolved = resolveDraft(draft, view, { edited, lastId, today })
  const { currency } = resolved
  const reading = readTyped({ ...draft, currency })
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open')
  const isDayFine = isCalendarDate(resolved.day)
  const hasQuestion = reading.kind === 'read' ? reading.readings.length > 0 : reading.kind !== 'refused'
  const hasPaused = useSettled(draft.amount, pauseMilliseconds) === draft.amount

  const change = (next: Partial<PurchaseDraft>) => {
    writeDraft(id, { ...draft, ...next })
    setState('open')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'saving') return
    if (reading.kind !== 'read' || resolved.shop === null || !isDayFine) {
      setTries(tries + 1)
      if (reading.kind === 'refused') focusFirst(event.currentTarget, 'amount')
      else if (reading.kind === 'read' && resolved.shop === null) focusFirst(event.currentTarget, 'shop')
      return
    }
    setState('saving')
    const { shop, country, city, travelerId, goods, day } = resolved
    const isNewName = draft.travelerName !== null && draft.travelerName.trim() !== ''
    try {
      const savedId = await savePurchase({
        view,
        edited: edited && { id, opened: opened.current },
        travelerName: isNewName ? (draft.travelerName ?? '') : '',
        purchase: {
          cents: reading.cents,
          currency,
          shop: shop.name,
          locationId: shop.locationId,
          country,
          city: city.trim(),
          boughtOn: day,
          goods,
          travelerId: draft.travelerName === null ? travelerId : null,
        },
      })
      dropDraft(id, savedId)
      const amount = formatMoney({ currency, cents: reading.cents })
      showToast('success', edited ? m.trip_changed() : m.trip_added({ amount, shop: shop.name }))
    } catch (error) {
      console.error('The purchase could not be saved:', error)
      setState('failed')
    }
  }

  return (
    <Sheet
      title={edited ? m.trip_edit() : m.trip_add()}
      closeLabel={m.trip_close_keeps()}
      onClose={closeSheet}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-1.5">
        <div>
          <AmountField
            amount={{
              name: 'amount',
              label: m.trip_amount(),
              value: draft.amount,
              onChange: ({ target }) => {
                setTries(0)
                change({ amount: target.value, chosenCents: null })
              },
              placeholder: '0.00',
              isLong: draft.amount.length > longAmountLength,
              enterKeyHint: 'done',
              ...(tries > 0 &&
                reading.kind === 'refused' && { error: invalidAmountMessage, hint: reading.advice }),
            }}
            currency={{
              label: m.trip_currency(),
              options: currencyOptions,
              value: currency,
              onChange: ({ target }) => change({ currency: target.value as Currency }),
            }}
          />
          {hasQuestion && (hasPaused || tries > 0) && (
            <AmountQuestion
              text={draft.amount}
              currency={currency}
              reading={reading}
              timesUnanswered={tries}
              onChooseCents={(chosenCents) => change({ chosenCents })}
              onChooseCurrency={(next) => change({ currency: next })}
            />
          )}
        </div>
        <ShopField
          draft={draft}
          resolved={resolved}
          error={tries > 0 && resolved.shop === null ? m.trip_shop_missing() : undefined}
          onChange={change}
        />
        <div className="grid gap-1.5 min-[22.5rem]:grid-cols-2">
          <DayField
            day={resolved.day}
            today={today}
            isOther={!resolved.isToday}
            error={tries > 0 && !isDayFine ? m.trip_day_missing() : undefined}
            onChange={(day) => change({ day })}
          />
          <PassportField
            travelers={view.travelers}
            travelerId={resolved.travelerId}
            newName={draft.travelerName}
            onChange={change}
          />
        </div>
        <InsideLine
          draft={resolved}
          editionId={editionId}
          cents={reading.kind === 'read' ? reading.cents : null}
          currency={currency}
          onChange={change}
        />
        {state === 'failed' && (
          <Note kind="error" role="alert">
            {m.trip_not_saved()}
          </Note>
        )}
        <Button type="submit" size="large" isWide isBusy={state === 'saving'}>
          {edited ? m.trip_save_change() : m.trip_save()}
        </Button>
      </form>
      {edited &&
        (later.script ? (
          <later.script.EditActions purchase={edited} view={view} onRemoved={onRemoved} />
        ) : (
          <ScriptWait late={later} className="mt-2 h-control" />
        ))}
    </Sheet>
  )
}

const focusFirst = (form: EventTarget, name: string) => {
  if (form instanceof HTMLFormElement) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
