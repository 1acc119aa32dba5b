import { Check, Search } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { FieldError, labelClass } from '#app/ui/field-frame.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ResolvedDraft } from './resolve-draft.ts'
import { type FoundShop, searchShops } from './search-shops.ts'
import type { ChosenShop, PurchaseDraft } from './trip-draft.ts'
import { useShopList } from './use-shop-list.ts'

interface ShopFieldProps {
  draft: PurchaseDraft
  resolved: ResolvedDraft
  error: string | undefined
  onChange: (change: Partial<PurchaseDraft>) => void
}

/** The shop: one of the trip's shops with one tap, or any other by its name. */
export function ShopField(props: ShopFieldProps) {
  const { draft, resolved } = props
  const isTyped = draft.shopText !== null || resolved.recentShops.length === 0
  return isTyped ? <TypedShop {...props} /> : <RecentShops {...props} />
}

const isSame = (one: ChosenShop | null, other: ChosenShop) =>
  one !== null && one.name === other.name && one.city === other.city

function RecentShops({ resolved, error, onChange }: ShopFieldProps) {
  const labelId = useId()
  const errorId = useId()
  return (
    <div>
      <span id={labelId} className={labelClass}>
        {m.trip_shop()}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={error ? errorId : undefined}
        className="-me-gutter flex gap-1 scroll-row p-0.5 -m-0.5"
      >
        {resolved.recentShops.map((shop) => {
          const isChosen = isSame(resolved.shop, shop)
          return (
            <label
              key={`${shop.name}/${shop.city}`}
              className="relative flex min-h-touch flex-none items-center gap-0.75 rounded border border-line-strong bg-paper px-1.75 text-small has-checked:border-blue has-checked:bg-blue-wash has-checked:font-strong has-checked:text-blue-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="shop"
                checked={isChosen}
                onChange={() => onChange({ shop, place: null })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {isChosen && <Check aria-hidden className="size-2" strokeWidth={2} />}
              <span className="max-w-30 truncate">{shop.name}</span>
            </label>
          )
        })}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <button
        type="button"
        onClick={() => onChange({ shopText: '', shop: null })}
        className="inline-flex min-h-touch items-center gap-0.75 font-strong text-blue-ink"
      >
        <Search aria-hidden className="size-2.25" strokeWidth={1.6} />
        {m.trip_another_shop()}
      </button>
    </div>
  )
}

function TypedShop({ draft, resolved, error, onChange }: ShopFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const text = draft.shopText ?? ''
  const list = useShopList(true)
  const found = list && draft.shop === null ? searchShops(list, text, resolved.city) : []

  // "Another shop" focuses its field; a first purchase starts with the amount.
  const shouldFocus = useRef(draft.shopText === '' && resolved.recentShops.length > 0)
  useEffect(() => {
    if (shouldFocus.current) box.current?.querySelector('input')?.focus()
  }, [])

  function choose(shop: FoundShop) {
    onChange({ shop, shopText: shop.name, place: null })
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box}>
      <TextField
        label={m.trip_shop()}
        name="shop"
        value={text}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={200}
        error={error}
        onChange={({ target }) => onChange({ shopText: target.value, shop: null })}
      />
      <p aria-live="polite" className="sr-only">
        {found.length > 0 && m.trip_shops_count({ count: found.length })}
      </p>
      {found.length > 0 && (
        <ul aria-label={m.trip_shops_found()} className="mt-0.5">
          {found.map((shop) => (
            <li key={shop.locationId} className="border-b border-line">
              <button
                type="button"
                onClick={() => choose(shop)}
                className="flex min-h-touch w-full items-baseline justify-between gap-2 py-1 text-start text-small hover:bg-sunken"
              >
                <span className="font-strong">{shop.name}</span>
                <span className="flex-none text-ink-2">{shop.city}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
