import { Plus, Printer } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { newPurchase, openSheet } from './trip-draft.ts'
import { fetchLaterParts } from './use-later-parts.ts'

/** The button for the next purchase, always within reach of the thumb. */
export function AddBar({ isWide = false }: { isWide?: boolean }) {
  // A half typed purchase opens again.
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

/**
 * Prints the page once its later parts are loaded, which may take a moment after the press; if they fail to load, it
 * prints the page as it is.
 */
async function print() {
  await fetchLaterParts().catch(() => null)
  setTimeout(() => window.print())
}
