import { LoaderCircle, LocateFixed } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useOwnPosition } from './use-own-position.ts'

/** A toggle that sorts by distance. It is on once the browser has returned a position. */
export function OwnPositionButton() {
  const { position, isSearching, toggle } = useOwnPosition()
  const Icon = isSearching ? LoaderCircle : LocateFixed
  return (
    <Button variant="outlined" aria-pressed={Boolean(position)} aria-busy={isSearching} onClick={toggle}>
      <Icon aria-hidden className="size-2.25 flex-none" strokeWidth={1.6} />
      {m.locations_use_my_location()}
    </Button>
  )
}
