import { createRoot } from 'react-dom/client'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { PartFailed } from '#app/ui/part-failed.tsx'

/** `broken`: rendering failed. `missing`: the script did not load. */
export type IslandFailure = 'broken' | 'missing'

/** Shows an error note above an island, with a button to retry. Returns a function that removes the note. */
export function showIslandNote(island: HTMLElement, failure: IslandFailure, onRetry: () => void): () => void {
  const box = document.createElement('div')
  box.className = 'mb-2 print:hidden'
  const root = createRoot(box)
  root.render(failure === 'broken' ? <PartBroken /> : <PartFailed onRetry={onRetry} />)
  island.before(box)
  return () => {
    root.unmount()
    box.remove()
  }
}
