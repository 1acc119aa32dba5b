import { Plus, Printer } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { newPurchase, openSheet } from './trip-draft.ts'
import { fetchLaterParts } from './use-later-parts.ts'

/** The way to the next purchase: always in reach of the thumb. */
export function AddBar({ isWide = false }: { isWide?: boolean }) {
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
        <Button variant="outlined" size="large" onClick={() => void print()}>
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

/** The page as it is when the rules don't come; else whole, which may take a moment after the press. */
async function print() {
  await fetchLaterParts().catch(() => null)
  setTimeout(() => window.print())
}
